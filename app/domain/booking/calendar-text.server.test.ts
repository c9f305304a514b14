import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tidyLine, tidyText } from '#app/domain/typed-text.ts'
import { readCalendar } from '#tests/support/calendar.ts'
import { type CalendarEvent, calendarText } from './calendar-text.server.ts'

const event: CalendarEvent = {
  uid: 'booking-12-1@site.example',
  sequence: 2,
  stamp: '2026-12-01T13:12:00.000Z',
  session: { start: '2026-12-03T09:30:00.000Z', end: '2026-12-03T10:00:00.000Z' },
  title: 'Introduction call with Vlotwerk',
  organizer: { name: 'Vlotwerk', address: 'post@site.example' },
  attendee: { name: 'Marieke de Wit', address: 'marieke@dewit.example' },
  alarm: 15,
}

/** What people type, and what people try. */
/** U+FFFD stays what it is, but the reader takes it for a character that folding has broken. */
const typed = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          '\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil',
          '\rATTENDEE:mailto:victim@example.org',
          '\nSUMMARY:another',
          '\u2028X-EVIL:1',
          '\\n',
          '\\',
          ';',
          ',',
          ':',
          '"',
          '^n',
          '👩‍🔧',
          'ë',
          ' ',
          '\t',
          'a',
          '\u0000',
          '\u0085',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  )
  .map((text) => text.replaceAll('\uFFFD', ''))

it('gives another parser back what went in, as one appointment, whatever is typed', () => {
  fc.assert(
    fc.property(typed, typed, typed, typed, (name, title, description, location) => {
      const text = calendarText(
        [{ ...event, title: `On ${title}`, description, location, attendee: { name, address: 'anna@example.nl' } }],
        { method: 'REQUEST' },
      )
      const { method, events } = readCalendar(text)
      expect(method).toBe('REQUEST')
      expect(events).toMatchObject([
        {
          uid: event.uid,
          sequence: 2,
          title: tidyLine(`On ${title}`),
          alarm: tidyLine(`On ${title}`),
          description: tidyText(description),
          location: tidyLine(location),
          ...event.session,
          status: 'CONFIRMED',
          organizer: 'post@site.example',
          attendees: [{ address: 'anna@example.nl' }],
        },
      ])
      const shown = tidyLine(name.replaceAll('"', '’').replace(/[\\^]/g, ' '))
      expect(events[0]?.attendees[0]?.name).toBe(shown || 'anna@example.nl')
    }),
    { numRuns: 300 },
  )
})

it('folds by octets and never through a character', () => {
  const description = '👩‍🔧'.repeat(100)
  const text = calendarText([{ ...event, description }], { method: 'REQUEST' })
  expect(readCalendar(text).events[0]?.description).toBe(description)
})

it('is the same file each time', () => {
  const made = () => calendarText([event], { method: 'REQUEST' })
  expect(made()).toBe(made())
  expect(made()).toContain('\r\nDTSTAMP:20261201T131200Z\r\n')
})

it('rings before the start, and not for what is cancelled', () => {
  expect(calendarText([event], { method: 'REQUEST' })).toContain('\r\nTRIGGER:-PT15M\r\n')
  const cancelled = calendarText([{ ...event, cancelled: true }], { method: 'CANCEL' })
  expect(cancelled).not.toContain('VALARM')
  expect(readCalendar(cancelled).events).toMatchObject([{ status: 'CANCELLED' }])
})

it('says how often to look at a calendar that is subscribed to', () => {
  const text = calendarText([event], { method: 'PUBLISH', name: 'Vlotwerk' })
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  expect(text).toContain('\r\nX-WR-CALNAME:Vlotwerk\r\n')
  expect(readCalendar(calendarText([], { method: 'PUBLISH', name: 'Vlotwerk' })).events).toEqual([])
})

it.each([
  'jan@bücher.example',
  'o’brien+vlot=werk@example.nl',
  "o'brien@example.nl",
  'Ünï@example.nl',
  'anna?bcc=spy%40evil.example&x=@example.nl',
  `a@${'x'.repeat(64)}.nl`,
])('copes with the address %s', (address) => {
  const text = calendarText([{ ...event, attendee: { name: 'Jan', address } }], { method: 'PUBLISH' })
  expect(readCalendar(text).events[0]?.attendees.map((one) => one.address)).toEqual(
    { 'jan@bücher.example': ['jan@xn--bcher-kva.example'], "o'brien@example.nl": ["o'brien@example.nl"] }[address] ??
      [],
  )
})
