/**
 * Comma-separated values (RFC 4180) in which a spreadsheet finds no formula, whatever a visitor typed. The rule is OWASP's
 * on CSV injection, and a step beyond it: a spreadsheet set to Dutch parts cells at `;` and then overlooks our quotes, so
 * what would begin a cell or a row there is made harmless too.
 */

/** One record, its line end included. Text is quoted always; a number is written as it is; null is an empty cell. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return `"${cell.replace(beforeFormula, "'").replaceAll('"', '""')}"`
}

/** Before `=`, `+`, `-`, `@` and their full-width forms where a cell may begin, and before a cell's own tab or line end. */
const beforeFormula = /^(?=[\t\r\n]|[" ]*[=+\-@＝＋－＠])|(?<=[\t\r\n;])(?=[" ]*[=+\-@＝＋－＠])/g
