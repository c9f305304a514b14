/**
 * Secrets in addresses. They are made from a form's key, so that the same submit repeated gets the same address, although
 * the database holds nothing but their hashes.
 */
import { createHash, createHmac, type KeyObject } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, so that nobody misreads one. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const tokenLength = 26

const bitsPerCharacter = 5

/** The first 130 bits of the HMAC of the text, five to a character. The form stands in app/secret-token.ts. */
export function secretToken(key: KeyObject, text: string): string {
  const digest = createHmac('sha256', key).update(text).digest('hex')
  const number = BigInt(`0x${digest}`)
  return Array.from({ length: tokenLength }, (_, index) => {
    const shift = BigInt(256 - bitsPerCharacter * (index + 1))
    return alphabet[Number((number >> shift) & 31n)]
  }).join('')
}

/** What the database keeps of a token or a key: SHA-256, hex. They are random, so nothing can be guessed from it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
