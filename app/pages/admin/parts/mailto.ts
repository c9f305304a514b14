/**
 * The link that writes to somebody (RFC 6068). Whoever typed the address may have put a question mark in it, behind which
 * a mail program takes further recipients and a text.
 */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
}
