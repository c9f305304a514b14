/** Which tables stay tables on a phone: figures under each other can be compared, figures in a list cannot. Pure. */
import { plainText } from '#app/plain-text.ts'

/** Longer cells are prose: they wrap, and a table has room for one column of those. In characters, as all here. */
const mostInFigure = 15
/** What prose needs at least to read well. */
const leastProse = 10
/** Across a phone of 320 px, in the small letter of such a table, with a space between columns. */
const mostAcross = { open: 40, boxed: 34 }

/**
 * `rows` as texts, the head first. The first column names the rows, and wraps. `place` says whether a border takes
 * room.
 */
export function isSlim(rows: readonly (readonly string[])[], place: keyof typeof mostAcross): boolean {
  const [head = [], ...body] = rows
  const columns = head.map((name, at) => {
    const cells = body.map((row) => row[at] ?? '')
    const prose = longest(cells) > mostInFigure
    const unbroken = prose || at === 0 ? cells.flatMap(words) : cells
    const width = Math.max(prose ? leastProse : 0, longest(unbroken), longest(words(name)))
    return { prose, width }
  })
  const across = columns.reduce((sum, { width }) => sum + width + 1, -1)
  return across <= mostAcross[place] && columns.filter(({ prose }) => prose).length <= 1
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => plainText(text).length))
}

/** Where a line can break, soft hyphens included. */
function words(text: string): string[] {
  return text.split(/[ \n\u00ad]+/)
}
