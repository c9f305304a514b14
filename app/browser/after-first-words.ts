/** Right after the first words are painted; at once in a tab that nobody sees, where nothing is painted. */
export function afterFirstWords(then: () => void): void {
  if (document.hidden) {
    then()
    return
  }
  // A frame may show the ground alone, while the letters are on their way.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    then()
  }).observe({ type: 'paint', buffered: true })
}
