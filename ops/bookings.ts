/** `ops bookings`: what is booked and has not ended, in order of time. */
import { parseArgs } from 'node:util'
import { listComing } from '#app/domain/booking/booking-store.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import { bookingLead } from './lead.ts'
import { eventNames, sessionTime } from './office-words.ts'
import { cut, explain, say, sayAll, table } from './output.ts'
import { pages } from './pages.ts'
import { type OpsContext, withDatabase } from './with-database.ts'

const tableRows = 50
const pageRows = 500

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, all: { type: 'boolean' } } })
  return withDatabase(async (context) => {
    if (values.json) await sayAll(jsonLines(context))
    else await writeTable(context, values.all ?? false)
    return 0
  })
}

async function* jsonLines(context: OpsContext): AsyncGenerator<string> {
  for await (const booking of comingBookings(context)) yield JSON.stringify(booking)
}

async function writeTable(context: OpsContext, all: boolean): Promise<void> {
  const bookings: ComingBooking[] = []
  for await (const booking of comingBookings(context)) {
    if (bookings.push(booking) === tableRows && !all) break
  }
  if (bookings.length === 0) return explain('Nothing is booked.')
  for (const line of table(header, bookings.map(rowOf))) say(line)
  if (!all && bookings.length === tableRows) explain(`The next ${tableRows}. \`bookings --all\` shows every one.`)
}

const header = ['No.', 'When', 'What', 'Lang', 'Name', 'E-mail', 'Phone', 'Company', 'Where']

function rowOf({
  number,
  sessions,
  event,
  locale,
  name,
  email,
  phone,
  company,
  way,
  address,
}: ComingBooking): string[] {
  const person = [cut(name, 24), cut(email, 32), cut(phone ?? '', 20), cut(company ?? '', 20)]
  const when = sessions.map(sessionTime).join(', ')
  return [String(number), when, eventNames[event], locale, ...person, way === 'theirs' ? cut(address ?? '', 48) : way]
}

type ComingBooking = ReturnType<typeof bookingLead>

function comingBookings({ database, clock }: OpsContext): AsyncGenerator<ComingBooking> {
  const now = instant(clock.now())
  return pages(
    (after: string | undefined) => listComing(database.db, { now, after, limit: pageRows }),
    ({ starts_at }) => starts_at,
    bookingLead,
  )
}
