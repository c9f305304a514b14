/** What moving and cancelling by staff is promised, on every database that we run on. */
import { beforeEach, describe, expect, it } from 'vitest'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { readLeadBrief } from '#app/domain/lead/lead-brief.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { readCalendar } from '#tests/support/calendar.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { bookSessions } from './book-sessions.server.ts'
import { cancelBooking, moveBooking } from './change-booking.server.ts'
import { findBooking } from './find-booking.server.ts'
import { nearestOf, readStaffDays } from './staff-times.server.ts'
import { instantAt } from './wall-time.server.ts'

const on = (day: string, time: string) => instantAt(day, time)

forEachDatabase('a booking, changed by staff', (database, another) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']
  let staff: Staff

  beforeEach(async () => {
    site = bookingApp(database())
    app = site.app
    staff = await deskPerson(app)
  })

  const byStaff = (number: number, revision = 0, reason?: string) => ({ number, staff, revision, reason })
  async function mails(kind: string) {
    const rows = await app.database.db.selectFrom('outbox').select(['dedupe_key', 'mail']).orderBy('id').execute()
    return rows.filter((row) => row.dedupe_key.includes(kind)).map(({ mail }) => JSON.parse(mail) as Mail)
  }
  const changes = () =>
    app.database.db.selectFrom('desk_change').select(['action', 'target', 'summary', 'before']).execute()

  const leadOf = (email: string) =>
    app.database.db.selectFrom('lead').selectAll().where('email_key', '=', email).executeTakeFirstOrThrow()

  it('is told in the list of leads as it stands, in the same words as beside it', async () => {
    const { booking } = await booked(app, callAt('10:30'))
    const told = async () => {
      const { id, preview } = await leadOf(booking.email)
      const brief = await readLeadBrief(app.database.db, id)
      expect(brief?.newest?.text).toBe(preview)
      return preview
    }
    expect(await told()).toContain('Call booked: 3 December 2026')
    await moveBooking(app, byStaff(booking.number), [on('2026-12-04', '10:30')])
    expect(await told()).toContain('Call booked: 4 December 2026')
    await cancelBooking(app, byStaff(booking.number, 1))
    expect(await told()).toContain('Call cancelled: 4 December 2026')
  })

  it('is told anew behind a message that is held, which says nothing in the list', async () => {
    const { booking } = await booked(app, callAt('10:30'))
    const { name, email } = booking
    site.setTime(on('2026-11-22', '12:00'))
    const held = { name, email, message: 'Rank fast.' }
    const token = issueFormToken(formTokenKey(app.secret), new Date(app.clock.now().getTime() - 60_000))
    const from = { locale: 'en', key: undefined, source: {}, clientAddress: '192.0.2.1' } as const
    await submitContact(app, { ...from, input: held, token, trap: 'filled in', reusedKey: 'refuse' })
    await moveBooking(app, byStaff(booking.number), [on('2026-12-04', '10:30')])
    expect((await leadOf(email)).preview).toContain('Call booked: 4 December 2026')
  })

  it('says nothing in the list once something newer has come', async () => {
    const { booking } = await booked(app, callAt('10:30'))
    const { email } = booking
    site.setTime(on('2026-11-22', '12:00'))
    await booked(app, callAt('11:30', '2026-12-07', { input: { ...callAt().input, email } }))
    await cancelBooking(app, byStaff(booking.number))
    expect((await leadOf(email)).preview).toContain('Call booked: 7 December 2026')
  })

  describe('moved', () => {
    it('needs no notice and no deadline, and may go between the times that visitors are offered', async () => {
      const { booking } = await booked(app, workshopAt(on('2026-12-03', '09:00')))
      site.setTime(on('2026-12-03', '08:55'))
      const moved = await moveBooking(app, byStaff(booking.number), [on('2026-12-03', '10:30')])
      expect(moved).toMatchObject({
        outcome: 'done',
        booking: {
          sessions: [{ start: on('2026-12-03', '10:30'), end: on('2026-12-03', '14:30') }],
          revisions: [{ by: 'visitor' }, { revision: 1, change: 'moved', by: 'staff' }],
        },
      })
      expect(await changes()).toEqual([
        {
          action: 'booking.move',
          target: `booking:${booking.number}`,
          summary: 'moved from Thu 3 Dec 9:00 to Thu 3 Dec 10:30',
          before: null,
        },
      ])
    })

    it.each([
      ['before the office opens', '2026-12-04', '08:30'],
      ['past its closing', '2026-12-04', '16:45'],
      ['between two half hours', '2026-12-04', '10:15'],
      ['into a weekend', '2026-12-05', '10:00'],
      ['onto a holiday', '2026-12-25', '10:00'],
      ['into the past', '2026-11-20', '10:00'],
    ])('never %s', async (_, day, time) => {
      const { booking } = await booked(app, callAt())
      expect((await moveBooking(app, byStaff(booking.number), [on(day, time)])).outcome).toBe('taken')
      expect(await changes()).toEqual([])
    })

    it('tells the visitor in their language that it was us, why, and where to change it; the office hears who', async () => {
      const { booking, token } = await booked(app, callAt('10:30', '2026-12-03', { locale: 'nl' }))
      await moveBooking(app, byStaff(booking.number, 0, 'Ilse is ziek.\nTot morgen.'), [on('2026-12-04', '14:00')])
      const [mail] = await mails('visitor:1')
      expect(mail).toMatchObject({ language: 'nl', to: { address: booking.email } })
      expect(mail?.subject).toMatch(/^Wij hebben uw afspraak verzet naar 4 december/)
      expect(mail?.text).toContain('Ilse is ziek.')
      // The address of the booking is in it, although nobody typed it here.
      expect(mail?.text).toContain(`/nl/b/${token}`)
      const [event] = readCalendar(mail?.calendar?.files[0]?.text ?? '').events
      expect(event).toMatchObject({ sequence: 1, start: on('2026-12-04', '14:00'), status: 'CONFIRMED' })
      const told = (await mails('staff:1'))[0]?.text
      expect(told).toMatch(/Gewijzigd: 21 november 2026[\s\S]*Eva Kramer[\s\S]*Ilse is ziek/)
      expect(told).not.toContain('Ontvangen')
    })

    it('is told however often it happens', async () => {
      const { booking } = await booked(app, callAt())
      const days = ['2026-12-07', '2026-12-08']
      for (let n = 0; n < 12; n += 1) {
        await app.database.db.updateTable('outbox').set({ status: 'sent' }).execute()
        await moveBooking(app, byStaff(booking.number, n), [on(days[n % 2] ?? '', '10:00')])
      }
      expect(await mails(':visitor:')).toHaveLength(13)
    })

    it('is not bound to how often its visitor may move it', async () => {
      const { booking, token } = await booked(app, callAt())
      const days = ['2026-12-07', '2026-12-08']
      for (let n = 0; n < 10; n += 1) await moveBooking(app, token, [on(days[n % 2] ?? '', '10:00')])
      expect((await moveBooking(app, token, [on('2026-12-09', '10:00')])).outcome).toBe('too_many')
      expect((await moveBooking(app, byStaff(booking.number, 10), [on('2026-12-09', '10:00')])).outcome).toBe('done')
    })

    it('gives a booking whose address cannot be written again another one', async () => {
      const { booking, token } = await booked(app, callAt())
      await app.database.db.updateTable('booking').set({ token_hash: 'of another secret' }).execute()
      await moveBooking(app, byStaff(booking.number), [on('2026-12-04', '14:00')])
      expect((await mails('visitor:1'))[0]?.text).toContain(`/b/${token}`)
      expect((await findBooking(app, token))?.number).toBe(booking.number)
    })

    it('keeps two sessions in order, on two days, in the days that a workshop may take', async () => {
      const starts = [on('2026-12-03', '09:00'), on('2026-12-08', '09:00')]
      const { booking } = await booked(app, workshopAt(...starts))
      const move = async (...to: string[]) => (await moveBooking(app, byStaff(booking.number), to)).outcome
      expect(await move(on('2026-12-03', '09:00'), on('2026-12-03', '14:00'))).toBe('taken')
      expect(await move(on('2026-12-03', '09:00'), on('2026-12-18', '09:00'))).toBe('taken')
      expect(await move(on('2026-12-03', '09:00'))).toBe('taken')
      // The last day that it may take.
      expect(await move(on('2026-12-03', '09:00'), on('2026-12-17', '09:00'))).toBe('done')
      // The first is over: the second can still be moved.
      site.setTime(on('2026-12-04', '10:00'))
      const again = [on('2026-12-03', '09:00'), on('2026-12-07', '14:30')]
      expect((await moveBooking(app, byStaff(booking.number, 1), again)).outcome).toBe('done')
    })

    it('is not moved once it is over, or cancelled', async () => {
      const { booking } = await booked(app, callAt('10:30'))
      const other = await booked(app, callAt('11:00'))
      await cancelBooking(app, byStaff(other.booking.number))
      const to = [on('2026-12-04', '14:00')]
      expect((await moveBooking(app, byStaff(other.booking.number, 1), to)).outcome).toBe('cancelled')
      site.setTime(on('2026-12-03', '11:00'))
      expect((await moveBooking(app, byStaff(booking.number), to)).outcome).toBe('too_late')
      expect((await cancelBooking(app, byStaff(booking.number))).outcome).toBe('too_late')
      expect((await cancelBooking(app, byStaff(booking.number + 99))).outcome).toBe('unknown')
    })
  })

  it('cancelled, tells so with the reason, takes it out of the calendar, and frees the time', async () => {
    const { booking } = await booked(app, callAt())
    site.setTime(on('2026-12-03', '10:00'))
    const cancelled = await cancelBooking(app, byStaff(booking.number, 0, 'Our office is closed.'))
    expect(cancelled).toMatchObject({ outcome: 'done', booking: { status: 'cancelled' } })
    const [mail] = await mails('visitor:1')
    expect(mail?.subject).toBe('We have cancelled the appointment of 3 December')
    expect(mail?.text).toContain('Our office is closed.')
    expect(mail?.calendar?.method).toBe('CANCEL')
    expect(await mails('reminder')).toEqual([])
    expect(await app.database.db.selectFrom('claimed_cell').selectAll().execute()).toEqual([])
    expect(await changes()).toMatchObject([{ action: 'booking.cancel', summary: 'cancelled, was Thu 3 Dec 10:30' }])
  })

  it('is not moved away from a session that has begun; the other one is', async () => {
    const call = await booked(app, callAt('10:30', '2026-12-03'))
    const starts = [on('2026-12-04', '09:00'), on('2026-12-08', '09:00')] as const
    const workshop = await booked(app, workshopAt(...starts))
    const later = on('2026-12-09', '14:00')
    site.setTime(on('2026-12-03', '10:30'))
    const { booking } = call
    expect(await moveBooking(app, byStaff(booking.number), [later])).toEqual({ outcome: 'begun', booking })
    site.setTime(starts[0])
    const move = async (...to: string[]) => (await moveBooking(app, byStaff(workshop.booking.number), to)).outcome
    expect(await move(on('2026-12-07', '09:00'), starts[1])).toBe('begun')
    expect(await move(starts[1], later)).toBe('begun')
    expect([await mails('visitor:1'), await changes()]).toEqual([[], []])
    expect(await move(starts[0], later)).toBe('done')
  })

  it('is not cancelled once one of two sessions has begun: that one was held', async () => {
    const { booking, token } = await booked(app, workshopAt(on('2026-12-03', '09:00'), on('2026-12-08', '09:00')))
    const claims = () => app.database.db.selectFrom('claimed_cell').select('starts_at').orderBy('starts_at').execute()
    const before = await claims()
    for (const [day, time] of [
      ['2026-12-03', '09:00'],
      ['2026-12-04', '10:00'],
      ['2026-12-08', '09:30'],
    ] as const) {
      site.setTime(on(day, time))
      expect(await cancelBooking(app, byStaff(booking.number))).toEqual({ outcome: 'begun', booking })
      expect((await cancelBooking(app, token)).outcome).toBe('too_late')
    }
    expect(await findBooking(app, token)).toEqual(booking)
    expect(await claims()).toEqual(before)
    expect(await mails('visitor:1')).toEqual([])
    expect(await changes()).toEqual([])
  })

  describe('in a race', () => {
    it('with its visitor, overwrites nothing that the visitor did', async () => {
      const { booking, token } = await booked(app, callAt())
      await moveBooking(app, token, [on('2026-12-04', '09:00')])
      const late = await moveBooking(app, byStaff(booking.number, 0), [on('2026-12-04', '14:00')])
      expect(late).toMatchObject({ outcome: 'changed', booking: { sessions: [{ start: on('2026-12-04', '09:00') }] } })
      expect((await cancelBooking(app, byStaff(booking.number, 0))).outcome).toBe('changed')
      expect(await changes()).toEqual([])
    })

    it('with its visitor, who looked at what stood before, is not overwritten either', async () => {
      const { booking, token } = await booked(app, workshopAt(on('2026-12-03', '13:00'), on('2026-12-08', '09:00')))
      const kept = on('2026-12-08', '09:00')
      await moveBooking(app, byStaff(booking.number, 0), [on('2026-12-03', '09:00'), kept])
      const wanted = [on('2026-12-03', '13:00'), on('2026-12-09', '09:00')]
      expect((await moveBooking(app, token, wanted, 0)).outcome).toBe('changed')
      expect((await findBooking(app, token))?.sessions[0]?.start).toBe(on('2026-12-03', '09:00'))
      expect((await moveBooking(app, token, wanted, 1)).outcome).toBe('done')
      // Pressed twice.
      expect((await moveBooking(app, token, wanted, 1)).outcome).toBe('done')
    })

    it('to move to where the visitor moved it, says so; where oneself did, it is done', async () => {
      const { booking, token } = await booked(app, callAt())
      const friday = [on('2026-12-04', '09:00')]
      await moveBooking(app, token, friday)
      const late = await moveBooking(app, byStaff(booking.number, 0, 'Our office is closed.'), friday)
      expect(late.outcome).toBe('changed')
      expect(await changes()).toEqual([])
      const later = () => moveBooking(app, byStaff(booking.number, 1), [on('2026-12-04', '14:00')])
      expect([(await later()).outcome, (await later()).outcome]).toEqual(['done', 'done'])
      expect(await changes()).toHaveLength(1)
      const monday = [on('2026-12-07', '09:00')]
      await moveBooking(app, token, monday)
      expect((await moveBooking(app, byStaff(booking.number, 2), monday)).outcome).toBe('changed')
    })

    it('to cancel, says that no mail goes: its reason reaches nobody', async () => {
      const { booking, token } = await booked(app, callAt())
      await cancelBooking(app, token)
      const sent = await mails('visitor')
      const late = await cancelBooking(app, byStaff(booking.number, 0, 'Our office is closed.'))
      expect(late).toMatchObject({ outcome: 'cancelled', booking: { revisions: [{}, { by: 'visitor' }] } })
      expect(await mails('visitor')).toEqual(sent)
      expect(await changes()).toEqual([])
    })

    it('to cancel with somebody else of staff, tells the second; a second press of one’s own is done', async () => {
      const { booking } = await booked(app, callAt())
      const cancel = (by: Staff) => cancelBooking(app, { ...byStaff(booking.number), staff: by })
      const outcomes = await Promise.all([cancel(staff), cancel(staff)])
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
      expect((await cancel({ ...staff, userId: 'another' })).outcome).toBe('cancelled')
      expect(await changes()).toHaveLength(1)
    })

    it('for a time, leaves it to one', async () => {
      const { booking } = await booked(app, callAt())
      const second = { ...app, database: app.database.dialect === 'postgres' ? await another() : app.database }
      const [moved, visitor] = await Promise.all([
        moveBooking(app, byStaff(booking.number), [on('2026-12-04', '14:00')]),
        bookSessions(second, callAt('14:00', '2026-12-04')),
      ])
      expect([moved.outcome, visitor.outcome].toSorted()).toEqual(
        moved.outcome === 'done' ? ['done', 'taken'] : ['booked', 'taken'],
      )
      const cells = await app.database.db
        .selectFrom('claimed_cell')
        .select('booking_id')
        .where('starts_at', '=', on('2026-12-04', '14:00'))
        .execute()
      expect(cells).toHaveLength(1)
    })

    it('twice at once is once', async () => {
      const { booking } = await booked(app, callAt())
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => moveBooking(app, byStaff(booking.number), [on('2026-12-04', '14:00')])),
      )
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
      expect(await changes()).toHaveLength(1)
    })
  })

  it('finds every free half hour of the office, and the nearest to a time', async () => {
    const { booking } = await booked(app, callAt('10:30'))
    await booked(app, callAt('11:00'))
    const days = await readStaffDays(app, { event: booking.event, format: 'one', except: booking.number })
    const thursday = days.find(({ day }) => day === '2026-12-03')?.slots.map(({ startsAt }) => startsAt)
    expect([thursday?.length, thursday?.[0], thursday?.includes('10:30'), thursday?.includes('11:00')]).toEqual([
      15,
      '09:00',
      true,
      false,
    ])
    expect(days[0]?.day).toBe('2026-11-23')
    expect(nearestOf(days, on('2026-12-03', '11:00'), 3).map(({ startsAt }) => startsAt)).toEqual([
      '10:30',
      '11:30',
      '10:00',
    ])
  })
})
