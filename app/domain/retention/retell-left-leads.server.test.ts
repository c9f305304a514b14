/** What is deleted at its term is gone from the list of leads too, where something else keeps its lead. */
import { beforeEach, expect, it } from 'vitest'
import { cancelBooking } from '#app/domain/booking/change-booking.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { deleteExpired } from './delete-expired.server.ts'

const email = 'kees@hof.example'

forEachDatabase('what the list says of a lead', (database) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']

  beforeEach(() => {
    site = bookingApp(database())
    app = site.app
  })

  const at = (day: string, time = '10:00') => site.setTime(instantAt(day, time))

  const write = (message: string, trap = '', locale: 'nl' | 'en' = 'nl') =>
    submitContact(app, {
      input: { name: 'Kees Hof', email, message },
      token: issueFormToken(formTokenKey(app.secret), new Date(app.clock.now().getTime() - 60_000)),
      ...{ trap, locale, key: undefined, source: {}, clientAddress: '192.0.2.1', reusedKey: 'refuse' },
    })

  function book(day: string) {
    const call = callAt('10:30', day)
    const input = { ...call.input, name: 'Kees Hof', email, phone: '+31 20 765 43 21', message: 'Ria ligt ziek.' }
    return booked(app, { ...call, input, locale: 'nl' })
  }

  async function cancel(number: number) {
    await cancelBooking(app, { number, staff: await deskPerson(app), revision: 0, reason: undefined })
  }

  const lead = () => app.database.db.selectFrom('lead').selectAll().executeTakeFirst()

  async function deleteAt(day: string, time?: string) {
    at(day, time)
    await deleteExpired(app.database.db, app.clock)
    return lead()
  }

  it('is what came before a booking, once that was cancelled and has gone', async () => {
    at('2027-01-10')
    await write('Graag een gesprek.', '', 'en')
    at('2027-01-11')
    const { booking } = await book('2027-01-20')
    await cancel(booking.number)
    const before = await deleteAt('2027-04-10')
    expect(before?.preview).toMatch(/^Kennismaking afgezegd: .*Ria ligt ziek\.$/)
    // Who they are, and what staff may be deciding, stays as it is.
    expect(await deleteAt('2027-04-30')).toEqual({ ...before, preview: 'Graag een gesprek.', locale: 'en' })
  })

  it('is the booking that keeps it, once a message after that has gone', async () => {
    at('2027-01-10')
    await book('2027-02-10')
    at('2027-01-11')
    await write('Ria ligt ziek, kan het later?')
    expect((await deleteAt('2028-01-09'))?.preview).toBe('Ria ligt ziek, kan het later?')
    expect((await deleteAt('2028-01-20'))?.preview).toMatch(/^Kennismaking geboekt: 10 februari 2027/)
  })

  it('is not what is held, nor what came before, while something else is left that is newer than what has gone', async () => {
    at('2027-01-10')
    const { booking } = await book('2027-01-20')
    await cancel(booking.number)
    at('2027-02-01')
    await write('Toch graag een gesprek.')
    at('2027-04-29')
    await write('Rank fast.', 'filled in')
    expect(await deleteAt('2027-04-30')).toMatchObject({ preview: 'Toch graag een gesprek.', locale: 'nl' })
  })

  it('is mended where an earlier round left it', async () => {
    at('2027-01-10')
    await write('Graag een gesprek.')
    at('2027-01-11')
    await book('2027-01-20')
    await app.database.db.deleteFrom('booking').execute()
    const mended = await deleteAt('2027-01-12')
    expect(mended?.preview).toBe('Graag een gesprek.')
    await app.database.db.updateTable('lead').set({ revision: 7 }).execute()
    expect(await deleteAt('2027-01-13')).toEqual({ ...mended, revision: 7 })
  })

  it('is no word of theirs, where nothing is left of what came and the lead goes with the next round', async () => {
    at('2027-01-10')
    await write('Graag een gesprek.')
    const last_at = instantAt('2028-01-20', '09:30')
    await app.database.db.updateTable('lead').set({ last_at }).execute()
    expect((await deleteAt('2028-01-20'))?.preview).toBe('Gewist aan het einde van de termijn')
    expect(await deleteAt('2028-01-20', '11:00')).toBeUndefined()
  })

  it('is mended in the last part of a long list too', async () => {
    const { db } = app.database
    at('2027-01-10')
    await write('Graag een gesprek.')
    const { id, email_key, ...one } = await db.selectFrom('lead').selectAll().executeTakeFirstOrThrow()
    const others = Array.from({ length: 600 }, (_, index) => ({ ...one, email_key: `${index} ${email_key}` }))
    await db.insertInto('lead').values(others.slice(0, 300)).execute()
    await db.insertInto('lead').values(others.slice(300)).execute()
    await db.deleteFrom('lead').where('id', '=', id).execute()
    await write('Toch niet.')
    await db.deleteFrom('contact_message').execute()
    await deleteExpired(db, app.clock)
    const told = await db.selectFrom('lead').select('preview').where('email_key', '=', email_key).execute()
    expect(told).toEqual([{ preview: 'Gewist aan het einde van de termijn' }])
  })
})
