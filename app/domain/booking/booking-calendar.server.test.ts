import { describe, expect, it } from 'vitest'
import { readCalendar } from '#tests/support/calendar.ts'
import { exampleCall, exampleWorkshop, revisionOf } from '#tests/support/example-booking.ts'
import { appointments, downloadedCalendar, mailedCalendar } from './booking-calendar.server.ts'
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts'

const around = {
  organizer: { name: 'Vlotwerk', address: 'post@site.example' },
  manageUrl: 'https://site.example/b/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  settings: { siteUrl: new URL('https://site.example') },
}

describe('what goes with a mail', () => {
  it('invites who booked, for a session to a file', () => {
    const { method, files } = mailedCalendar(exampleWorkshop(), 'REQUEST', around)
    const read = files.map(({ text }) => readCalendar(text))
    expect(method).toBe('REQUEST')
    expect(read.map((calendar) => calendar.method)).toEqual(['REQUEST', 'REQUEST'])
    expect(read.flatMap(({ events }) => events)).toMatchObject([
      {
        uid: 'booking-12-1@site.example',
        title: 'Workshop with Vlotwerk (1 of 2)',
        location: 'Kade 1, 1411 AA Naarden',
        start: '2026-12-15T08:00:00.000Z',
        organizer: 'post@site.example',
        attendees: [{ name: 'Marieke de Wit', address: 'marieke@dewit.example' }],
      },
      { uid: 'booking-12-2@site.example', title: 'Workshop with Vlotwerk (2 of 2)' },
    ])
    expect(files.map(({ name }) => name)).toEqual(['vlotwerk-12-1.ics', 'vlotwerk-12-2.ics'])
  })

  it('updates the same appointment when it is moved, and ends it when it is cancelled', () => {
    const read = (booking: ReturnType<typeof exampleCall>, method: 'REQUEST' | 'CANCEL') =>
      mailedCalendar(booking, method, around).files.flatMap(({ text }) => readCalendar(text).events)
    const moved = { revision: 1, change: 'moved' as const, at: '2026-12-01T14:00:00.000Z' }
    const cancelled = { revision: 2, change: 'cancelled' as const, at: '2026-12-01T15:00:00.000Z' }
    const revisions = [revisionOf({}), revisionOf(moved), revisionOf(cancelled)]
    expect([
      ...read(exampleCall(), 'REQUEST'),
      ...read(exampleCall({ revisions: revisions.slice(0, 2) }), 'REQUEST'),
      ...read(exampleCall({ revisions, status: 'cancelled' }), 'CANCEL'),
    ]).toMatchObject([
      { uid: 'booking-12-1@site.example', sequence: 0, status: 'CONFIRMED' },
      { uid: 'booking-12-1@site.example', sequence: 1, status: 'CONFIRMED' },
      { uid: 'booking-12-1@site.example', sequence: 2, status: 'CANCELLED' },
    ])
  })

  it('speaks the language of the visitor, and says where to change it', () => {
    const [file] = mailedCalendar(exampleCall({ locale: 'nl', way: 'phone' }), 'REQUEST', around).files
    expect(readCalendar(file?.text ?? '').events).toMatchObject([
      { title: 'Kennismakingsgesprek met Vlotwerk', location: 'Wij bellen u op 020 123 45 67.' },
    ])
    expect(readCalendar(file?.text ?? '').events[0]?.description).toContain(around.manageUrl)
  })

  it('repeats no advertisement', () => {
    const [file] = mailedCalendar(exampleWorkshop({ address: 'Win at prize.example' }), 'REQUEST', around).files
    expect(file?.text).not.toContain('prize')
  })

  it('is something to keep for who cannot be invited', () => {
    const { method, files } = mailedCalendar(exampleCall({ email: 'márieke@dewit.example' }), 'REQUEST', around)
    expect([method, ...files.map(({ text }) => readCalendar(text).method)]).toEqual(['PUBLISH', 'PUBLISH'])
  })
})

describe('what is downloaded', () => {
  it('holds all sessions and invites nobody', () => {
    const { name, text } = downloadedCalendar(exampleWorkshop(), around)
    const { method, events } = readCalendar(text)
    expect([name, method, events.length]).toEqual(['vlotwerk-12.ics', 'PUBLISH', 2])
    expect(text).not.toMatch(/ATTENDEE|marieke/i)
  })

  it('says so when it is cancelled, and leads nowhere', () => {
    const { text } = downloadedCalendar(exampleCall({ status: 'cancelled' }), around)
    expect(readCalendar(text).events).toMatchObject([{ status: 'CANCELLED' }])
    expect(text).not.toContain('/b/')
  })
})

describe('a link into a calendar on the web', () => {
  it('tells title, time and place, and nothing else', () => {
    const [one] = appointments(exampleWorkshop())
    if (!one) throw new Error('No appointment')
    const [google, outlook] = [googleCalendarLink(one), outlookCalendarLink(one)].map((link) => new URL(link))
    expect(google?.origin).toBe('https://calendar.google.com')
    expect(Object.fromEntries(google?.searchParams ?? [])).toEqual({
      action: 'TEMPLATE',
      text: 'Workshop with Vlotwerk (1 of 2)',
      dates: '20261215T080000Z/20261215T100000Z',
      location: 'Kade 1, 1411 AA Naarden',
    })
    expect(outlook?.origin).toBe('https://outlook.office.com')
    expect(Object.fromEntries(outlook?.searchParams ?? [])).toMatchObject({
      subject: 'Workshop with Vlotwerk (1 of 2)',
      startdt: '2026-12-15T08:00:00Z',
      enddt: '2026-12-15T10:00:00Z',
    })
    expect(outlook?.search).not.toContain('+')
  })
})
