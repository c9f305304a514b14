/** What the page of a booking shows, by what stands and what was done. */

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import { whereFact } from '#app/domain/booking/booking-mail-parts.server.ts'
import { revisionLetter } from '#app/domain/booking/revision-letter.ts'
import { promiseFor } from '#app/domain/lead/lead-standing.server.ts'
import type { Locale } from '#app/locales.ts'
import { exampleCall, exampleWorkshop, revisionOf } from '#tests/support/example-booking.ts'
import { headWords } from './booking-head.tsx'
import { chainOf } from './chain.ts'
import { ChainSection } from './chain-section.tsx'
import { MovedNote } from './change-notes.tsx'
import { ChangeSection } from './change-section.tsx'
import { ManagedSlip } from './managed-slip.tsx'
import { RevisionTable } from './revision-table.tsx'
import { showBooking } from './show-booking.server.ts'
import { StandsSection } from './stands-section.tsx'
import { slipRows } from './words.ts'
import { YourSection } from './your-section.tsx'

const token = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'
const justBooked = new Date('2026-12-01T13:13:00.000Z')

function show(booking: Booking, done: string | null, now = justBooked, locale: Locale = 'en') {
  return showBooking(booking, { token, locale, done, movable: undefined, now })
}

const moved = exampleCall({
  revisions: [
    revisionOf({}),
    revisionOf({ revision: 1, change: 'moved', at: '2026-12-01T13:31:00.000Z', sessions: [friday()] }),
  ],
  sessions: [friday()],
})
const cancelled = exampleCall({
  status: 'cancelled',
  revisions: [revisionOf({}), revisionOf({ revision: 1, change: 'cancelled', at: '2026-12-01T13:31:00.000Z' })],
})

const cancelledByUs = exampleCall({
  status: 'cancelled',
  revisions: [
    revisionOf({}),
    revisionOf({ revision: 1, change: 'cancelled', by: 'staff', at: '2026-12-01T13:31:00.000Z' }),
  ],
})

function friday() {
  return { start: '2026-12-04T08:30:00.000Z', end: '2026-12-04T09:00:00.000Z' }
}

function atOnce() {
  return exampleWorkshop({ format: 'one', sessions: exampleWorkshop().sessions.slice(0, 1) })
}

describe('the headline', () => {
  it.each([
    ['a call just booked', exampleCall(), 'booked', 'Booked. Thursday, 10:30', 'Vastgelegd: donderdag, 10.30 uur'],
    [
      'two sessions just booked',
      exampleWorkshop(),
      'booked',
      'Booked. Tuesday 15 December and Thursday 17 December',
      'Vastgelegd: dinsdag 15 december en donderdag 17 december',
    ],
    ['one moved', moved, 'moved', 'Moved. Friday, 9:30', 'Verzet naar vrijdag, 9.30 uur'],
    [
      'a call booked from another clock',
      exampleCall({ zone: 'America/New_York' }),
      'booked',
      'Booked. Thursday, 10:30 in Amsterdam',
      'Vastgelegd: donderdag, 10.30 uur in Amsterdam',
    ],
    [
      'one moved, seen from a clock that says the same',
      { ...moved, zone: 'Europe/Paris' },
      'moved',
      'Moved. Friday, 9:30 | ',
      'Verzet naar vrijdag, 9.30 uur | ',
    ],
    ['one cancelled', cancelled, 'cancelled', 'Cancelled. Nothing is owed', 'Afgezegd. U bent niets schuldig'],
    ['one that we cancelled', cancelledByUs, null, 'Cancelled | ', 'Afgezegd | '],
    ['one as it stands', exampleCall(), null, 'Move it, or cancel it', 'Verzetten of afzeggen'],
  ])('says of %s what it is', (_, booking, done, english, dutch) => {
    const now = new Date('2026-12-01T13:32:00.000Z')
    const titleIn = (locale: Locale) => JSON.stringify(show(booking, done, now, locale).head[0])
    // Long ones are cut.
    expect(titleIn('en')).toContain(english.slice(0, 40))
    expect(titleIn('nl')).toContain(dutch.slice(0, 40))
  })

  it.each([
    ['one session', exampleCall(), 'That was Thursday 3 December', 'Dat was donderdag 3 december'],
    [
      'two sessions',
      exampleWorkshop(),
      'That was Tuesday 15 December and Thursday 17 December',
      'Dat was dinsdag 15 december en donderdag 17 december',
    ],
  ])('names every day of what is over: %s', (_, booking, english, dutch) => {
    const headlineIn = (locale: Locale) => {
      const { shown, copy } = show(booking, null, new Date('2026-12-18T09:00:00.000Z'), locale)
      return headWords(shown, copy, locale).headline.join(' ')
    }
    expect([headlineIn('en'), headlineIn('nl')]).toEqual([`${english}.`, `${dutch}.`])
  })

  it('names the date when the day of the week could be another', () => {
    const early = exampleCall({
      createdAt: '2026-11-21T10:00:00.000Z',
      revisions: [revisionOf({ at: '2026-11-21T10:00:00.000Z' })],
    })
    const { head } = show(early, 'booked', new Date('2026-11-21T10:01:00.000Z'))
    expect(head).toContainEqual({ title: 'Booked. Thursday 3 December, 10:30 | Vlotwerk' })
  })
})

