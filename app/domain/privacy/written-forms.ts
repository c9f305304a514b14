/** How a text may be written where it stands: as it was typed, within JSON, within HTML, within a web address. Pure. */
import { escaped } from '#app/domain/mail/escaped.ts'

/** HTML is that of a mail, which stands in JSON. */
export function writtenForms(text: string): string[] {
  const inJson = (form: string) => JSON.stringify(form).slice(1, -1)
  return [...new Set([text, inJson(text), inJson(escaped(text)), encodeURIComponent(text)])]
}

/**
 * The text as a word of its own: `anna@example.nl` is not in `joanna@example.nl`. In JSON a line begins after `\n`, and in a
 * web address a word after `%20`: those letters are not of the word before.
 */
export function patternOf(text: string, flags = 'iu'): RegExp {
  const any = writtenForms(text).map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const begins = String.raw`(?:(?<=\\[nrt]|%[0-9A-F]{2})|(?<![\p{L}\p{N}]|[\p{L}\p{N}][._%+'-]))`
  const ends = String.raw`(?![\p{L}\p{N}]|[.-][\p{L}\p{N}])`
  return new RegExp(`${begins}(?:${any.join('|')})${ends}`, flags)
}
