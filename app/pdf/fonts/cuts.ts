/** The site's font in the cuts that a PDF needs: a PDF knows no variable fonts. */

/** `name` and `text` are the two that the geometry of drawings measures, see value-stream-map/geometry/text.ts. */
export const cuts = {
  text: { weight: 500, width: 78 },
  name: { weight: 600, width: 82 },
  headline: { weight: 500, width: 84 },
} as const

export type Cut = keyof typeof cuts
