/** As spreadsheets read: a quote counts where a cell begins; what follows the closing one is taken as it stands. */
export function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    const row = rows.at(-1) ?? []
    const cell = row.at(-1) ?? ''
    const add = (more: string) => row.splice(-1, 1, cell + more)
    if (quoted && sign === '"' && text[at + 1] === '"') at += add('"').length
    else if (quoted && sign === '"') quoted = false
    else if (quoted) add(sign)
    else if (sign === '"' && opensCell(text, at, separator)) quoted = true
    else if (sign === separator) row.push('')
    else if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) rows.push([''])
    else if (sign !== '\r') add(sign)
  }
  return rows
}

function opensCell(text: string, at: number, separator: string): boolean {
  return at === 0 || [separator, '\r', '\n'].includes(text[at - 1] ?? '')
}
