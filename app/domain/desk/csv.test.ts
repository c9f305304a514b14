import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCells } from '#tests/support/read-cells.ts'
import { csvLine } from './csv.ts'

describe('csvLine', () => {
  it('quotes text, leaves numbers and empty cells as they are, and ends the line', () => {
    expect(csvLine(['Noor', 'Jansen, "de Vries" & Zn.', -4, 0.5, null])).toBe(
      '"Noor";"Jansen, ""de Vries"" & Zn.";-4;0.5;\r\n',
    )
  })

  it('puts an apostrophe before what a spreadsheet would calculate', () => {
    for (const start of ['=1+1', '+31 6 12345678', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
      expect(csvLine([start])).toBe(`"'${start.replace(/(?<=[\t\r])=/, "'=")}"\r\n`)
  })

  it('puts one where a cell would begin for who parts at commas, semicolons or tabs', () => {
    for (const sign of [',', ';', '\t']) expect(csvLine([`a${sign}=1`])).toBe(`"a${sign}'=1"\r\n`)
  })

  it('leaves signs inside a sentence alone', () => {
    expect(csvLine(['€ 50 is 2+2 = 4, a@b.nl'])).toBe('"€ 50 is 2+2 = 4, a@b.nl"\r\n')
  })

  it('does not tell a price from a formula behind a comma', () => {
    expect(csvLine(['€ 50,- a day'])).toBe(`"€ 50,'- a day"\r\n`)
  })

  it('gives back every cell, but for apostrophes put in', () => {
    fc.assert(
      fc.property(records, (cells) => {
        const [row, ...after] = readCells(csvLine(cells), ';')
        expect(row?.map(withoutApostrophes)).toEqual(cells.map(withoutApostrophes))
        expect(after).toEqual([['']])
      }),
    )
  })

  it('holds no formula for a reader that parts at commas, semicolons or tabs', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(',', ';', '\t'), (cells, separator) => {
        for (const cell of readCells(csvLine(cells), separator).flat()) expect(cell).not.toMatch(/^ *[=+\-@＝＋－＠]/)
      }),
    )
  })
})

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom('=', '+', '-', '@', '＝', '"', ';', ',', '\t', '\n', '\r', ' ', 'a', "'"),
    fc.string(),
  ),
  maxLength: 12,
})
const records = fc.array(nasty, { minLength: 1, maxLength: 4 })

function withoutApostrophes(cell: string): string {
  return cell.replaceAll("'", '')
}
