declare module 'virtual:page-scripts' {
  /** JavaScript to inline in <head>, before anything is painted. */
  export const bootScript: string
  /** JavaScript to inline where a form of an account was refused. */
  export const forgetPostScript: string
  /** JavaScript to inline in the page of an article. */
  export const keepArticlesScript: string
  /** JavaScript to inline in the pages of whoever is signed in. */
  export const leaveAccountScript: string
  /** JavaScript to inline in pages with a list of free times. */
  export const freeTimesScript: string
  /** JavaScript to inline after the list of the offline page. */
  export const listKeptScript: string
  /** JavaScript to inline at the end of the home page. */
  export const scrollToSectionScript: string
  /** JavaScript to inline beside the form of a link that works once. */
  export const sendOnceScript: string
  /** Address of the script of every page, with a hash of its content. It is loaded after the first words. */
  export const liveScriptUrl: string
  /** Of that of hydrated pages. */
  export const hydrateScriptUrl: string
  /** Of the script that only pages with a password field carry. */
  export const showTypedScriptUrl: string
}
