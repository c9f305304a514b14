/** Words as the search compares them. */

/** Lower case, without accents, soft hyphens or punctuation: `Procesaudit, één` is `procesaudit`, `een`. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** What of a text can be found: its words, and those with hyphens as one word besides. Of `e-factuur` also `efactuur`. */
export function findableWords(text: string): string[] {
  const joined = text.split(/\s+/).filter((word) => word.includes('-'))
  return [...plainWords(text), ...joined.map((word) => plainWords(word).join(''))]
}

/** Every different word that can be found in a text, once, with spaces between. */
export function distinctWords(text: string): string {
  return [...new Set(findableWords(text))].join(' ')
}
