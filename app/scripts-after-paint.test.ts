import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.server.ts'

describe('the scripts of a page', () => {
  const page =
    '<body><main>Text, € 5</main><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><script nonce="n">first()</script>' +
    '<script nonce="n" type="module" async="">import * as a from "/assets/a.js";\nif (1 < 2 && a) import("/b.js")</script></body>'

  it('wait in the attributes of one that runs after the paint', () => {
    const after = scriptsAfterPaint(Buffer.from(page)).toString()
    expect(after).not.toMatch(/<link rel="modulepreload|<script[^>]* type="module"/)
    expect(after).toContain(
      '<main>Text, € 5</main><script nonce="n">first()</script><script nonce="n" data-source="import',
    )
    expect(after).toContain('data-preloads="/assets/entry.js"')
    expect(after).toContain('1 &#60; 2 &#38;&#38; a')
  })

  it('are left alone where there are none', () => {
    const plain = '<body><script defer="" src="/assets/live.js"></script></body>'
    expect(scriptsAfterPaint(Buffer.from(plain)).toString()).toBe(plain)
  })
})
