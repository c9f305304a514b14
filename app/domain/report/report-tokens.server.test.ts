import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOf } from '#app/platform/secret-token.server.ts'
import { isSecretToken } from '#app/secret-token.ts'
import { reportTokens } from './report-tokens.server.ts'

const secret = 'a secret of the test, long enough to be one'

describe('the tokens of a report', () => {
  it('have the form of a token, whatever the key', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const { share, withdrawal } = reportTokens(secret, key)
        expect(isSecretToken(share)).toBe(true)
        expect(isSecretToken(withdrawal)).toBe(true)
        expect(withdrawal).not.toBe(share)
      }),
    )
  })

  it('are the same for the same key, and others for another key or another secret', () => {
    expect(reportTokens(secret, 'key-1234')).toEqual(reportTokens(secret, 'key-1234'))
    const [one, key, server] = [
      reportTokens(secret, 'key-1234'),
      reportTokens(secret, 'key-1235'),
      reportTokens(`${secret}.`, 'key-1234'),
    ]
    expect(new Set([one, key, server].flatMap(({ share, withdrawal }) => [share, withdrawal])).size).toBe(6)
  })

  it('use every character of the alphabet in every place', () => {
    const seen = Array.from({ length: 26 }, () => new Set<string>())
    for (let n = 0; n < 1000; n += 1) {
      for (const [place, character] of [...reportTokens(secret, `key-${n}`).share].entries())
        seen[place]?.add(character)
    }
    expect(seen.map(({ size }) => size)).toEqual(Array(26).fill(32))
  })
})

it('keeps of a token what does not open anything', () => {
  const { share } = reportTokens(secret, 'key-1234')
  expect(hashOf(share)).toMatch(/^[0-9a-f]{64}$/)
})
