/** How this page was come by, as the browser tells. */

interface NavigationEntry extends PerformanceEntry {
  /** `back_forward`, also where the browser brings tabs back that were open; else `navigate`, `reload`. */
  readonly type?: string
  /** `navigational-prefetch` where it had been fetched ahead. */
  readonly deliveryType?: string
  /** When a page that was drawn ahead was shown, in milliseconds; 0 for all others. */
  readonly activationStart?: number
}

/** Undefined in browsers that do not tell. Its name is the address on arrival. */
export function navigationEntry(): NavigationEntry | undefined {
  return performance.getEntriesByType('navigation')[0]
}
