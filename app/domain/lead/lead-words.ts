/** The words that a lead is found by. A search finds each word by its beginning. */

import type { Arrival } from './arrival.ts'

const longestWord = 40
const mostWords = 40

/** Fewer are a year, or a number in a name. The booking form takes no phone number that has fewer. */
const fewestDigits = 6

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
 * A phone number as a word: its digits, as it is dialled in the Netherlands. `+31 (0)6 12` and `06-12` both give `0612`;
 * of other countries the word begins with their code.
 */
export function phoneWord(phone: string): string {
  return phone
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)310?/, '0')
    .replace(/^00/, '')
    .replaceAll('+', '')
}

/** The word of a number, or of how one begins; undefined where what was typed is something else. */
export function typedPhone(typed: string): string | undefined {
  // Copied numbers bring hyphens that do not break, and marks of direction that nobody sees.
  if (!/^[\d\s+()./\p{Pd}\p{Cf}]+$/u.test(typed)) return undefined
  const word = phoneWord(typed)
  return word.length < fewestDigits ? undefined : word
}
