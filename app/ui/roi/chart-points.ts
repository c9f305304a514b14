/** Points and polylines of the chart, in per cent of the plot from its upper left corner. */

export interface Point {
  x: number
  y: number
}

/** Height of a line at `x`. Of a step straight up or down, its end. */
export function heightAt(line: readonly Point[], x: number): number {
  const next = line.findIndex((point, index) => index > 0 && point.x >= x && point.x > (line[index - 1]?.x ?? 0))
  const [a, b] = [line[next - 1], line[next]]
  if (!a || !b) return line.at(-1)?.y ?? 0
  return a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y)
}

/** At most six round numbers from 0 up to `top`: whole multiples of 1, 2, 2.5 or 5. */
export function ticksUpTo(top: number): number[] {
  const power = 10 ** Math.floor(Math.log10(top / 5))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => top / one <= 5) ?? power * 10
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step)
}
