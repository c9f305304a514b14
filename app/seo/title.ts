/**
 * The title rule: `title | Brand`, at most 60 characters. When that is too long, the title part is shortened to 48
 * characters ending in an ellipsis, at a word boundary where there is one, and the suffix follows. Descriptions: at
 * most 160, same rule. Lengths are in characters as a reader counts them (graphemes).
 */

const mostTitle = 60
const shortenedTitle = 48
const mostDescription = 160

/** `pageTitle('Contact', 'Vlotwerk')` is `Contact | Vlotwerk`. */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return fits(whole, mostTitle) ? whole : `${shorten(title, shortenedTitle)} | ${brand}`
}

export function pageDescription(description: string): string {
  return shorten(description, mostDescription)
}

/** Cuts at a word boundary where there is one, and says so with an ellipsis; the result has at most `most` characters. */
export function shorten(text: string, most: number): string {
  if (fits(text, most)) return text
  const kept = graphemes(text).slice(0, most)
  // The word that crosses the limit goes; when the limit falls between two words, the last one stays.
  const head = kept.slice(0, most - 1).join('')
  const boundary = /\s/.test(kept[most - 1] ?? '') ? head.length : head.search(/\s+\S*$/)
  const cut = boundary > 0 ? head.slice(0, boundary) : head
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}

/**
 * No text has more characters than code units. Those are counted first, because a browser that has to tell characters apart
 * reads its tables for it, which is a tenth of a second on a slow phone while a page starts.
 */
function fits(text: string, most: number): boolean {
  return text.length <= most || graphemes(text).length <= most
}

function graphemes(text: string): string[] {
  return [...new Intl.Segmenter('nl', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}
