/** What blocking at the desk is promised, on every database that we run on. */
import { beforeEach, expect, it } from 'vitest'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { blockAtDesk } from './block-at-desk.server.ts'
import { blockTime, unblockTime } from './block-time.server.ts'
import { bookSessions } from './book-sessions.server.ts'
import { countComing, readDeskDays } from './desk-calendar.server.ts'
import { instantAt } from './wall-time.server.ts'

const day = '2026-12-03'
const at = (time: string, on = day) => instantAt(on, time)

forEachDatabase('time blocked at the desk', (database) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']
  let staff: Staff

  beforeEach(async () => {
    site = bookingApp(database())
    app = site.app
    staff = await deskPerson(app)
  })

  const blocks = () => app.database.db.selectFrom('blocked_period').select(['starts_at', 'ends_at', 'reason']).execute()
  const log = () =>
    app.database.db
      .selectFrom('desk_change')
      .select(['id', 'action', 'summary', 'user_id'])
      .orderBy('id', 'desc')
      .execute()
  async function undoLast() {
    const [last] = await log()
    return (await undoChange(app, staff, last?.id ?? 0, undoes)).outcome
  }
  const block = (from: string, to: string, reason?: string) =>
    blockAtDesk(app, staff, { from: at(from), to: at(to), reason })

  it('cannot be booked, stands in the log, and is free again by Undo', async () => {
    expect(await block('13:00', '17:00', 'Team day')).toMatchObject({ outcome: 'blocked' })
    expect((await bookSessions(app, callAt('14:00'))).outcome).toBe('taken')
    expect((await log())[0]).toMatchObject({ action: 'block.add', summary: 'Thu 3 Dec 13:00 to 17:00 blocked' })
    expect(await undoLast()).toBe('undone')
    expect(await blocks()).toEqual([])
    expect((await bookSessions(app, callAt('14:00'))).outcome).toBe('booked')
  })

  it('is one block, and one line in the log, however often it is pressed', async () => {
    const [first, second] = await Promise.all([
      block('13:00', '17:00', 'Team day'),
      block('13:00', '17:00', 'Team day'),
    ])
    expect(first).toMatchObject({ outcome: 'blocked' })
    expect(second).toEqual(first)
    expect(await block('13:00', '17:00')).toEqual(first)
    expect(await blocks()).toEqual([{ starts_at: at('13:00'), ends_at: at('17:00'), reason: 'Team day' }])
    expect(await log()).toHaveLength(1)
    expect((await block('13:00', '16:30')).outcome).toBe('blocked')
    expect(await blocks()).toHaveLength(2)
  })

  it('is another block than what Undo takes back, where it was blocked before', async () => {
    await blockTime(app, { from: at('09:00'), to: at('10:00'), reason: 'Fair' })
    expect((await block('09:00', '10:00', 'Dentist')).outcome).toBe('already_blocked')
    const first = await block('13:00', '17:00', 'Team day')
    const already = { ...first, outcome: 'already_blocked' }
    const colleague = { ...staff, userId: 'tom' }
    expect(await blockAtDesk(app, colleague, { from: at('13:00'), to: at('17:00') })).toEqual(already)
    await block('10:00', '11:00')
    expect(await block('13:00', '17:00')).toEqual(already)
    expect(new Set((await blocks()).map(({ reason }) => reason))).toEqual(new Set(['Fair', 'Team day', null]))
    expect((await log()).map(({ user_id }) => user_id)).toEqual([staff.userId, staff.userId, null])
  })

  it('is refused where somebody is booked, with the room that a workshop keeps around it', async () => {
    const call = await booked(app, callAt('10:30'))
    const workshop = await booked(app, workshopAt(at('13:00')))
    expect(await block('10:00', '12:35')).toMatchObject({
      outcome: 'booked',
      inTheWay: [{ id: call.booking.number }, { id: workshop.booking.number, name: 'Marieke de Wit' }],
    })
    expect([await blocks(), await log()]).toEqual([[], []])
    expect((await block('11:00', '12:30')).outcome).toBe('blocked')
  })

  it('can be freed, and blocked again by Undo, as long as nobody has booked it', async () => {
    const blocked = await block('13:00', '17:00', 'Team day')
    if (blocked.outcome !== 'blocked') throw new Error(blocked.outcome)
    const before = await blocks()
    expect(await unblockTime(app, blocked.number, staff)).toBe(true)
    expect(await unblockTime(app, blocked.number, staff)).toBe(false)
    expect(await undoLast()).toBe('undone')
    expect(await blocks()).toEqual(before)

    const [again] = await app.database.db.selectFrom('blocked_period').select('id').execute()
    await unblockTime(app, again?.id ?? 0, staff)
    await booked(app, callAt('14:00'))
    expect(await undoLast()).toBe('changed since')
    expect(await blocks()).toEqual([])
  })

  it('stays one block, where Undo would block again what somebody has blocked since', async () => {
    const first = await block('13:00', '17:00', 'Team day')
    if (first.outcome !== 'blocked') throw new Error(first.outcome)
    await unblockTime(app, first.number, staff)
    const [freed] = await log()
    await block('13:00', '17:00', 'Fair')
    expect((await undoChange(app, staff, freed?.id ?? 0, undoes)).outcome).toBe('changed since')
    expect(await blocks()).toMatchObject([{ reason: 'Fair' }])
  })

  it.each([
    ['ends before it starts', '12:00', '11:00', day],
    ['is longer than a year', '12:00', '12:30', '2027-12-04'],
  ])('is refused when it %s', async (_, from, to, last) => {
    const outcome = await blockAtDesk(app, staff, { from: at(from), to: at(to, last) })
    expect(outcome).toEqual({ outcome: 'not_a_period' })
    expect(await log()).toEqual([])
  })

  it('is refused where it has ended, to the minute', async () => {
    site.setTime(at('11:00'))
    expect((await block('10:00', '11:00')).outcome).toBe('passed')
    expect((await block('10:00', '11:01')).outcome).toBe('blocked')
  })

  it('is drawn within office hours, on each of its days, beside what is booked', async () => {
    const { booking } = await booked(app, workshopAt(at('09:00'), at('13:00', '2026-12-07')))
    await blockAtDesk(app, staff, { from: at('15:00'), to: at('10:30', '2026-12-07'), reason: 'Fair' })
    const days = await readDeskDays(app.database.db, { from: day, to: '2026-12-07' })
    expect(days.map(({ booked, blocked }) => [...booked, ...blocked].map(({ from, to }) => [from, to]))).toEqual([
      [
        [0, 120],
        [360, 480],
      ],
      [[0, 480]],
      [[0, 480]],
      [[0, 480]],
      [
        [240, 360],
        [0, 90],
      ],
    ])
    expect(days[4]?.booked).toMatchObject([{ number: booking.number, part: 2 }])
    expect(days.map(({ weekend }) => weekend)).toEqual([false, false, true, true, false])
  })

  it('leaves the count of what is still to come this week to bookings', async () => {
    await booked(app, workshopAt(at('09:00'), at('13:00', '2026-12-08')))
    await booked(app, callAt('15:00'))
    await block('12:00', '13:00')
    const count = (now: string) => countComing(app.database.db, now)
    expect(await count(at('08:00'))).toBe(2)
    expect(await count(at('12:00'))).toBe(1)
    expect(await count(at('16:00'))).toBe(0)
    expect(await count(at('00:00', '2026-12-07'))).toBe(1)
  })
})
