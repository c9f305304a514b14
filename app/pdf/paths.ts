/** Outlines, as SVG paths. */
import type { Box } from './paper.ts'

export function rectangle({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
}

/** Head and shoulders, the head centred on the point: done by a person. */
export function person(x: number, y: number): string {
  return `M${x - 2.2} ${y}a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0m-1.7 6.6a3.9 3.9 0 0 1 7.8 0`
}

/** A chip, centred on the point: done by software. */
export function chip(x: number, y: number): string {
  return `M${x - 3.2} ${y - 3.2}h6.4v6.4h-6.4zm2-2v2m2.4-2v2m-2.4 6.4v2m2.4-2v2`
}

/** A triangle with a bar, its base centred on the point: work that waits. */
export function waiting(x: number, y: number, side: number): string {
  const height = side * 0.9
  const outline = `M${round(x)} ${round(y - height)}l${round(side / 2)} ${round(height)}h${round(-side)}z`
  return `${outline}M${round(x)} ${round(y - height * 0.52)}v${round(height * 0.32)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
