import { hydrateScriptUrl } from 'virtual:page-scripts'
import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint, startOf } from './scripts-after-paint.server.ts'

const page =
  '<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="modulepreload" href="/assets/a.js" nonce="n"/>' +
  // React Router names its entry twice.
  '<link rel="modulepreload" href="/assets/entry.js" nonce="n"/>' +
  '<title>Page</title></head><body><main>Text, € 5</main><script nonce="n">window.__reactRouterContext = {}</script>' +
  '<script nonce="n" type="module" async="">import * as a from "/assets/a.js";\nif (1 < 2 && a) import("/b.js")</script>' +
  '<script nonce="n">window.__reactRouterContext.streamController.close();</script></body></html>'

const after = `<script data-late="${hydrateScriptUrl}"></script></body></html>`
const before = '<html><head><title>Page</title></head><body><main>Text, € 5</main><script nonce="n"></script>'

describe('the scripts of a page', () => {
  it('are named only, with where their data is', () => {
    expect(scriptsAfterPaint(Buffer.from(page), '/start/page?a=1&b=2').toString()).toBe(
      `${before}<script nonce="n" data-start="/start/page?a=1&#38;b=2" data-preloads="/assets/entry.js /assets/a.js"></script>${after}`,
    )
  })

  it('stand in an attribute of an answer that is given once', () => {
    const answer = scriptsAfterPaint(Buffer.from(page)).toString()
    expect(answer.startsWith(`${before}<script nonce="n" data-source="window.__reactRouterContext = {}`)).toBe(true)
    expect(answer).toContain('1 &#60; 2 &#38;&#38; a')
  })

  it('are left alone where there are none', () => {
    const plain = '<body><script data-late="/assets/live.js"></script></body>'
    expect(scriptsAfterPaint(Buffer.from(plain)).toString()).toBe(plain)
    expect(startOf(Buffer.from(plain))).toBeUndefined()
  })

  it('are one module, in which the data come before what uses them', () => {
    expect(startOf(Buffer.from(page))).toBe(
      'window.__reactRouterContext = {}\nwindow.__reactRouterContext.streamController.close();\n' +
        'import * as a from "/assets/a.js";\nif (1 < 2 && a) import("/b.js")',
    )
  })
})
