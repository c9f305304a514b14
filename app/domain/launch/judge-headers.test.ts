import { expect, it } from 'vitest'
import { bareSecurityHeaders, contentSecurityPolicy, nonceParts } from '#server/security-headers.ts'
import { judgeHeaders } from './judge-headers.ts'

function sent(change: (headers: Headers) => void = () => undefined): Headers {
  const headers = new Headers(bareSecurityHeaders(true))
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonceParts('abc'), true))
  change(headers)
  return headers
}

const wrongOnes = (headers: Headers) => judgeHeaders(headers).filter(({ right }) => !right)

it('takes what the site sends for right', () => {
  expect(wrongOnes(sent())).toEqual([])
})

it.each(Object.keys(bareSecurityHeaders(true)))('misses %s where a proxy drops it', (name) => {
  expect(wrongOnes(sent((headers) => headers.delete(name)))).toHaveLength(1)
})

it.each(Object.entries(bareSecurityHeaders(true)).filter(([name]) => !/Transport|Permissions/.test(name)))(
  'sees that %s was set twice',
  (name, value) => {
    expect(wrongOnes(sent((headers) => headers.append(name, value)))).toHaveLength(1)
  },
)

it('sees a policy that allows more', () => {
  const loose = "default-src 'none'; script-src 'self' 'unsafe-inline'"
  expect(wrongOnes(sent((headers) => headers.set('Content-Security-Policy', loose)))).toHaveLength(1)
  expect(wrongOnes(sent((headers) => headers.set('Content-Security-Policy', "default-src 'self'")))).toHaveLength(1)
})

it('sees an age that is too short', () => {
  const [transport] = judgeHeaders(sent((headers) => headers.set('Strict-Transport-Security', 'max-age=86400')))
  expect(transport).toMatchObject({ right: false, words: '1 day' })
})
