/**
 * Stands at the end of a hydrated page, in place of the framework's own tag: asks for the scripts right after the first
 * paint. In a tab that nobody sees there is none. What the tag said is in its attributes, see scripts-after-paint.server.ts.
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

if (document.hidden) hydrate()
else requestAnimationFrame(() => setTimeout(hydrate))
