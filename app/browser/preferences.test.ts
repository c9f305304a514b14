import { afterEach, expect, it, vi } from 'vitest'
import { rememberLanguage } from './preferences.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https:', 'preferred-language=nl; Path=/; Max-Age=31536000; SameSite=Strict; Secure'],
  ['http:', 'preferred-language=nl; Path=/; Max-Age=31536000; SameSite=Strict'],
])('keeps the language of a visitor by %s in a cookie that travels no worse way', (protocol, cookie) => {
  const kept = { cookie: '' }
  vi.stubGlobal('document', kept)
  vi.stubGlobal('location', { protocol })
  rememberLanguage('nl')
  expect(kept.cookie).toBe(cookie)
})
