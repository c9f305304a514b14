import { expect, it } from 'vitest'
import { keepDocuments, withNonce } from './kept-documents.ts'

function document(html: string) {
  return { html: Buffer.from(html), nonce: 'bm9uY2U=', headers: new Headers() }
}

it('gives a document back for a minute', () => {
  let now = 5
  const kept = keepDocuments(() => now)
  const page = document('<p>12 articles</p>')
  kept.keep('/blog', page)
  expect(kept.find('/blog')).toBe(page)
  expect(kept.find('/nl/blog')).toBeUndefined()
  now += 59_999
  expect(kept.find('/blog')).toBe(page)
  now += 1
  expect(kept.find('/blog')).toBeUndefined()
})

it('keeps the last twenty', () => {
  const kept = keepDocuments(() => 0)
  for (let number = 0; number < 21; number++) kept.keep(`/blog?q=${number}`, document(`${number}`))
  expect(kept.find('/blog?q=0')).toBeUndefined()
  expect(kept.find('/blog?q=1')?.html.toString()).toBe('1')
  expect(kept.find('/blog?q=20')?.html.toString()).toBe('20')
})

it('gives each answer a nonce of its own', () => {
  const page = document('<script nonce="bm9uY2U=">a()</script><style nonce="bm9uY2U=">b{}</style>')
  expect(withNonce(page, 'bmV3').toString()).toBe('<script nonce="bmV3">a()</script><style nonce="bmV3">b{}</style>')
  expect(withNonce(document('<p>€ 5.000</p>'), 'bmV3').toString()).toBe('<p>€ 5.000</p>')
})
