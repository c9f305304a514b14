/**
 * Where the two lines of the chart carry their names. Pure.
 *
 * Both lines only rise, so a name that ends above its line or begins below it never touches it. The area a name needs
 * reaches up to its point on the line: in a larger plot it takes a smaller part of the same area, and what was free
 * stays free.
 */
import { textWidth } from '#app/ui/value-stream-map/geometry/text.ts'
import { heightAt, type Point } from './chart-points.ts'

export interface LinesOfChart {
  saved: Point[]
  spent: Point[]
  crossing: Point | null
}

/** A name that ends at a point above its line, or begins at one below it. */
export interface LineLabel extends Point {
  side: 'above' | 'below'
}

export interface Plot {
  width: number
  height: number
}

/** In px. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** From the point on the line to the word. */
export const labelGap = 7
const labelSize = 16
const lineHeight = 19

/** Null where there is no room. */
export function placeLabels(
  { saved, spent, crossing }: LinesOfChart,
  texts: { saved: string; spent: string },
  plot: Plot,
): { saved: LineLabel | null; spent: LineLabel | null } {
  const free = (label: LineLabel, text: string, other: Point[]) => {
    const area = labelArea(label, text, plot)
    return isInside(area, plot) && !touches(area, other, plot) && !(crossing && stands(crossing, area, plot))
  }
  const savedLabel = spots(saved).find((spot) => free(spot, texts.saved, spent)) ?? null
  const taken = savedLabel && labelArea(savedLabel, texts.saved, plot)
  const spentLabel =
    spots(spent).find(
      (spot) => free(spot, texts.spent, saved) && !(taken && overlap(taken, labelArea(spot, texts.spent, plot))),
    ) ?? null
  return { saved: savedLabel, spent: spentLabel }
}

/** The word, and the gap to its point. */
export function labelArea({ x, y, side }: LineLabel, text: string, { width, height }: Plot): Box {
  const [px, py] = [(x / 100) * width, (y / 100) * height]
  const [long, high] = [labelGap + textWidth(text, labelSize), labelGap + lineHeight]
  return side === 'above'
    ? { left: px - long, right: px, top: py - high, bottom: py }
    : { left: px, right: px + long, top: py, bottom: py + high }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a line that only rises passes through the box. */
export function touches(box: Box, line: Point[], { width, height }: Plot): boolean {
  const y = (px: number) => (heightAt(line, (px / width) * 100) / 100) * height
  return y(box.right) < box.bottom && y(box.left) > box.top
}

/** Whether the dashed line through the crossing does. */
function stands(crossing: Point, { left, right }: Box, { width }: Plot): boolean {
  const x = (crossing.x / 100) * width
  return x > left - labelGap && x < right + labelGap
}

/** From right to left, above the line first. */
function spots(line: Point[]): LineLabel[] {
  const places = Array.from({ length: 33 }, (_, index) => 98 - index * 3)
  return (['above', 'below'] as const).flatMap((side) => places.map((x) => ({ x, y: heightAt(line, x), side })))
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Plot): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height
}
