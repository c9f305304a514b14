/**
 * Of hydrated pages. Starts the framework right after the first words are painted, also where the script itself came with the
 * page. What it starts from stands in an element of the page, or behind an address there: see scripts-after-paint.server.ts.
 * Where that does not answer, or the document is no longer what it would start, the page stays as it is, and gets what it has
 * for browsers without a script.
 */
import { afterFirstWords } from './after-first-words.ts'

const place = document.querySelector<HTMLScriptElement>('script[data-preloads]')
const start = () => place && hydrate(place)
if (document.readyState === 'complete') void start()
else afterFirstWords(start)

async function hydrate({ dataset, nonce }: HTMLScriptElement): Promise<void> {
  const { start = '', source, preloads = '' } = dataset
  for (const href of preloads.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  const textContent = source ?? (await fetched(start))
  if (textContent)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent, nonce }))
  else for (const one of document.querySelectorAll('noscript')) one.outerHTML = one.innerHTML
}

function fetched(start: string): Promise<string> {
  // Firefox gives up the answer of a page that is left meanwhile, also halfway.
  return fetch(start, { redirect: 'error' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
}
