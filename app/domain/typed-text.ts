/** What visitors type, made fit to be kept: the same for every form. Pure, and small: the browser downloads it. */

/** A text of one or more lines: composed, `\n` only, nothing invisible that could hide or break something. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(unprintable, '')
    .normalize('NFC')
    .trim()
}

/** A text of one line: line ends, tabs and runs of spaces become one space. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ')
}

/** Length as people count: code points, so that an emoji is one character or few, never a surprise. */
export function codePoints(text: string): number {
  return [...text].length
}

/**
 * An @ and an ending. Stricter forms turn away addresses that work; what mail software could misread
 * (spaces, quotes, brackets, commas, a second @) is no address we can answer.
 */
export function looksLikeEmail(email: string): boolean {
  return /^[^\s@"'`<>()[\]\\,;:|]+@(?:[\p{L}\p{N}\p{M}-]+\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu.test(email)
}

/** Control characters but `\n` and `\t`, the byte order mark, and the marks that reverse the direction of text. */
const unprintable = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu
