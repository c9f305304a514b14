/** `ops block-time FROM TO [REASON]`: nobody can book us from then until then. */
import { parseArgs } from 'node:util'
import { blockTime, periodFaultWords } from '#app/domain/booking/block-time.server.ts'
import { daysAfter, instantAt } from '#app/domain/booking/wall-time.server.ts'
import { amsterdamTime } from './office-words.ts'
import { explain, say } from './output.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [first = '', last = '', ...reason] = positionals
  const from = readTime(first)
  const to = readTime(last, 1)
  if (!from || !to) {
    explain('Give two times in Amsterdam, or two days, of which the last one is blocked too:')
    explain('  ops block-time 2026-12-24T12:00 2026-12-24T17:00 Dentist')
    explain('  ops block-time 2026-12-24 2027-01-01 "Between Christmas and New Year"')
    return 2
  }
  return withDatabase(async (context) => {
    const blocked = await blockTime(context, { from, to, reason: reason.join(' ') || undefined })
    if (blocked.outcome !== 'blocked') {
      explain(periodFaultWords[blocked.outcome])
      return 2
    }
    say(`Blocked period ${blocked.number}: from ${amsterdamTime(from)} until ${amsterdamTime(to)}.`)
    if (blocked.inTheWay.length > 0)
      explain(
        `Booked within it, and still booked: no. ${blocked.inTheWay.join(', ')}. Agree on another time with them.`,
      )
    return 0
  })
}

/** `2026-12-24T12:00`, or `2026-12-24` for midnight `daysLater`. Undefined when it is neither. */
function readTime(text: string, daysLater = 0): string | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(text) ?? []
  if (day === undefined) return undefined
  try {
    return time === undefined ? instantAt(daysAfter(day, daysLater), '00:00') : instantAt(day, time)
  } catch (error) {
    if (error instanceof RangeError) return undefined // the 30th of February
    throw error
  }
}
