/** What must not part at the end of a line, in running text of either language. */

const units = [
  ...['hours?', '(?:working )?days?', 'weeks?', 'minutes?', 'months?', 'years?', 'people'],
  ...['uur', 'uren', '(?:werk)?dag(?:en)?', 'week', 'weken', 'minuut', 'minuten', 'maand(?:en)?', 'jaar', 'mensen'],
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli'],
  ...['augustus', 'september', 'oktober', 'november', 'december'],
]

const figureAndUnit = new RegExp(`(\\d) (?=(?:${units.join('|')})(?!\\p{L}))`, 'gu')

/** Of one to three letters, behind nothing that could be part of a longer word or of an address. */
const prefixAndWord = /(?<![\p{L}\d/.@-])(\p{L}{1,3}-)(?=\p{L})/gu

/**
 * The text with a figure kept on the line of its unit or month by a no-break space, and a short prefix on the line of its word
 * (e-mail, AI-systeem) by a word joiner. For pages only: what is searched or copied stays as it was written, and mails have
 * the figures alone. Where laws or standards are named: app/unbroken-references.ts.
 */
export function unbroken(text: string): string {
  return unbrokenFigures(text).replaceAll(prefixAndWord, '$1\u2060')
}

/** The text with each figure kept on the line of its unit or month. */
export function unbrokenFigures(text: string): string {
  return text.replaceAll(figureAndUnit, '$1\u00a0')
}
