/** What a command writes: results on standard output, so that they can be piped; words about them on standard error. */
import { once } from 'node:events'

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** As `say`, for any number of lines: waits for a slow reader instead of keeping them all in memory. */
export async function sayAll(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}

export function explain(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Lines with aligned columns, the header first. Cells lose line ends and control characters: a visitor wrote them. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [header, ...rows].map((row) => row.map(printable))
  const widths = header.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  return lines.map((line) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}

/** The text cut to a width, with an ellipsis where it was cut. */
export function cut(text: string, width: number): string {
  const characters = [...printable(text)]
  return characters.length <= width ? characters.join('') : `${characters.slice(0, width - 1).join('')}…`
}

function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '')
}

function widthOf(text: string): number {
  return [...text].length
}
