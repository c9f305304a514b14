/**
 * The two secret addresses of a report, made from the form's key: the same submit repeated gets the same addresses,
 * although the database holds nothing but their hashes.
 */
import { createHash, createHmac } from 'node:crypto'
import { deriveKey } from '#app/platform/secrets.server.ts'

export interface ReportTokens {
  /** In the address to share: who has it sees the report. */
  share: string
  /** In the address of whoever saved it: who has it withdraws the report. */
  withdrawal: string
}

export function reportTokens(secret: string, key: string): ReportTokens {
  return {
    share: token(deriveKey(secret, 'report address'), key),
    withdrawal: token(deriveKey(secret, 'report withdrawal'), key),
  }
}

/** What the database keeps of a token or a key: SHA-256, hex. They are random, so nothing can be guessed from it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Crockford's base 32: no I, L, O and U, so that nobody misreads one. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const tokenLength = 26

const bitsPerCharacter = 5

/** The first 130 bits of the HMAC, five to a character. */
function token(key: Uint8Array, text: string): string {
  const digest = createHmac('sha256', key).update(text).digest('hex')
  const number = BigInt(`0x${digest}`)
  return Array.from({ length: tokenLength }, (_, index) => {
    const shift = BigInt(256 - bitsPerCharacter * (index + 1))
    return alphabet[Number((number >> shift) & 31n)]
  }).join('')
}
