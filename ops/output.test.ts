import { describe, expect, it } from 'vitest'
import { cut, table } from './output.ts'

describe('a table', () => {
  it('aligns its columns', () => {
    expect(
      table(
        ['No.', 'Name'],
        [
          ['1', 'Anna'],
          ['1042', 'Bo'],
        ],
      ),
    ).toEqual(['No.   Name', '1     Anna', '1042  Bo'])
  })

  it('lets no visitor move the cursor of the terminal', () => {
    expect(table(['a'], [['x\u001b[2Jy\nz']])[1]).toBe('x[2Jy z')
  })
})

it('cuts by characters and says so', () => {
  expect([cut('😀😀😀😀', 3), cut('abc', 3)]).toEqual(['😀😀…', 'abc'])
})
