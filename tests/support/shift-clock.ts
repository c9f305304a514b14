/**
 * Sets the clock of the process, or of the page, so many milliseconds ahead. What it gives back sets it further ahead, or back.
 * Uses nothing from outside itself: a journey sends it into a page.
 */
export function shiftClock(aheadMs: number): (moreMs: number) => void {
  const RealDate = Date
  let ahead = aheadMs
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  return (moreMs) => {
    ahead += moreMs
  }
}
