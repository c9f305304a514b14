/** The name under which a browser saves a report, as a header (RFC 6266): plain letters, and beside them what it is. Pure. */
import { fill } from '#app/content/fill.ts'

/** `pattern` has the place `{name}`. */
export function attachment(pattern: string, name: string): string {
  const whole = fill(pattern, { name }).replaceAll(/\s+/g, '-')
  // What no file system takes, and what would end the header.
  const readable = whole.replaceAll(/[\p{C}"*/:<>?\\|]/gu, '').toWellFormed()
  return `attachment; filename="${plainLetters(whole)}.pdf"; filename*=UTF-8''${percentEncoded(readable)}.pdf`
}

/** `Café Ünal & zoon` is `cafe-unal-zoon`. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** As RFC 8187 has it, which leaves fewer signs alone than an address does. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
