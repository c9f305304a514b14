import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPath, readIds, readListQuery, views } from './list-query.ts'

const read = (search: string) => readListQuery(new URLSearchParams(search))

describe('the address of the list', () => {
  it('is read back as it was written', () => {
    const word = fc.stringMatching(/^[\w&=#% é]{1,20}$/).map((text) => text.trim() || 'x')
    const cursor = fc.record({
      key: fc
        .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
    })
    const query = fc.record(
      {
        view: fc.constantFrom(...views),
        owner: word,
        source: word,
        q: word,
        ids: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 9 }),
        from: fc.oneof(
          cursor,
          cursor.map((from) => ({ ...from, back: true })),
        ),
      },
      { requiredKeys: ['view'] },
    )
    fc.assert(
      fc.property(query, (asked) => {
        expect(readListQuery(new URL(listPath(asked), 'https://site.example').searchParams)).toEqual(asked)
      }),
    )
  })

  it('with a cursor that is none is the first page', () => {
    for (const bad of [
      '',
      'x',
      '12',
      '2026-11-20T10:00:00.000Z',
      '2026-11-20T10:00:00.000Z,',
      "2026-11-20T10:00:00.000Z,1'",
    ])
      expect(read(`after=${bad}`)).toEqual({ view: 'open' })
    expect(read('after=2026-11-20T10:00:00.000Z,99999999999')).toEqual({ view: 'open' })
    expect(read('before=2026-11-20T10:00:00.000Z,0')).toEqual({ view: 'open' })
  })

  it('of a view that is none is that of the open leads, and of what was looked for that of all', () => {
    expect(read('view=deleted').view).toBe('open')
    expect(read('q=brouwer').view).toBe('all')
    expect(read('ids=12.13')).toEqual({ view: 'all', ids: [12, 13] })
    expect(read('ids=x')).toEqual({ view: 'open' })
    expect(read('q=brouwer&view=open').view).toBe('open')
    expect(read('q=%00+&owner=%0A')).toEqual({ view: 'open' })
  })

  it('holds numbers of rows only', () => {
    expect(readIds('12.13.12')).toEqual([12, 13])
    expect(readIds('12.x.-1.0.1e3.99999999999')).toEqual([12])
    expect(readIds(null)).toEqual([])
  })
})
