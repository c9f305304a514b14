/**
 * Stands at the end of a hydrated page, in place of the framework's own tag: asks for the scripts right after the first
 * words are painted, so that they share the line with no font. In a tab that nobody sees nothing is painted. What the tag
 * said is in its attributes, see scripts-after-paint.server.ts.
 */
const here = document.currentScript as HTMLScriptElement

function hydrate(): void {
  const { source = '', preloads = '' } = here.dataset
  for (const href of preloads.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  const script = Object.assign(document.createElement('script'), { type: 'module', textContent: source })
  script.nonce = here.nonce
  document.head.append(script)
}

/** A frame may show the ground alone, while the letters are on their way. */
function afterFirstWords(then: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    then()
  }).observe({ type: 'paint', buffered: true })
}

if (document.hidden) hydrate()
else afterFirstWords(hydrate)
