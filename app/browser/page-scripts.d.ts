declare module 'virtual:page-scripts' {
  /** JavaScript to inline in <head>, before anything is painted. */
  export const bootScript: string
  /** JavaScript to inline in the page of an article. */
  export const keepArticlesScript: string
  /** JavaScript to inline in pages with a list of free times. */
  export const freeTimesScript: string
  /** JavaScript to inline after the list of the offline page. */
  export const listKeptScript: string
  /** Address of the deferred script, with a hash of its content. */
  export const liveScriptUrl: string
  /** Of the deferred script of hydrated pages. */
  export const hydrateScriptUrl: string
  /** Of the script that only pages with a password field carry. */
  export const showTypedScriptUrl: string
}
