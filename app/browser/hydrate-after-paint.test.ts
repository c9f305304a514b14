/** A hydrated page whose start does not come. */
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['does not answer', () => Promise.reject(new Error('no network'))],
  ['answers with an error', () => Promise.resolve({ ok: false })],
  ['breaks off halfway', () => Promise.resolve({ ok: true, text: () => Promise.reject(new Error('aborted')) })],
])('gets what it has for browsers without a script where the server %s', async (_, answer) => {
  const noscript = { outerHTML: '', innerHTML: '<p>Send it by mail.</p>' }
  const place = { dataset: { start: '/contact.start', preloads: '/assets/entry.js' } }
  vi.stubGlobal('document', {
    readyState: 'complete',
    querySelector: () => place,
    querySelectorAll: () => [noscript],
    createElement: () => ({}),
    head: { append: () => undefined },
  })
  vi.stubGlobal('fetch', answer)
  await import('./hydrate-after-paint.ts')
  await vi.waitFor(() => expect(noscript.outerHTML).toBe(noscript.innerHTML))
})
