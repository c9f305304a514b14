/**
 * Right after the first words are painted; at once in a tab that nobody sees, where nothing is painted. Firefox tells of no
 * first paint where a page opens below its top, at a `#hash` or reloaded where one had read to: so a moment after the second
 * frame of the loaded page at the latest. (The first frame of a long page comes late on a slow phone, and scripts that start
 * before it keep it waiting.) Only while it loads.
 */
export function afterFirstWords(then: () => void): void {
  if (document.hidden) {
    then()
    return
  }
  void new Promise<void>((done) => {
    // A frame may show the ground alone, while the letters are on their way.
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && done()).observe({
      type: 'paint',
      buffered: true,
    })
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 99))))
  }).then(then)
}
