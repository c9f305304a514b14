declare module 'virtual:page-scripts' {
  /** JavaScript to inline in <head>, before anything is painted. */
  export const bootScript: string
  /** Address of the deferred script, with a hash of its content. */
  export const liveScriptUrl: string
}
