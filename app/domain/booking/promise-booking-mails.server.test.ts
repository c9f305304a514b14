import { describe, expect, it } from 'vitest'
import { deliverDueMails } from '#app/domain/outbox/deliver-due-mails.server.ts'
import { retryMail, retryMails } from '#app/domain/outbox/retry-mail.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { readCalendar } from '#tests/support/calendar.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { type Changer, cancelBooking, moveBooking } from './change-booking.server.ts'

forEachDatabase('the mails of a booking', (database) => {
  async function outbox() {
    const rows = await database().db.selectFrom('outbox').selectAll().orderBy('id').execute()
    return rows.map(({ dedupe_key, due_at, status, mail }) => ({
      key: dedupe_key,
      due: due_at,
      status,
      mail: JSON.parse(mail) as Mail,
    }))
  }

  async function keys() {
    return (await outbox()).map(({ key }) => key)
  }

  /** The subjects of what left in one round. */
  async function deliver(app: App, answer: () => Promise<void> = async () => undefined): Promise<string[]> {
    const left: string[] = []
    const mailer = {
      deliver: async ({ mail }: { mail: Mail }) => {
        await answer()
        left.push(mail.subject)
      },
      close() {},
    }
    await deliverDueMails({ ...app, mailer, random: () => 0 })
    return left
  }

  const refuse = () => Promise.reject(new Error('connection refused'))

  describe('that was made', () => {
    it('go to the visitor and the office at once, and a reminder a day before', async () => {
      const { app } = bookingApp(database())
      const { booking } = await booked(app, callAt('10:30', '2026-12-03'))
      const n = booking.number
      const mails = await outbox()
      expect(mails.map(({ key, due }) => [key, due])).toEqual([
        [`booking:${n}:reminder:0:1`, '2026-12-02T09:30:00.000Z'],
        [`booking:${n}:visitor:0`, '2026-11-21T11:00:00.000Z'],
        [`booking:${n}:staff:0`, '2026-11-21T11:00:00.000Z'],
      ])
      expect(mails.map(({ mail }) => mail.to.address)).toEqual([booking.email, booking.email, 'office@site.example'])
      expect(mails[1]?.mail.text).toContain('A reminder follows, 24 hours before.')
    })

    it('invite to each session, and remind of each', async () => {
      const { app } = bookingApp(database())
      const { booking } = await booked(app, workshopAt('2026-12-15T08:00:00.000Z', '2026-12-17T12:00:00.000Z'))
      const mails = await outbox()
      expect(mails.filter(({ key }) => key.includes('reminder')).map(({ due }) => due)).toEqual([
        '2026-12-14T08:00:00.000Z',
        '2026-12-16T12:00:00.000Z',
      ])
      const files = mails.find(({ key }) => key.includes('visitor'))?.mail.calendar?.files ?? []
      expect(files.map(({ text }) => readCalendar(text).events[0]?.start)).toEqual(
        booking.sessions.map(({ start }) => start),
      )
    })

    it('bring no reminder to who books the day before', async () => {
      const { app, setTime } = bookingApp(database())
      setTime('2026-12-02T07:31:00.000Z')
      await booked(app, callAt('10:30', '2026-12-03'))
      expect((await keys()).join()).not.toContain('reminder')
      expect((await outbox())[0]?.mail.text).not.toContain('reminder')
    })

    it('are one for each mailbox of the office', async () => {
      const { app } = bookingApp(database())
      const settings = { ...app.settings, mailTo: [{ address: 'a@site.example' }, { address: 'b@site.example' }] }
      const { booking } = await booked({ ...app, settings }, callAt())
      expect(await keys()).toEqual(expect.arrayContaining([`booking:${booking.number}:staff-2:0`]))
    })
  })

  describe('that is moved', () => {
    it('update the calendar and remind of the new time only', async () => {
      const { app } = bookingApp(database())
      const { booking, token } = await booked(app, callAt('10:30', '2026-12-03'))
      await deliver(app)
      await moveBooking(app, token, ['2026-12-04T08:30:00.000Z'])
      const n = booking.number
      const mails = await outbox()
      expect(mails.map(({ key }) => key).sort()).toEqual(
        ['visitor:0', 'staff:0', 'reminder:1:1', 'visitor:1', 'staff:1'].map((kind) => `booking:${n}:${kind}`).sort(),
      )
      const update = mails.find(({ key }) => key.endsWith('visitor:1'))?.mail
      expect(update?.calendar?.method).toBe('REQUEST')
      expect(readCalendar(update?.calendar?.files[0]?.text ?? '').events).toMatchObject([
        { sequence: 1, start: '2026-12-04T08:30:00.000Z', uid: `booking-${n}-1@site.example` },
      ])
      expect(mails.find(({ key }) => key.includes('reminder'))?.due).toBe('2026-12-03T08:30:00.000Z')
    })

    it('go to visitor and office each time, up to the tenth of a day', async () => {
      const { app } = bookingApp(database())
      const { token } = await booked(app, callAt('10:30', '2026-12-03'))
      for (let n = 0; n < 11; n += 1) {
        await deliver(app)
        await moveBooking(app, token, [`2026-12-0${n % 2 === 0 ? 4 : 3}T09:30:00.000Z`])
      }
      const sent = await keys()
      for (const kind of ['visitor', 'staff']) expect(sent.filter((key) => key.includes(kind))).toHaveLength(11)
      expect(sent.filter((key) => key.includes('reminder'))).toHaveLength(1)
    })
  })

  describe('that is cancelled', () => {
    it('take it out of the calendar and remind of nothing, once', async () => {
      const { app } = bookingApp(database())
      const { token } = await booked(app, workshopAt('2026-12-15T08:00:00.000Z', '2026-12-17T12:00:00.000Z'))
      await cancelBooking(app, token)
      await cancelBooking(app, token)
      const mails = await outbox()
      expect(mails.filter(({ key }) => key.includes('reminder'))).toEqual([])
      const ends = mails.filter(({ mail }) => mail.calendar?.method === 'CANCEL')
      expect(ends).toHaveLength(1)
      const events = ends[0]?.mail.calendar?.files.flatMap(({ text }) => readCalendar(text).events)
      expect(events).toMatchObject([
        { sequence: 1, status: 'CANCELLED' },
        { sequence: 1, status: 'CANCELLED' },
      ])
    })
  })

  describe('that is changed before they are out', () => {
    const changes = [
      ['moved', 'Appointment moved', (app: App, by: Changer) => moveBooking(app, by, ['2026-12-04T09:30:00.000Z'])],
      ['cancelled', 'Appointment of 3 Dec', (app: App, by: Changer) => cancelBooking(app, by)],
    ] as const

    it.each(changes)('leave once, and say how it stands: %s', async (change, subject, apply) => {
      const { app, setTime } = bookingApp(database())
      const { token } = await booked(app, callAt('10:30', '2026-12-03'))
      await deliver(app, refuse)
      await apply(app, token)
      const left = await deliver(app)
      setTime('2026-11-21T15:00:00.000Z')
      left.push(...(await deliver(app)))
      const ours = change === 'moved' ? 'Moved: ' : 'Cancelled: '
      expect(left.toSorted()).toEqual([expect.stringContaining(subject), expect.stringContaining(ours)])
    })

    it.each(changes)('leave once where staff did it: %s', async (change, _, apply) => {
      const { app, setTime } = bookingApp(database())
      const { booking } = await booked(app, callAt('10:30', '2026-12-03'))
      await deliver(app, refuse)
      await apply(app, { number: booking.number, staff: await deskPerson(app), revision: 0 })
      const left = await deliver(app)
      setTime('2026-11-21T15:00:00.000Z')
      left.push(...(await deliver(app)))
      const ours = expect.stringMatching(/^(Moved|Cancelled): /)
      expect(left.toSorted()).toEqual([ours, expect.stringContaining(`We have ${change}`)])
    })

    it('are tried no more after a try that was under way', async () => {
      const { app, setTime } = bookingApp(database())
      const { token } = await booked(app, callAt('10:30', '2026-12-03'))
      const left = await deliver(app, async () => {
        await cancelBooking(app, token)
        await refuse()
      })
      left.push(...(await deliver(app)))
      setTime('2026-11-21T15:00:00.000Z')
      left.push(...(await deliver(app)))
      expect(left.map((subject) => subject.slice(0, 9)).toSorted()).toEqual(['Appointme', 'Cancelled'])
    })

    it('touch no mail of another booking', async () => {
      const { app } = bookingApp(database())
      const { token } = await booked(app, callAt('10:30', '2026-12-03'))
      const other = await booked(app, callAt('12:00', '2026-12-03'))
      await cancelBooking(app, token)
      const left = (await keys()).filter((key) => key.startsWith(`booking:${other.booking.number}:`))
      expect(left).toHaveLength(3)
    })

    it('are not sent at the desk either, once they were given up', async () => {
      const { app } = bookingApp(database())
      const { booking, token } = await booked(app, callAt('10:30', '2026-12-03'))
      await database().db.updateTable('outbox').set({ status: 'dead', attempts: 12 }).execute()
      const staff = await deskPerson(app)
      await cancelBooking(app, token)
      const rows = await database().db.selectFrom('outbox').select(['id', 'dedupe_key']).orderBy('id').execute()
      const old = rows.filter(({ dedupe_key }) => /:0(:1)?$/.test(dedupe_key))
      expect(old).toHaveLength(3)
      for (const { id } of old) expect(await retryMail(app, staff, id)).toBe('overtaken')
      expect(await retryMails(app, staff)).toEqual({ tried: 0, late: 3 })
      const newest = rows.find(({ dedupe_key }) => dedupe_key === `booking:${booking.number}:visitor:1`)?.id ?? 0
      await database().db.updateTable('outbox').set({ status: 'dead' }).where('id', '=', newest).execute()
      expect(await retryMail(app, staff, newest)).toBe('tried')
    })
  })

  it('hold a reminder back until its time, and drop it on the day itself', async () => {
    const { app, setTime } = bookingApp(database())
    await booked(app, callAt('10:30', '2026-12-03'))
    await booked(app, callAt('11:30', '2026-12-03'))
    const delivered: [string, string][] = []
    const mailer = {
      deliver: async ({ mail, date }: { mail: Mail; date: Date }) => {
        delivered.push([mail.subject, date.toISOString()])
      },
      close() {},
    }
    const deliver = () => deliverDueMails({ ...app, mailer, random: () => 0 })
    await deliver()
    expect(delivered.map(([subject]) => subject.slice(0, 9))).toEqual(
      Array(4).fill(expect.stringMatching(/^(Appointm|New appoi)/)),
    )
    setTime('2026-12-02T09:45:00.000Z')
    delivered.length = 0
    await deliver()
    expect(delivered).toEqual([[expect.stringContaining('Tomorrow 10:30'), '2026-12-02T09:30:00.000Z']])
    setTime('2026-12-02T23:00:00.000Z')
    delivered.length = 0
    await deliver()
    expect(delivered).toEqual([])
    expect((await outbox()).filter(({ status }) => status === 'dead')).toHaveLength(1)
  })
})
