import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formTokenKey, issueFormToken, readFormToken } from './form-token.server.ts'

const key = formTokenKey('a secret of the test, long enough to be one')
const issued = new Date('2026-11-21T09:30:00.400Z')
const token = issueFormToken(key, issued)

function secondsLater(seconds: number): Date {
  return new Date(issued.getTime() + seconds * 1000)
}

describe('a form token', () => {
  it('tells its age in whole seconds', () => {
    expect(readFormToken(key, token, secondsLater(0))).toEqual({ ageSeconds: 0 })
    expect(readFormToken(key, token, secondsLater(90))).toEqual({ ageSeconds: 90 })
  })

  it('forgives a clock that runs a little behind, or was set back by up to a day', () => {
    expect(readFormToken(key, token, secondsLater(-30))).toEqual({ ageSeconds: 0 })
    expect(readFormToken(key, token, secondsLater(-3600))).toEqual({ ageSeconds: 0, clockWentBack: true })
    expect(readFormToken(key, token, secondsLater(-90_000))).toEqual({ invalid: 'forged' })
  })

  it('is worth nothing under another secret', () => {
    const other = formTokenKey('another secret of the test, as long as that')
    expect(readFormToken(other, token, issued)).toEqual({ invalid: 'forged' })
  })

  it('cannot be changed in any place', () => {
    for (let place = 0; place < token.length; place += 1) {
      const changed = token.slice(0, place) + (token[place] === 'a' ? 'b' : 'a') + token.slice(place + 1)
      // The last character carries bits that base64url ignores; it is the same signature then.
      if (place < token.length - 1) expect(readFormToken(key, changed, issued)).toHaveProperty('invalid')
    }
  })

  it('reads anything without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readFormToken(key, text, issued)).toEqual({ invalid: text === '' ? 'missing' : 'malformed' })
      }),
    )
  })
})
