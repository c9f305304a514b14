/**
 * The signed time at which a form was made, so that the server can tell how long it was looked at without keeping
 * anything about the visitor. Form: `<seconds since 1970, base 36>.<HMAC-SHA256, base64url>`.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#app/platform/secrets.server.ts'

/** `clockWentBack`: ours it is, but from later than now, so its age is not known. */
export type FormToken = { ageSeconds: number; clockWentBack?: true } | { invalid: 'missing' | 'malformed' | 'forged' }

/** Two servers need not agree on the time to the second. */
const clockSkewSeconds = 60

/** A clock that ran ahead and was set right makes no suspects of the people whose forms were open: within a day. */
const setBackSeconds = 24 * 60 * 60

export function formTokenKey(secret: string) {
  return deriveKey(secret, 'contact form token')
}

export function issueFormToken(key: KeyObject, now: Date): string {
  const stamp = Math.floor(now.getTime() / 1000).toString(36)
  return `${stamp}.${sign(key, stamp).toString('base64url')}`
}

/** The form's age in whole seconds, never below 0; or why the token says nothing. */
export function readFormToken(key: KeyObject, token: string, now: Date): FormToken {
  if (token === '') return { invalid: 'missing' }
  const [, stamp = '', signature = ''] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (stamp === '') return { invalid: 'malformed' }
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(key, stamp))) return { invalid: 'forged' }
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number.parseInt(stamp, 36)
  if (ageSeconds < -setBackSeconds) return { invalid: 'forged' }
  if (ageSeconds < -clockSkewSeconds) return { ageSeconds: 0, clockWentBack: true }
  return { ageSeconds: Math.max(0, ageSeconds) }
}

function sign(key: KeyObject, stamp: string): Buffer {
  return createHmac('sha256', key).update(stamp).digest()
}
