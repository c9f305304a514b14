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
  const whole = wholeTitle(title, brand)
  return lengthOf(whole) <= mostTitle ? whole : `${shorten(title, shortenedTitle)} | ${brand}`
}

/** Of a title that is known to be short: counting characters is nothing that a browser has to load. */
export function wholeTitle(title: string, brand: string): string {
  return `${title} | ${brand}`
}

export function pageDescription(description: string): string {
  return shorten(description, mostDescription)
}

/** Cuts at a word boundary where there is one, and says so with an ellipsis; the result has at most `most` characters. */
export function shorten(text: string, most: number): string {
  if (lengthOf(text) <= most) return text
  const kept = graphemes(text).slice(0, most)
  // The word that crosses the limit goes; when the limit falls between two words, the last one stays.
  const head = kept.slice(0, most - 1).join('')
  const boundary = /\s/.test(kept[most - 1] ?? '') ? head.length : head.search(/\s+\S*$/)
  const cut = boundary > 0 ? head.slice(0, boundary) : head
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}

function lengthOf(text: string): number {
  return graphemes(text).length
}

const segmenter = /* @__PURE__ */ new Intl.Segmenter('nl', { granularity: 'grapheme' })

function graphemes(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
