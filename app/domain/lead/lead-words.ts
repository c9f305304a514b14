/** The words that a lead is found by. A search finds each word by its beginning. */

const longestWord = 40
const mostWords = 40

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
