/** Positions in drawings that stretch with the page: a part of a whole as an SVG percentage. */

/** `svgShare(9, 14.6, 68)` is 9/14.6 of 68%: `41.92%`. Without `of` the whole is 100%. */
export function svgShare(part: number, whole: number, of = 100): string {
  return `${Math.round((part / whole) * of * 100) / 100}%`
}
