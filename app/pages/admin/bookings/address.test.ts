import { describe, expect, it } from 'vitest'
import { pathToSheet, readSheetQuery, type SheetQuery } from './address.ts'

describe('the address of the bookings', () => {
  const queries: SheetQuery[] = [
    { week: '2026-W48', booking: 12, doing: 'move', days: ['2026-12-03', '2026-12-08'] },
    { month: '2026-12' },
    { booking: 12, doing: 'process', done: 'corrected' },
    { week: '2026-W01', block: 3, done: 'blocked' },
    { block: 3, done: 'already_blocked' },
    {},
  ]

  it.each(queries)('is read as it was written: %j', (query) => {
    const { searchParams } = new URL(pathToSheet(query), 'https://site.example')
    expect(readSheetQuery(searchParams)).toEqual({
      ...{ week: undefined, month: undefined, booking: undefined, doing: undefined },
      ...{ days: [], block: undefined, done: undefined },
      ...query,
    })
  })

  it('leaves out what it does not know', () => {
    const query = new URLSearchParams('month=2026-13&booking=-1&do=burn&block=1e3&done=well&booking=2')
    expect(Object.values(readSheetQuery(query)).flat().filter(Boolean)).toEqual([])
  })

  it.each(['week=9999-W52', 'month=9999-12', 'week=0999-W01', 'month=1999-12'])('leaves out %s', (query) => {
    const { week, month } = readSheetQuery(new URLSearchParams(query))
    expect([week, month]).toEqual([undefined, undefined])
  })
})
