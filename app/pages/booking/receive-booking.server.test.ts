/** What the page shows and the form is answered. Booking itself is tested with the domain; here one database is enough. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { blockTime, unblockTime } from '#app/domain/booking/block-time.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import type { App } from '#app/platform/app.ts'
import { type AppDatabase, openDatabase } from '#app/platform/database.server.ts'
import { migrate } from '#db/migrate.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'
import { readChoice } from './address.ts'
import { openView } from './open-view.server.ts'
import { receiveBooking } from './receive-booking.server.ts'

const call = 'intro-call-30-minutes'
const workshop = 'automation-strategy-workshop'

const dataDir = makeDataDir()
let database: AppDatabase
let app: App
let client = 0

beforeAll(async () => {
  database = await openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(database)
})

afterAll(async () => {
  await database.close()
  removeDataDir(dataDir)
})

beforeEach(async () => {
  for (const table of ['claimed_cell', 'claimed_place', 'booking_revision', 'booking', 'rate_limit', 'outbox'] as const)
    await database.db.deleteFrom(table).execute()
  app = bookingApp(database).app
})

const choose = (query: Record<string, string>, event: BookingEvent = call) =>
  readChoice(new URLSearchParams(query), event)
const view = (query: Record<string, string>, event: BookingEvent = call, on = app) =>
  openView(on, event, choose(query, event))

/** Nothing of it can be reached. */
const away = (): App => ({ ...app, database: { ...database, db: undefined as never } })

const visitor = {
  name: 'Marieke de Wit',
  email: 'marieke@dewit.example',
  company: 'De Wit',
  phone: '020 123 45 67',
  message: 'Invoices wait for one signature.',
}

interface Post {
  event?: BookingEvent
  query: Record<string, string>
  fields?: Record<string, string>
  ageSeconds?: number
  on?: App
}

function post({ event = call, query, fields = {}, ageSeconds = 60, on = app }: Post) {
  const form = new FormData()
  const token = issueFormToken(formTokenKey(app.secret), new Date(app.clock.now().getTime() - ageSeconds * 1000))
  const way = event === call ? 'video' : 'ours'
  for (const [name, value] of Object.entries({ ...visitor, way, terms: 'on', token, key: 'key-of-a-form', ...fields }))
    form.append(name, value)
  client += 1
  const clientAddress = `192.0.2.${client}`
  return receiveBooking(on, form, { event, locale: 'en', choice: choose(query, event), clientAddress })
}

const stored = () => database.db.selectFrom('booking').select(['starts_at', 'zone', 'name']).execute()
const half10 = instantAt('2026-12-03', '10:30')

