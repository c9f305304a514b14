/** How long something takes to read, counted from its own copy: dividers and title block of a sheet show it. */

import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'

/** Read in a second, by an adult who reads on a screen. */
const wordsPerSecond = 3.8

/** Such as `reading 1 min 35 s`: in steps of 5 seconds, at least 5. */
export function readingTime(copy: unknown, words: Content<'labels'>['reading']): string {
  const seconds = Math.max(1, Math.round(readingSeconds(countWords(copy)) / 5)) * 5
  const parts = [
    { count: Math.floor(seconds / 60), text: words.minutes },
    { count: seconds % 60, text: words.seconds },
  ]
  const time = parts.filter(({ count }) => count > 0).map(({ count, text }) => fill(text, { count: String(count) }))
  return fill(words.label, { time: time.join(' ') })
}

/** Whole minutes for all of a page's copy, at least 1. */
export function readingMinutes(...copy: unknown[]): number {
  return Math.max(1, Math.round(readingSeconds(countWords(copy)) / 60))
}

/** Seconds that a number of words takes, not rounded. */
export function readingSeconds(words: number): number {
  return words / wordsPerSecond
}

/** Words in every text of the copy. Keys of pages and the like are texts too, but few. */
export function countWords(copy: unknown): number {
  if (typeof copy === 'string') return copy.split(/\s+/).filter(Boolean).length
  if (typeof copy !== 'object' || copy === null) return 0
  return Object.values(copy).reduce((sum: number, part) => sum + countWords(part), 0)
}
