import { expect, it } from 'vitest'
import { mendedMarker, sessionMarker } from './session-marker.server.ts'

const https = new URL('https://site.example')

it('is readable by scripts, another one each time, and Secure on https', () => {
  const marker = sessionMarker(true, https)
  expect(marker).toMatch(/^signed-in=[\w-]{12}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
  expect(sessionMarker(true, https)).not.toBe(marker)
  expect(sessionMarker(true, new URL('http://localhost:3000'))).not.toContain('Secure')
  expect(sessionMarker(false, https)).toContain('signed-in=; Path=/; Max-Age=0')
})

it.each([
  ['other=1', true, /^signed-in=[\w-]+;/],
  ['other=1; signed-in=abc', false, /^signed-in=;/],
  ['other=1; signed-in=abc', true, undefined],
  ['not-signed-in=abc', false, undefined],
] as const)('what came with "%s" is put right for signed in: %s', (cookie, signedIn, expected) => {
  const mended = mendedMarker(new Request(https, { headers: { Cookie: cookie } }), signedIn, https)
  if (expected) expect(mended).toMatch(expected)
  else expect(mended).toBeUndefined()
})
