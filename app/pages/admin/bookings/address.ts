/** The address of the sheet: which week or month is shown, and what is opened beside it. Unknown values are left out. */
import { wholeNumber } from '../parts/query.ts'

export type News = 'moved' | 'cancelled' | 'corrected' | 'blocked' | 'already_blocked'

export interface SheetQuery {
  /** `2026-W48`. */
  readonly week?: string | undefined
  /** `2026-12`: the whole month instead of a week. */
  readonly month?: string | undefined
  /** Number of the booking that is open. */
  readonly booking?: number | undefined
  readonly doing?: 'move' | 'process' | 'cancel' | undefined
  /** Days on which the sessions are to be, `2026-12-03`, while a booking is moved. */
  readonly days?: readonly string[] | undefined
  /** Number of the blocked period that is open. */
  readonly block?: number | undefined
  readonly done?: News | undefined
}

export const sheetPath = '/admin/bookings'

export function pathToSheet(query: SheetQuery, place = ''): string {
  const { week, month, booking, doing, days = [], block, done } = query
  const fields: [string, string | number | undefined][] = [
    ['week', month === undefined ? week : undefined],
    ['month', month],
    ['booking', booking],
    ['do', doing],
    ...days.map((day): [string, string] => ['day', day]),
    ['block', block],
    ['done', done],
  ]
  const given = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${sheetPath}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}${place && `#${place}`}`
}

export function readSheetQuery(query: URLSearchParams): SheetQuery {
  const doing = query.get('do')
  const done = query.get('done')
  return {
    // Of this century: past the year 9999 a date is written otherwise, and nothing here reads it.
    week: /^20\d\d-W[0-5]\d$/.exec(query.get('week') ?? '')?.[0],
    month: /^20\d\d-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0],
    booking: wholeNumber(query.get('booking')),
    doing: doings.find((one) => one === doing),
    days: query.getAll('day').slice(0, 2),
    block: wholeNumber(query.get('block')),
    done: news.find((one) => one === done),
  }
}

const doings = ['move', 'process', 'cancel'] as const

const news = ['moved', 'cancelled', 'corrected', 'blocked', 'already_blocked'] as const satisfies readonly News[]
