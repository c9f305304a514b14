/**
 * Records as RFC 4180 has them, but parted at `;`: a spreadsheet set to Dutch, as in the office, finds no columns at commas.
 * No cell is a formula, whatever a visitor typed: the rule is OWASP's on CSV injection, and a step beyond it. A spreadsheet
 * that parts cells elsewhere overlooks our quotes, so what would begin a cell or a row there is made harmless too.
 */

/** One record, its line end included. Text is quoted always; a number is written as it is; null is an empty cell. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return `"${cell.replace(beforeFormula, "'").replaceAll('"', '""')}"`
}

/**
 * Before `=`, `+`, `-`, `@` and their full-width forms where a cell may begin, and before a cell's own tab or line end. A
 * price such as `50,-` and a number behind a comma, `call me, +31`, get one too.
 */
const beforeFormula = /^(?=[\t\r\n]|[" ]*[=+\-@＝＋－＠])|(?<=[\t\r\n,;])(?=[" ]*[=+\-@＝＋－＠])/g
