/** A key for a form: one key is one submit, however often it is sent. */

/** Random, also on pages without TLS, where `crypto.randomUUID` is missing. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
