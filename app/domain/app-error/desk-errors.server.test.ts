/** Crashes by kind, as staff see and settle them, on every database. */
import { beforeEach, describe, expect, it } from 'vitest'
import { retention } from '#app/content/legal/retention.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { deleteExpired } from '#app/domain/retention/delete-expired.server.ts'
import type { App } from '#app/platform/app.ts'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import {
  countErrorKinds,
  countReports,
  findErrorKind,
  lastDays,
  listErrorKinds,
  whereItHappens,
} from './group-errors.server.ts'
import { reportAppError } from './report-app-error.server.ts'
import { reopenError, settleError } from './settle-error.server.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0) Firefox/144.0'
const safari = 'Mozilla/5.0 (iPhone) Version/17.1 Mobile/15E148 Safari/604.1'

forEachDatabase('app errors at the desk', (database) => {
  let app: App
  let now: Date
  let staff: Staff
  let clients: number

  beforeEach(async () => {
    now = new Date('2026-11-21T09:30:00.000Z')
    clients = 0
    app = { ...accountApp(database()).app, clock: { now: () => now } }
    staff = await deskPerson(app)
  })

  /** Each from an address of its own: ten are taken from one. */
  async function happens(message: string, { path = '/', userAgent = firefox } = {}): Promise<void> {
    clients += 1
    const clientAddress = `10.0.${clients >> 8}.${clients & 255}`
    const outcome = await reportAppError(app, { body: { message, path }, userAgent, clientAddress })
    expect(outcome).toEqual({ outcome: 'stored' })
  }

  const db = () => app.database.db
  const open = async () => (await listErrorKinds(db(), { view: 'open' }, now)).kinds
  const daysAgo = (days: number) => {
    now = new Date(Date.parse('2026-11-21T09:30:00.000Z') - days * 86_400_000)
  }
  const found = async (message: string) => {
    const { kinds } = await listErrorKinds(db(), { view: 'all' }, now)
    const kind = kinds.find((one) => one.message === message)
    if (!kind) throw new Error(`No error ${message}`)
    return kind
  }
  const settle = async (message: string) => {
    const { number, lastReport } = await found(message)
    return settleError(app, staff, { number, seen: lastReport })
  }
  const changes = () => db().selectFrom('desk_change').selectAll().orderBy('id', 'desc').execute()
  const undoLast = async () => {
    const [last] = await changes()
    return (await undoChange(app, staff, last?.id ?? 0, undoes)).outcome
  }

  it('are grouped, numbered as they first came, and counted by day', async () => {
    daysAgo(13)
    await happens('x is undefined', { path: '/nl' })
    daysAgo(3)
    await happens('y is undefined')
    daysAgo(0)
    await happens('x is undefined', { path: '/blog', userAgent: safari })
    await happens('x is undefined', { path: '/nl' })
    const { number: first } = await found('x is undefined')
    expect(await open()).toMatchObject([
      {
        ...{ number: first, message: 'x is undefined', reports: 3, path: '/nl', browser: 'Firefox 144 on Windows' },
        ...{ firstAt: '2026-11-08T09:30:00.000Z', lastAt: '2026-11-21T09:30:00.000Z' },
        days: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      },
      { number: first + 1, reports: 1, days: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0] },
    ])
    expect(await countReports(db(), now)).toBe(4)
    expect(await whereItHappens(db(), first)).toEqual({
      paths: [
        { name: '/nl', reports: 2 },
        { name: '/blog', reports: 1 },
      ],
      browsers: [
        { name: 'Firefox 144 on Windows', reports: 2 },
        { name: 'Safari 17 on iOS', reports: 1 },
      ],
    })
  })

  it.each([
    ['2026-11-20T22:59:59.000Z', 12],
    ['2026-11-20T23:00:00.000Z', 13],
  ])('belong to a day of Amsterdam: %s', async (at, day) => {
    now = new Date(at)
    await happens('x')
    daysAgo(0)
    expect((await open())[0]?.days.indexOf(1)).toBe(day)
  })

  it.each([
    ['2026-11-07T22:59:59.999Z', 0],
    ['2026-11-07T23:00:00.000Z', 1],
  ])('are counted from the midnight on at which the strip begins: %s', async (at, count) => {
    now = new Date(at)
    await happens('x')
    daysAgo(0)
    expect(await countReports(db(), now)).toBe(count)
    expect((await open())[0]?.days[0]).toBe(count)
  })

  it('has fourteen days to a strip, also where the clock is set back', () => {
    const days = lastDays(new Date('2026-10-26T00:30:00.000Z'))
    expect([days.length, days[0], days[12], days[13]]).toEqual([14, '2026-10-13', '2026-10-25', '2026-10-26'])
  })

  it('are one kind, also where several servers hear of it first at the same time', async () => {
    await Promise.all(['new', 'new', 'new'].map((message) => happens(message)))
    expect(await open()).toMatchObject([{ message: 'new', reports: 3 }])
  })

  it('are paged', async () => {
    for (let n = 0; n < 60; n += 1) await happens(`error ${n}`)
    const seen: number[] = []
    for (let before: number | undefined; ; ) {
      const { kinds, next } = await listErrorKinds(db(), { view: 'all', before }, now)
      seen.push(...kinds.map(({ number }) => number))
      if (next === undefined) break
      before = next
    }
    expect(seen.length).toBe(60)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    expect(await countErrorKinds(db(), 'open')).toBe(60)
  })

  describe('settling', () => {
    it('takes a kind off the list until it happens again, under the same number', async () => {
      await happens('x')
      await happens('y')
      expect(await settle('x')).toBe('settled')
      const { number } = await found('x')
      expect((await open()).map(({ message }) => message)).toEqual(['y'])
      expect(await found('x')).toMatchObject({ state: 'settled', settledBy: 'Eva Kramer' })
      expect([await countErrorKinds(db(), 'open'), await countErrorKinds(db(), 'settled')]).toEqual([1, 1])
      await happens('x')
      expect((await open())[0]).toMatchObject({ number, state: 'open', settledBy: 'Eva Kramer', reports: 2 })
    })

    it('is refused where it happened again since it was shown, or somebody was quicker, but not at a second press', async () => {
      await happens('x')
      const { number, lastReport } = await found('x')
      await happens('x')
      expect(await settleError(app, staff, { number, seen: lastReport })).toBe('happened again')
      expect(await Promise.all([settle('x'), settle('x')])).toEqual(['settled', 'settled'])
      expect(await settleError(app, { ...staff, userId: 'tom' }, { number, seen: lastReport })).toBe('is so')
      expect(await settleError(app, staff, { number: 999_999, seen: 1 })).toBe('gone')
      expect(await changes()).toHaveLength(1)
    })

    it('can be undone, and so can opening it again', async () => {
      await happens('x')
      const { number } = await found('x')
      await settle('x')
      expect(await undoLast()).toBe('undone')
      expect(await found('x')).toMatchObject({ state: 'open', settledAt: null })
      expect(await reopenError(app, staff, number)).toBe('is so')
      await settle('x')
      const settled = await found('x')
      expect([await reopenError(app, staff, number), await reopenError(app, staff, number)]).toEqual([
        'reopened',
        'reopened',
      ])
      expect(await undoLast()).toBe('undone')
      expect(await found('x')).toEqual(settled)
    })

    it.each(['settle', 'reopen'])('cannot be undone once it happened again (%s)', async (last) => {
      await happens('x')
      await settle('x')
      if (last === 'reopen') await reopenError(app, staff, (await found('x')).number)
      await happens('x')
      expect(await undoLast()).toBe('changed since')
      expect(await found('x')).toMatchObject({ state: 'open' })
    })
  })

  it('are gone with their last report', async () => {
    const { days } = retention.kinds.crash
    daysAgo(days + 1)
    await happens('old')
    await happens('kept')
    const { number } = await found('old')
    daysAgo(0)
    await happens('kept')
    await deleteExpired(db(), app.clock)
    expect(await open()).toMatchObject([{ message: 'kept', reports: 1, firstAt: '2026-11-21T09:30:00.000Z' }])
    expect(await db().selectFrom('app_error_kind').select('id').execute()).toHaveLength(1)
    expect(await findErrorKind(db(), number, now)).toBeUndefined()
  })
})