describe('what an address says was done', () => {
  it.each([
    ['booked', moved],
    ['booked', cancelled],
    ['moved', exampleCall()],
    ['cancelled', moved],
    ['late', exampleCall()],
    ['nonsense', exampleCall()],
  ])('is no news when it is not so: %s', (done, booking) => {
    expect(show(booking, done).shown.news).toBeUndefined()
  })

  it('is no news an hour later', () => {
    expect(show(exampleCall(), 'booked', new Date('2026-12-01T14:12:00.000Z')).shown.news).toBe('booked')
    expect(show(exampleCall(), 'booked', new Date('2026-12-01T14:12:01.000Z')).shown.news).toBeUndefined()
  })
})

describe('of two sessions that moved', () => {
  const booked = exampleWorkshop()
  const stay = booked.sessions.slice(0, 1)
  const friday = { start: '2026-12-18T12:00:00.000Z', end: '2026-12-18T14:00:00.000Z' }
  const monday = { start: '2026-12-14T08:00:00.000Z', end: '2026-12-14T10:00:00.000Z' }

  it.each([
    ['one', [...stay, friday], 'Moved. Friday 18 December, 13:00.', 'Thursday 17 December, 13:00 has lapsed.'],
    ['both', [monday, friday], 'Moved. Monday 14 December and Friday 18 December.', 'Your earlier times have lapsed.'],
  ])('only what moved is said to have, and only what was given up to have lapsed: %s', (_, sessions, head, words) => {
    const revision = revisionOf({ revision: 1, change: 'moved', at: '2026-12-01T13:31:00.000Z', sessions })
    const { shown, slip, copy } = show(
      exampleWorkshop({ sessions, revisions: [...booked.revisions, revision] }),
      'moved',
      new Date('2026-12-01T13:32:00.000Z'),
    )
    const at = { letter: 'A', reading: '' }
    const html = renderToStaticMarkup(<StandsSection {...{ shown, token, copy, words: slip, at }} locale="en" />)
    expect(headWords(shown, copy, 'en').headline.join(' ')).toBe(head)
    expect(html.replaceAll('\u00a0', ' ')).toContain(words)
  })
})

describe('the list of revisions', () => {
  it('says the time of each session, so that a move within a day is seen', () => {
    const booked = exampleWorkshop()
    const later = { start: '2026-12-15T12:00:00.000Z', end: '2026-12-15T14:00:00.000Z' }
    const sessions = [later, ...booked.sessions.slice(1)]
    const revisions = [...booked.revisions, revisionOf({ revision: 1, change: 'moved', sessions })]
    const booking = exampleWorkshop({ revisions })
    const changesIn = (locale: Locale) => {
      const copy = content('bookingManage', locale)
      const html = renderToStaticMarkup(<RevisionTable {...{ booking, copy, locale }} />).replaceAll('\u00a0', ' ')
      return [...html.matchAll(/<\/th><td[^>]*>(.*?)<\/td>/g)].map(([, change]) => change)
    }
    expect(changesIn('en')).toEqual([
      'Moved to Tuesday 15 December, 13:00 and Thursday 17 December, 13:00',
      'Booked for Tuesday 15 December, 9:00 and Thursday 17 December, 13:00',
    ])
    expect(changesIn('nl')).toEqual([
      'Verzet naar dinsdag 15 december, 13.00 uur en donderdag 17 december, 13.00 uur',
      'Vastgelegd voor dinsdag 15 december, 9.00 uur en donderdag 17 december, 13.00 uur',
    ])
  })
})