describe('the view', () => {
  it('is the plan with the first free day open', async () => {
    expect(await view({})).toMatchObject({
      kind: 'plan',
      open: { day: '2026-11-23' },
      plan: { month: '2026-11' },
      note: undefined,
    })
  })

  it('is the day that was asked for, or says that nothing is free on it and names the nearest', async () => {
    expect(await view({ day: '2026-12-03' })).toMatchObject({ open: { day: '2026-12-03' }, note: undefined })
    const christmas = { open: undefined, note: { reason: 'closed', free: '2026-12-24' } }
    expect(await view({ day: '2026-12-25' })).toMatchObject(christmas)
  })

  it('says of a month without a free day where the first one is', async () => {
    const past = { kind: 'plan', open: undefined, note: { reason: 'month', free: '2026-11-23' } }
    expect(await view({ month: '2026-09' })).toMatchObject(past)
    expect(await view({ month: '2027-06' })).toMatchObject(past)
  })

  it('is the form for a time that is free, and the plan for one that is not', async () => {
    expect(await view({ at: half10 })).toMatchObject({ kind: 'details', sessions: [{ start: half10 }] })
    await booked(app, callAt('10:30'))
    expect(await view({ at: half10 })).toMatchObject({
      kind: 'plan',
      open: { day: '2026-12-03' },
      note: { gone: true, reason: 'other' },
    })
    expect(await view({ at: '2026-12-03T09:41:00.000Z' })).toMatchObject({
      kind: 'plan',
      note: { gone: true, reason: 'other' },
    })
  })

  it('picks the second of two sessions after the first', async () => {
    const first = instantAt('2026-12-15', '09:00')
    const pinned = await view({ format: 'two', first }, workshop)
    expect(pinned).toMatchObject({ kind: 'plan', pinned: { start: first }, open: { day: '2026-12-16' } })
    const at = instantAt('2026-12-21', '13:00')
    expect(await view({ format: 'two', first, at }, workshop)).toMatchObject({
      kind: 'details',
      sessions: [{ start: first }, { start: at }],
    })
    const tooLate = instantAt('2026-12-30', '13:00')
    expect(await view({ format: 'two', first, at: tooLate }, workshop)).toMatchObject({
      kind: 'plan',
      pinned: { start: first },
      note: { gone: true, reason: 'other' },
    })
  })

  it('begins anew where nothing can follow the first of two sessions any more', async () => {
    const blocked = await blockTime(app, {
      from: instantAt('2026-12-16', '09:00'),
      to: instantAt('2026-12-31', '17:00'),
    })
    const first = instantAt('2026-12-15', '09:00')
    const anew = await view({ format: 'two', first }, workshop)
    expect(anew).toMatchObject({
      kind: 'plan',
      pinned: undefined,
      note: { gone: true, reason: 'other' },
      plan: { month: '2026-11' },
    })
    expect(anew).not.toHaveProperty('choice.first')
    if (blocked.outcome === 'blocked') await unblockTime(app, blocked.number)
  })

  it('says that the plan is out of reach', async () => {
    expect(await view({}, call, away())).toEqual({ kind: 'down', choice: { format: 'one' } })
  })
})

describe('the form', () => {
  it('books, once for one key, and leads to the booking', async () => {
    const query = { at: half10, zone: 'Europe/London' }
    const first = await post({ query })
    expect(first).toEqual({ goTo: expect.stringMatching(/^\/b\/[0-9A-Z]{26}\?done=booked$/) })
    expect(await post({ query })).toEqual(first)
    expect(await stored()).toEqual([{ starts_at: half10, zone: 'Europe/London', name: visitor.name }])
  })

  it('leads to the booking that stands when it comes again with another text', async () => {
    const first = await post({ query: { at: half10 } })
    expect(await post({ query: { at: half10 }, fields: { message: 'Two signatures.' } })).toEqual(first)
    expect(await stored()).toHaveLength(1)
  })

  it('goes back to the plan when no time comes with it', async () => {
    expect(await post({ query: { zone: '' } })).toEqual({ goTo: '/book/intro-call-30-minutes?zone=' })
  })

  it('comes back with what is wrong and all that was typed', async () => {
    const refused = await post({ query: { at: half10 }, fields: { email: 'marieke@dewit', way: 'phone', phone: '' } })
    expect(refused).toMatchObject({
      status: 422,
      posted: {
        view: { kind: 'details', sessions: [{ start: half10, end: instantAt('2026-12-03', '11:00') }] },
        typed: { name: visitor.name, email: 'marieke@dewit', message: visitor.message },
        refusal: { reason: 'invalid', errors: { email: expect.any(String), phone: expect.any(String) } },
        hidden: { key: 'key-of-a-form' },
      },
    })
    expect(await stored()).toEqual([])
  })

  it('does not book for a program, and tells a person what to do', async () => {
    for (const sent of [{ ageSeconds: 1 }, { fields: { website: 'spam' } }, { fields: { token: 'forged' } }]) {
      expect(await post({ query: { at: half10 }, ...sent })).toMatchObject({
        status: 422,
        posted: { refusal: { reason: 'invalid', errors: { form: expect.stringContaining('program') } } },
      })
    }
    expect(await stored()).toEqual([])
  })

  it('keeps everything when nothing can be stored', async () => {
    expect(await post({ query: { at: half10 }, on: away() })).toMatchObject({
      status: 503,
      retryAfter: 60,
      posted: { view: { kind: 'details' }, typed: visitor, refusal: { reason: 'down' } },
    })
  })
})

