/** The words that a lead is found by. A search finds each word by its beginning. */

import type { Arrival } from './arrival.ts'
import { dialled } from './dialled.ts'

const longestWord = 40
const mostWords = 40

/** Fewer are a year, or a number in a name. The booking form takes no phone number that has fewer. */
const fewestDigits = 6

/**
 * A number of the Netherlands, whole: what stands before it may end in a digit, but is no code of a country. Numbers of Italy
 * keep their nought behind that.
 */
const wholeNumber = /(?<!\d|(?:\+|(?<!\d)00)\d{1,3}[\s().\p{Pd}\u2212/]*)0[1-9](?:[\s().\p{Pd}\u2212/]*\d){8}(?!\d)/u

const years = /(?<!\d)(?:19|20)\d\d\s*\p{Pd}\s*(?:19|20)\d\d(?!\d)/gu

/** What a lead is found by of one thing that came. Its phone number is one word, however it was written. */
export function wordsOfLead({ name, company, email, phone }: Pick<Arrival, 'name' | 'company' | 'email' | 'phone'>) {
  return [...new Set([...wordsOf(name, company, email), ...(phone === null ? [] : [phoneWord(phone)])])]
}

/** Of any texts: lower case, without accents, each once. `De Wit & Zn.` gives `de`, `wit`, `zn`. */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const words = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return [...new Set((words ?? []).map((word) => [...word].slice(0, longestWord).join('')))].slice(0, mostWords)
}

/**
 * A phone number as a word: its digits, as it is dialled in the Netherlands. `+31 (0)6 12` and `06-12` both give `0612`,
 * and a whole number without its plus, as telephones show it, does so too; of other countries the word begins with their
 * code.
 */
export function phoneWord(phone: string): string {
  return dialled(phone)
    .replace(/^(?:\+|00)310?/, '0')
    .replace(/^31(?=[1-9]\d{8}$)/, '0')
    .replace(/^(?:\+|00)/, '')
}

/** The mail address in what was typed, or how one begins, whatever it was copied with; undefined where there is none. */
export function typedAddress(typed: string): string | undefined {
  const letters = typed.normalize('NFC').replace(/\p{Cf}/gu, '')
  const [address] = letters.match(/[^\s<>()[\],;:"“”„«»`|‘’'@][^\s<>()[\],;:"“”„«»`|@]*@[\p{L}\p{N}\p{M}.-]*/u) ?? []
  // The end of a sentence.
  return address?.replace(/(?<![.-])[.-]+$/, '')
}

/**
 * The word of the number in what was typed, or of how one begins, whatever stands beside it; undefined where there is none.
 * `Studio 2010-2020` is a name.
 */
export function typedPhone(typed: string): string | undefined {
  // Copied numbers bring signs for a minus, hyphens that do not break, and marks of direction that nobody sees.
  const signs = typed.normalize('NFKC')
  const stretches =
    wholeNumber.exec(signs) ?? signs.replace(years, ' ').match(/\+?[\d\s()./\p{Pd}\p{Cf}\u2212]+/gu) ?? []
  return stretches.map(phoneWord).find((word) => word.length >= fewestDigits)
}
