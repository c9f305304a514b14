/** What visitors type, made fit to be kept: the same for every form. Pure, and small: the browser downloads it. */

/**
 * A text of one or more lines: composed, `\n` only, nothing invisible that could hide or break something. A letter keeps
 * thirty accents (UAX #15, stream-safe text): composing sorts them, and takes seconds for as many as a form has room for.
 * Empty where nothing in it can be seen: somebody without a name would have a link without words.
 */
export function tidyText(text: string): string {
  const tidy = printable(text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/\p{Cs}/gu, '\uFFFD'))
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .trim()
  return /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(tidy) ? '' : tidy
}

/** A text of one line: line ends, tabs and runs of spaces become one space. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ')
}

/** Without what is not seen and yet does something to the words around it. Line ends, tabs and broken emoji stay. */
export function printable(text: string): string {
  return text.replace(unprintable, '')
}

/** Length as people count: code points, so that an emoji is one character or few, never a surprise. */
export function codePoints(text: string): number {
  return [...text].length
}

/**
 * An @ and an ending. Stricter forms turn away addresses that work, such as `sean.o'brien@example.ie`; what mail software could
 * misread (spaces, double quotes, brackets, commas, a second @) is no address we can answer, nor is what holds more than is
 * seen.
 */
export function looksLikeEmail(email: string): boolean {
  if (/\p{Default_Ignorable_Code_Point}/u.test(email)) return false
  return /^[^\s@"`<>()[\]\\,;:|]+@(?:[\p{L}\p{N}\p{M}-]+\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu.test(email)
}

/**
 * Control characters but `\n` and `\t`, the byte order mark, spaces without a width, and the marks that reverse the
 * direction of text. What joins an emoji or the letters of a word stays.
 */
const unprintable = /[^\P{Cc}\n\t]|[\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/gu
