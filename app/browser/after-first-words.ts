/**
 * Right after the first words are painted; at once in a tab that nobody sees, where nothing is painted. Firefox tells of no
 * first paint where a page opens below its top, at a `#hash` or reloaded where one had read to: there, after the first frame
 * of the loaded page.
 */
export function afterFirstWords(then: () => void): void {
  if (document.hidden) {
    then()
    return
  }
  void new Promise<void>((painted) => {
    // A frame may show the ground alone, while the letters are on their way.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) painted()
    }).observe({ type: 'paint', buffered: true })
    const afterFrame = () => requestAnimationFrame(() => setTimeout(painted))
    if (document.readyState === 'complete') afterFrame()
    else addEventListener('load', afterFrame)
  }).then(then)
}
