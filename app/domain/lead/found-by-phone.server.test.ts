import { beforeEach, expect, it } from 'vitest'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leaveReport } from '#tests/support/leave-data.ts'
import { forgetArrival } from './forget-arrival.server.ts'
import { idsOfLeads, listLeads } from './list-leads.server.ts'
import { rewordLeads } from './reword-leads.server.ts'

forEachDatabase('a lead with phone numbers', (database) => {
  const visitor = { name: 'Marieke de Wit', email: 'marieke@dewit.example' }
  let app: ReturnType<typeof bookingApp>['app']

  beforeEach(() => {
    app = bookingApp(database()).app
  })

  async function call(time: string, phone: string, email = visitor.email): Promise<void> {
    const one = callAt(time)
    await booked(app, { ...one, input: { ...one.input, ...visitor, email, phone } })
  }

  const found = async (word: string) => {
    const { rows } = await listLeads(database().db, { status: undefined, search: word })
    return rows.map(({ email }) => email).toSorted()
  }

  const lastBooking = () =>
    database().db.selectFrom('booking').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

  it('is found by each that it ever gave, from its front, and by no other', async () => {
    await call('10:30', '+31 (0)20 123 45 67')
    await call('11:30', '06-12345678')
    for (const word of ['0201234567', '020123', '0612345678', '061234'])
      expect(await found(word)).toEqual([visitor.email])
    for (const word of ['1234567', '3120123456', '0612345679']) expect(await found(word)).toEqual([])
  })

  it('shares a number with others', async () => {
    await call('10:30', '020 123 45 67')
    await call('11:30', '+31201234567', 'tom@dewit.example')
    expect(await found('0201234567')).toEqual([visitor.email, 'tom@dewit.example'])
    const ids = await idsOfLeads(database().db, { status: undefined, search: '0201234567' })
    const only = await listLeads(database().db, { status: undefined, ids: ids.slice(0, 1) })
    expect(only.rows.map(({ id }) => id)).toEqual(ids.slice(0, 1))
  })

  it('is not found by one that was taken back', async () => {
    await leaveReport(app, visitor, true)
    await call('10:30', '020 123 45 67')
    await call('11:30', '06 12345678')
    const { id: refId } = await lastBooking()
    await database()
      .db.transaction()
      .execute((trx) => forgetArrival(trx, { kind: 'booking', refId }))
    expect(await found('0612345678')).toEqual([])
    expect(await found('0201234567')).toEqual([visitor.email])
  })

  it('is still found by its own when a name was taken out of what it says', async () => {
    await call('10:30', '020 123 45 67')
    await database()
      .db.transaction()
      .execute((trx) => rewordLeads(trx, [visitor.name]))
    expect(await found('0201234567')).toEqual([visitor.email])
  })
})
