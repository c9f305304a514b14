declare module 'virtual:page-scripts' {
  /** JavaScript to inline in <head>, before anything is painted. */
  export const bootScript: string
  /** Address of the deferred script, with a hash of its content. */
  export const liveScriptUrl: string
  /** Of the script that only pages with a list of free times carry. */
  export const freeTimesScriptUrl: string
  /** Of the script that only pages with a password field carry. */
  export const showTypedScriptUrl: string
}