describe('what can be done', () => {
  it.each([
    ['until the last moment', '2026-12-03T07:30:00.000Z', 'open'],
    ['after it', '2026-12-03T07:30:00.001Z', 'soon'],
    ['during the call', '2026-12-03T09:59:00.000Z', 'soon'],
    ['when it is over', '2026-12-03T10:00:00.000Z', 'past'],
  ])('%s', (_, now, standing) => {
    expect(show(exampleCall(), null, new Date(now)).shown.standing).toBe(standing)
  })

  it('of a cancelled booking is nothing, whatever the time', () => {
    for (const now of ['2026-12-01T13:32:00.000Z', '2026-12-04T13:32:00.000Z'])
      expect(show(cancelled, null, new Date(now)).shown.standing).toBe('cancelled')
  })
})

describe('the booking as a value stream', () => {
  it('counts waiting and work from the real dates', () => {
    expect(show(exampleCall(), null).chain).toMatchObject({
      steps: [{ work: '2 min' }, { when: 'Thursday 3 December, 10:30', work: '30 min' }, { work: '10 min' }],
      waits: ['44 hours', '24 hours at most, on working days'],
      lead: '69 hours',
      work: '42 min',
    })
  })

  it('counts what follows a call on a Friday past the weekend, as the promise is kept', () => {
    const late = exampleCall({
      createdAt: '2026-11-26T09:00:00.000Z',
      sessions: [{ start: '2026-11-27T15:30:00.000Z', end: '2026-11-27T16:00:00.000Z' }],
    })
    // 31 hours until Friday 16:30, three days until Monday 17:00, and the work.
    expect(show(late, null, justBooked, 'nl').chain).toMatchObject({
      waits: ['31 uur', 'hooguit 24 uur, op werkdagen'],
      lead: '4 dagen',
    })
  })

  it('has both sessions of a workshop, and ends with the second', () => {
    const { steps, waits, lead, work } = show(exampleWorkshop(), null).chain
    expect(steps.map(({ name }) => name)).toEqual(['This form', 'Session 1', 'Session 2'])
    expect({ waits, lead, work }).toEqual({ waits: ['14 days', '50 hours'], lead: '16 days', work: '4 hours' })
  })
})

describe('the drawing of a booking', () => {
  const copy = content('bookingManage', 'en')

  it('adds up, whenever it was booked and for when', () => {
    const told = (words: string) => Number.parseInt(words, 10)
    const hour = 3_600_000
    for (let first = 49; first < 1200; first += 7)
      for (const gap of [20, 47, 68, 75, 91, 163, 240, 331]) {
        const at = (hours: number) => new Date(Date.parse('2026-11-20T09:30:00.000Z') + hours * hour).toISOString()
        const sessions = [
          { start: at(first), end: at(first + 2) },
          { start: at(first + 2 + gap), end: at(first + 4 + gap) },
        ]
        const { waits, lead } = chainOf(exampleWorkshop({ createdAt: at(0), sessions }), copy, 'en', promiseFor)
        const days = (words: string) => (words.includes('day') ? told(words) : told(words) / 24)
        // 4 hours of sessions and the form come on top.
        const rest = days(lead) - waits.reduce((total, wait) => total + days(wait), 0)
        expect(Math.abs(rest), `${waits.join(' + ')} = ${lead}`).toBeLessThanOrEqual(0.5 + 4.1 / 24)
        if (waits.every((wait) => wait.includes('day'))) expect(rest, `${waits.join(' + ')} = ${lead}`).toBe(0)
      }
  })
})

