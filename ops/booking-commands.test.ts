/** What staff can ask and say about the calendar, on the command line. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookSessions } from '#app/domain/booking/book-sessions.server.ts'
import { cancelBooking } from '#app/domain/booking/change-booking.server.ts'
import { readNextFree } from '#app/domain/booking/read-plan.server.ts'
import { type AppDatabase, openDatabase } from '#app/platform/database.server.ts'
import { isSecretToken } from '#app/secret-token.ts'
import { migrate } from '#db/migrate.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { runOps } from '#tests/support/run-ops.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'

const dataDir = makeDataDir()
const ops = runOps(dataDir)
let database: AppDatabase
let site: ReturnType<typeof bookingApp>

/** The commands look at the machine's clock, so the bookings are of the next days. */
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataDir })
  await migrate(database)
  site = bookingApp(database)
  site.setTime(new Date().toISOString())
})

beforeEach(async () => {
  for (const table of ['booking', 'blocked_period', 'outbox'] as const) await database.db.deleteFrom(table).execute()
})

afterAll(async () => {
  await database.close()
  removeDataDir(dataDir)
})

async function freeStarts(event: 'intro-call-30-minutes' | 'automation-strategy-workshop', count: number) {
  const slots = await readNextFree(site.app, { event, format: 'one' }, count)
  return slots.map(({ start }) => start)
}

const call = (start = '') => callAt('10:30', '2026-12-03', { starts: [start] })

describe('bookings', () => {
  it('are those to come, in order of time, as a table and as JSON', async () => {
    const [first = '', second = '', third = ''] = await freeStarts('intro-call-30-minutes', 3)
    const [workshop = ''] = await freeStarts('automation-strategy-workshop', 1)
    await booked(site.app, workshopAt(workshop))
    await booked(site.app, call(second))
    await booked(site.app, call(first))
    await cancelBooking(site.app, (await booked(site.app, call(third))).token)
    const [table, json] = await Promise.all([ops(['bookings']), ops(['bookings', '--json'])])
    const bookings = json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(bookings.map(({ sessions }) => sessions[0].start)).toEqual([first, second, workshop])
    expect(bookings[0]).toMatchObject({
      kind: 'booking',
      event: 'intro-call-30-minutes',
      name: 'Marieke de Wit',
      way: 'video',
      source: { utm_source: 'mail' },
    })
    const lines = table.out.trim().split('\n')
    expect([table.code, lines.length, lines[3]]).toEqual([0, 4, expect.stringContaining('workshop')])
    expect(lines[1]).toMatch(/^\d+ +(Mon|Tue|Wed|Thu|Fri) \d+ \w+ 20\d\d \d+:\d\d–\d+:\d\d +call +en +Marieke de Wit/)
  })

  it('are said to be none', async () => {
    expect(await ops(['bookings'])).toEqual({ code: 0, out: '', err: 'Nothing is booked.\n' })
  })

  it('are leads too, the cancelled ones as such', async () => {
    const [first = '', second = ''] = await freeStarts('intro-call-30-minutes', 2)
    await booked(site.app, call(first))
    await cancelBooking(site.app, (await booked(site.app, call(second))).token)
    const [table, json] = await Promise.all([ops(['leads']), ops(['leads', '--json'])])
    const leads = json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(leads.map(({ kind, status }) => [kind, status])).toEqual([
      ['booking', 'cancelled'],
      ['booking', 'booked'],
    ])
    expect(table.out).toMatch(/ booking +Marieke de Wit .*call: \w+ \d+/)
    expect(table.out).toMatch(/ cancelled +Marieke de Wit /)
  })
})

describe('blocked time', () => {
  it('is blocked, listed with its reason, and free again', async () => {
    const [start = ''] = await freeStarts('intro-call-30-minutes', 1)
    const from = localTime(start)
    const { code, out } = await ops(['block-time', from, from.replace(/T.*/, 'T23:30'), 'Dentist,', 'then', 'home'])
    const number = /^Blocked period (\d+): from /.exec(out)?.[1] ?? ''
    expect([code, number === '']).toEqual([0, false])
    expect(await bookSessions(site.app, call(start))).toEqual({ outcome: 'taken' })
    expect((await ops(['blocked'])).out).toContain('Dentist, then home')
    expect(await ops(['unblock-time', number])).toMatchObject({ code: 0 })
    expect(await ops(['unblock-time', number])).toMatchObject({ code: 1, out: '' })
    expect((await ops(['blocked'])).err).toContain('Nothing is blocked')
    expect((await bookSessions(site.app, call(start))).outcome).toBe('booked')
  })

  it('is whole days, the last one too', async () => {
    const { out } = await ops(['block-time', '2030-12-24', '2031-01-01'])
    expect(out).toContain('from 24 Dec 2030 0:00 until 2 Jan 2031 0:00.')
  })

  it('names the bookings within it', async () => {
    const [start = ''] = await freeStarts('intro-call-30-minutes', 1)
    const { booking } = await booked(site.app, call(start))
    const day = localTime(start).slice(0, 10)
    expect(await ops(['block-time', day, day])).toMatchObject({
      code: 0,
      err: expect.stringContaining(`no. ${booking.number}.`),
    })
  })

  it('is not what is no period', async () => {
    const wrong = [
      [],
      ['2030-12-24'],
      ['tomorrow', '2030-12-24'],
      ['2030-02-30', '2030-03-02'],
      ['2030-12-24T12:00', '2030-12-24T12:00'],
      ['2030-12-24T24:00', '2030-12-25'],
      ['2030-12-24', '2032-12-24'],
      ['2030-12-24', '2030-12-20'],
    ]
    const runs = await Promise.all(wrong.map((args) => ops(['block-time', ...args])))
    expect(runs.map(({ code, out }) => [code, out])).toEqual(wrong.map(() => [2, '']))
  })

  it('is not freed by what is no number', async () => {
    const wrong = [[], ['x'], ['1', '2'], ['0']]
    const runs = await Promise.all(wrong.map((args) => ops(['unblock-time', ...args])))
    expect(runs.map(({ code, out }) => [code, out])).toEqual(wrong.map(() => [2, '']))
  })
})

describe('calendar-address', () => {
  it('gives one secret address, the same each time', async () => {
    const env = { SITE_URL: 'https://site.example' }
    const [first, second] = [await ops(['calendar-address'], env), await ops(['calendar-address'], env)]
    const [, token = ''] = /^https:\/\/site\.example\/calendar\/(\w+)\.ics\n$/.exec(first.out) ?? []
    expect([first.code, isSecretToken(token), second.out]).toEqual([0, true, first.out])
  })
})

/** `2026-12-24T12:00` in Amsterdam. */
function localTime(start: string): string {
  return new Date(start).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).slice(0, 16).replace(' ', 'T')
}
