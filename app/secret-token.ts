/** The form of a secret in an address: 130 random bits in Crockford's base 32, which has no I, L, O and U. */

const secretTokenPattern = '[0-9A-HJKMNP-TV-Z]{26}'

/** `R7KQ2M9XVD4TH8WC5NJP3BYE6S`. */
export function isSecretToken(text: string): boolean {
  return new RegExp(`^${secretTokenPattern}$`).test(text)
}

/** Each text that has the form of one. */
export function secretTokensIn(text: string): string[] {
  return text.match(new RegExp(secretTokenPattern, 'g')) ?? []
}

/** The text with every token in it made unreadable. */
export function withoutSecretTokens(text: string, instead: string): string {
  return text.replace(new RegExp(secretTokenPattern, 'g'), instead)
}