describe('a time that is taken meanwhile', () => {
  it('shows the four nearest, the day, and books the one that is pressed', async () => {
    await booked(app, callAt('10:30'))
    const refused = await post({ query: { at: half10 } })
    if (!('posted' in refused)) throw new Error('not refused')
    const { view: taken } = refused.posted
    if (taken.kind !== 'taken') throw new Error(taken.kind)
    expect(refused).toMatchObject({ status: 409, posted: { typed: visitor } })
    expect(taken).toMatchObject({ name: 'slot', missed: { start: half10 }, day: { day: '2026-12-03' } })
    expect(taken.near.map(({ startsAt }) => startsAt)).toEqual(['10:00', '11:00', '09:30', '11:30'])

    const [nearest] = taken.near
    expect(await post({ query: { at: half10 }, fields: { slot: nearest?.start ?? '' } })).toHaveProperty('goTo')
    expect((await stored()).map(({ starts_at }) => starts_at)).toEqual([half10, nearest?.start])
  })

  it('keeps the other of two sessions in its place', async () => {
    const [first, second] = [instantAt('2026-12-15', '09:00'), instantAt('2026-12-21', '13:00')]
    const query = { format: 'two', first, at: second }
    await booked(app, workshopAt(instantAt('2026-12-21', '13:00')))
    const secondGone = await post({ event: workshop, query })
    expect(secondGone).toMatchObject({ status: 409, posted: { view: { name: 'slot', stays: { start: first } } } })

    await booked(app, workshopAt(first))
    const firstGone = await post({ event: workshop, query: { ...query, at: instantAt('2026-12-22', '13:00') } })
    if (!('posted' in firstGone) || firstGone.posted.view.kind !== 'taken') throw new Error('not taken')
    const { name, near, stays } = firstGone.posted.view
    expect({ name, stays }).toMatchObject({ name: 'first', stays: { start: instantAt('2026-12-22', '13:00') } })
    expect(near).toHaveLength(4)
    for (const { start } of near) expect(start < instantAt('2026-12-22', '00:00')).toBe(true)
  })

  it('leads on from a new first session to the second where both were gone, and books with it', async () => {
    const query = { format: 'two', first: instantAt('2026-12-15', '09:00'), at: instantAt('2026-12-21', '13:00') }
    await booked(app, workshopAt(query.first))
    await booked(app, workshopAt(query.at))
    const bothGone = await post({ event: workshop, query })
    if (!('posted' in bothGone) || bothGone.posted.view.kind !== 'taken') throw new Error('not taken')
    const begin = bothGone.posted.view.near[0]?.start ?? ''

    // Nothing is booked by it, so what is typed may still be wrong.
    const asked = await post({ event: workshop, query, fields: { begin, email: 'marieke@' } })
    expect(asked).toMatchObject({
      status: 200,
      posted: {
        view: {
          choice: { first: begin },
          name: 'slot',
          second: true,
          missed: { start: query.at },
          stays: { start: begin },
        },
        typed: { name: visitor.name, email: 'marieke@', message: visitor.message },
        refusal: undefined,
        hidden: { key: 'key-of-a-form' },
      },
    })
    if (!('posted' in asked) || asked.posted.view.kind !== 'taken') throw new Error('not asked')
    const slot = asked.posted.view.near[0]?.start ?? ''
    expect(await post({ event: workshop, query: { ...query, first: begin }, fields: { slot } })).toHaveProperty('goTo')
    const [, , ours] = await database.db.selectFrom('booking').select(['starts_at']).orderBy('id').execute()
    expect(ours).toEqual({ starts_at: begin })
  })

  it('offers for the first of two that are both gone later ones too', async () => {
    const [first, at] = [instantAt('2026-11-30', '09:00'), instantAt('2026-12-01', '13:00')]
    // The soonest that there is: nothing lies before it.
    for (const start of [first, at]) await booked(app, workshopAt(start))
    const bothGone = await post({ event: workshop, query: { format: 'two', first, at } })
    if (!('posted' in bothGone) || bothGone.posted.view.kind !== 'taken') throw new Error('not taken')
    expect(bothGone.posted.view.near.map(({ start }) => start > at)).toContain(true)
  })

  it('offers no first session that a second one cannot follow, where weeks were blocked', async () => {
    const blocked = await blockTime(app, {
      from: instantAt('2026-12-14', '09:00'),
      to: instantAt('2026-12-31', '17:00'),
    })
    const query = { format: 'two', first: instantAt('2026-12-15', '09:00'), at: instantAt('2026-12-17', '13:00') }
    const bothGone = await post({ event: workshop, query })
    if (!('posted' in bothGone) || bothGone.posted.view.kind !== 'taken') throw new Error('not taken')
    const { name, near } = bothGone.posted.view
    expect(name).toBe('begin')
    expect(near).toHaveLength(4)
    for (const { start } of near)
      expect(await post({ event: workshop, query, fields: { begin: start } })).toMatchObject({
        status: 200,
        posted: { view: { second: true, stays: { start } } },
      })
    if (blocked.outcome === 'blocked') await unblockTime(app, blocked.number)
  })

  it('says of a second session that was the last to follow that it is gone, and not the first', async () => {
    const at = instantAt('2026-12-16', '09:00')
    const blocked = await blockTime(app, { from: at, to: instantAt('2026-12-31', '17:00') })
    const first = instantAt('2026-12-15', '09:00')
    expect(await post({ event: workshop, query: { format: 'two', first, at } })).toMatchObject({
      status: 409,
      posted: { view: { missed: { start: at }, stays: { start: first }, name: 'slot', near: [] } },
    })
    if (blocked.outcome === 'blocked') await unblockTime(app, blocked.number)
  })

  it('says of a new first session that went meanwhile that it is gone', async () => {
    const query = { format: 'two', first: instantAt('2026-12-15', '09:00'), at: instantAt('2026-12-21', '13:00') }
    const begin = instantAt('2026-12-16', '09:00')
    for (const start of [query.first, query.at, begin]) await booked(app, workshopAt(start))
    expect(await post({ event: workshop, query, fields: { begin } })).toMatchObject({
      status: 409,
      posted: { view: { name: 'begin', second: false, missed: { start: begin } } },
    })
  })

  it('keeps neither of two sessions where both are gone, and offers nothing where no first one leaves the second', async () => {
    const [first, second] = [instantAt('2026-12-15', '09:00'), instantAt('2026-12-21', '13:00')]
    await booked(app, workshopAt(first))
    await booked(app, workshopAt(second))
    const query = { format: 'two', first, at: second }
    expect(await post({ event: workshop, query })).toMatchObject({
      status: 409,
      posted: { view: { name: 'begin', stays: undefined } },
    })

    const plan = await view({ format: 'two' }, workshop)
    if (plan.kind !== 'plan') throw new Error(plan.kind)
    const [soonest = first] = plan.open?.slots.flatMap(({ free, start }) => (free ? [start] : [])) ?? []
    const next = await view({ format: 'two', first: soonest }, workshop)
    if (next.kind !== 'plan') throw new Error(next.kind)
    const [at = second] = next.open?.slots.flatMap(({ free, start }) => (free ? [start] : [])) ?? []
    await booked(app, workshopAt(soonest))
    const none = await post({ event: workshop, query: { format: 'two', first: soonest, at } })
    expect(none).toMatchObject({ status: 409, posted: { view: { kind: 'taken', near: [], stays: { start: at } } } })
  })
})