describe('after a move', () => {
  it.each([
    ['open', '2026-12-01T13:32:00.000Z', true],
    ['soon', '2026-12-04T06:31:00.000Z', false],
  ])('another change is offered only while a visitor can make it: %s', (standing, now, offered) => {
    const at = new Date(Date.parse(now) - 60_000).toISOString()
    const revision = revisionOf({ revision: 1, change: 'moved', by: 'staff', at, sessions: [friday()] })
    const late = exampleCall({
      revisions: [revisionOf({}), revision],
      sessions: [friday()],
      changeUntil: '2026-12-04T06:30:00.000Z',
    })
    const { shown, slip, copy } = show(late, 'moved', new Date(now))
    const html = renderToStaticMarkup(
      <StandsSection {...{ shown, token, copy, words: slip }} at={{ letter: 'A', reading: '' }} locale="en" />,
    )
    expect(shown).toMatchObject({ standing, news: 'moved' })
    expect(html.includes(copy.stands.moved.again)).toBe(offered)
  })
})

describe('the slip', () => {
  it.each([
    ['a call is held', exampleCall(), 'How', 'Hoe'],
    ['a workshop is', exampleWorkshop(), 'Where', 'Waar'],
  ])('says as its mails do how or where %s', (_, booking, english, dutch) => {
    const rowIn = (locale: Locale) => {
      const { shown, copy } = show(booking, null, justBooked, locale)
      const [first] = slipRows(shown.booking, shown.where, copy, locale)
      expect({ name: first?.name, lines: [first?.value] }).toEqual(whereFact({ ...booking, locale }))
      return first?.name
    }
    expect([rowIn('en'), rowIn('nl')]).toEqual([english, dutch])
  })

  it.each([
    ['before its day', exampleWorkshop(), '2026-12-14T22:59:00.000Z', true],
    ['on its day', exampleWorkshop(), '2026-12-14T23:00:00.000Z', false],
    ['when it is off', exampleWorkshop({ status: 'cancelled' }), justBooked.toISOString(), false],
  ])('names the process of a workshop, and how to change it while that can be: %s', (_, booking, now, changes) => {
    const html = slipIn(booking, now)
    expect(html.includes('<dt>Process you named</dt><dd>Invoices wait for one signature.</dd>')).toBe(
      booking.status !== 'cancelled',
    )
    expect(html.includes('Another process?')).toBe(changes)
  })

  it('sets a process of many words as they were typed, below its name', () => {
    const long = 'First the post.\nThen the approval.'
    expect(slipIn(exampleWorkshop({ message: long }), justBooked.toISOString())).toMatch(
      /<div class="[^"]*long[^"]*"><dt>Process you named<\/dt><dd>First the post\.\nThen the approval\.<\/dd>/,
    )
  })

  it('names no process where none is stored, nor of a call', () => {
    for (const booking of [exampleWorkshop({ message: undefined }), exampleCall()])
      expect(slipIn(booking, justBooked.toISOString())).not.toMatch(/process you named|Invoices wait/i)
  })

  function slipIn(booking: Booking, now: string): string {
    const { shown, slip, copy } = show(booking, null, new Date(now))
    return renderToStaticMarkup(<ManagedSlip {...{ shown, copy, words: slip }} locale="en" />)
  }
})

describe('what to bring', () => {
  it.each([
    ['a call', exampleCall(), 'Three real cases', 'Drie echte gevallen'],
    ['a workshop at once', atOnce(), 'for the full 4 hours', 'de volle 4 uur'],
    ['one in two sessions', exampleWorkshop(), 'for both sessions, 2 hours each', 'bij beide sessies van 2 uur'],
  ])('is of the booking as it is: %s', (_, booking, english, dutch) => {
    const listIn = (locale: Locale) => {
      const { shown, slip, copy, calendars } = show(booking, 'booked', justBooked, locale)
      const at = { letter: 'A', reading: '' }
      return renderToStaticMarkup(<YourSection {...{ shown, token, copy, words: slip, calendars, at, locale }} />)
    }
    expect(listIn('en')).toContain(english)
    expect(listIn('nl')).toContain(dutch)
  })
})

