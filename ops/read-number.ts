/** The number of a row, as a command is given it. */
import { largestRowNumber } from '#app/row-number.ts'

/** From 1 up; undefined when it is no such number, or not the only word. */
export function readNumber(positionals: readonly string[]): number | undefined {
  const [text = ''] = positionals
  const number = Number(text)
  return positionals.length === 1 && /^\d+$/.test(text) && number >= 1 && number <= largestRowNumber
    ? number
    : undefined
}
