/** Words as the search compares them. */

/** Lower case, without accents, soft hyphens or punctuation: `Procesaudit, één` is `procesaudit`, `een`. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Every different word of a text, once, with spaces between. */
export function distinctWords(text: string): string {
  return [...new Set(plainWords(text))].join(' ')
}
