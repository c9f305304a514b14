/** Words as the search compares them. */

/** Lower case, without accents, soft hyphens or punctuation: `Procesaudit, één` is `procesaudit`, `een`. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of a text, each with a hyphen in it as one: of `Een e-factuur` they are `een` and `efactuur`. */
export function joinedWords(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{M}\p{N}\u00ad-]+/u)
  return parts.map((part) => plainWords(part).join('')).filter((word) => word !== '')
}

/** Every different word of a text, once, with spaces between: those with a hyphen in parts and as one. */
export function distinctWords(text: string): string {
  return [...new Set([...plainWords(text), ...joinedWords(text)])].join(' ')
}