describe('the last moment for a change', () => {
  it.each([
    ['here', undefined, 'Thursday 3 December, 8:30', 'donderdag 3 december, 8.30 uur'],
    [
      'abroad',
      'America/New_York',
      'Thursday 3 December, 8:30 in Amsterdam',
      'donderdag 3 december, 8.30 uur in Amsterdam',
    ],
  ])('says whose clock it is on to who has another one: %s', (_, zone, english, dutch) => {
    const told = (locale: Locale) => {
      const booking = exampleCall({ zone })
      const late = show(booking, 'late', new Date('2026-12-03T07:31:00.000Z'), locale)
      const { shown, slip, copy, calendars } = show(booking, null, justBooked, locale)
      const shared = { token, copy, words: slip, at: { letter: 'A', reading: '' }, locale }
      const sections = [
        <YourSection key="yours" {...shared} shown={shown} calendars={calendars} />,
        <StandsSection key="stands" {...shared} shown={late.shown} />,
      ]
      return [headWords(shown, copy, locale).text, ...sections.map((section) => renderToStaticMarkup(section))]
    }
    for (const text of told('en')) expect(text.replaceAll('\u00a0', ' ')).toContain(`${english}.`)
    for (const text of told('nl')) expect(text.replaceAll('\u00a0', ' ')).toContain(`${dutch}.`)
  })
})

describe('to who has another clock', () => {
  const zone = 'America/New_York'

  it('says where the hours are, in the chain, in the note of a move and in the list of revisions', () => {
    const booking = { ...moved, zone }
    const copy = content('bookingManage', 'en')
    const times = chainOf(booking, copy, 'en', promiseFor).steps.slice(0, 2)
    for (const { when } of times) expect(when).toMatch(/ in Amsterdam$/)
    const words = (section: ReactNode) => renderToStaticMarkup(section).replaceAll('\u00a0', ' ')
    expect(words(<MovedNote {...{ booking, copy }} locale="en" />)).toContain(
      'Thursday 3 December, 10:30 in Amsterdam has lapsed.',
    )
    expect(words(<RevisionTable {...{ booking, copy }} locale="en" />)).toContain(
      'Moved to Friday 4 December, 9:30 in Amsterdam',
    )
  })
})

describe('reminders', () => {
  it.each([
    ['2026-12-02T07:30:00.000Z', 1],
    ['2026-12-02T07:30:01.000Z', 0],
  ])('are told of where one goes out: booked at %s', (at, reminders) => {
    expect(show(exampleCall({ revisions: [revisionOf({ at })] }), 'booked').shown.reminders).toBe(reminders)
  })
})

it('letters revisions as drawings do', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(revisionLetter)).toEqual('A B Z AA AB AZ BA ZZ AAA'.split(' '))
})

it.each([
  [
    'en',
    'You have moved as often today as you can. From Wednesday 2 December, 1:00 you can move it again. Sooner? Call ',
  ],
  ['nl', 'U hebt vandaag zo vaak verzet als kan. Vanaf woensdag 2 december, 1.00 uur kan het weer. Eerder? Bel '],
] as const)('says until when it was moved too often (%s)', (locale, words) => {
  const look = { token, locale, done: null, now: justBooked }
  const noMove = showBooking(exampleCall(), { ...look, movable: '2026-12-02T00:00:00.000Z' }).noMove ?? ''
  expect(noMove.replaceAll('\u00a0', ' ')).toContain(words)
  expect(noMove).not.toMatch(/[{]/)
})

it.each(['en', 'nl'] as const)('is whole: nothing undone, no style that the policy refuses (%s)', (locale) => {
  for (const booking of [
    exampleCall(),
    exampleWorkshop(),
    moved,
    cancelled,
    exampleCall({ zone: 'Asia/Tokyo', way: 'phone' }),
  ]) {
    const { shown, chain, calendars, slip, copy, errors } = show(
      booking,
      booking.revisions.at(-1)?.change ?? null,
      undefined,
      locale,
    )
    const shared = { shown, token, copy, words: slip, at: { letter: 'A', reading: '' }, locale }
    const html = renderToStaticMarkup(
      <>
        <ChainSection chain={chain} words={copy.chain} at={shared.at} />
        <YourSection {...shared} calendars={calendars} />
        <StandsSection {...shared} />
        <ChangeSection
          token={token}
          copy={copy}
          errors={errors}
          noMove={undefined}
          down={true}
          at={shared.at}
          locale={locale}
        />
      </>,
    )
    expect(html).not.toMatch(/ style=|NaN|undefined|Invalid|[{]\w+[}]/)
    expect(html).toContain('Marieke de Wit')
  }
})
