/** The mails of a booking to who made it: booked, moved, cancelled, and a reminder of each session. */
import { pathToBook } from '#app/booking-paths.ts'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { addresseeOf } from '#app/domain/mail/addressee.ts'
import { type SheetPart, sheetHtml, sheetText } from '#app/domain/mail/sheet-mail.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Instant } from '#db/tables.ts'
import { type Booking, lastRevision } from './booking.ts'
import { mailedCalendar } from './booking-calendar.server.ts'
import { ladderOf } from './booking-ladder.server.ts'
import {
  bringPart,
  changeParts,
  factsOf,
  footerOf,
  greeting,
  leadOf,
  manageUrl,
  numberFact,
  ourLeadOf,
  processFact,
  reasonFact,
  type Told,
  timeFact,
  whereFact,
} from './booking-mail-parts.server.ts'
import { dateWords, headlineOf, sessionLines, timeWords, whenWords } from './booking-times.server.ts'
import { whereWords } from './booking-words.server.ts'
import { leftBehind } from './left-behind.ts'
import { messageIdOf, threadHeaders } from './mail-thread.ts'

type Addresses = Pick<Settings, 'siteUrl' | 'mailFrom'>

/** `reminders`: how many will follow. */
export function bookedMail({ booking, token }: Told, reminders: number, settings: Addresses): Mail {
  const { event, sessions, locale } = booking
  const { subject } = content('bookingMails', locale).events[event]
  return {
    ...mailOf({ booking, token }, settings, {
      subject: fill(subject.booked, { when: whenWords(sessions, booking) }),
      headline: sessions.map((session) => headlineOf(session, booking)),
      parts: [
        { text: [greeting(booking), leadOf(booking, 'booked')] },
        { facts: factsOf(booking) },
        { ladder: ladderOf(booking) },
        bringPart(booking),
        ...changeParts({ booking, token }, settings),
      ],
      footer: footerOf(booking, reminders),
    }),
    calendar: mailedCalendar(booking, 'REQUEST', around({ booking, token }, settings)),
  }
}

/**
 * Of two sessions only what moved is named as moved, and struck out: the other is to be kept. It also asks for what the
 * mail before it asks for: that one may never leave, because this one overtook it.
 */
export function movedMail(
  { booking, token, before, byUs }: Told & { readonly before: Booking },
  reminders: number,
  settings: Addresses,
): Mail {
  const { sessions, locale } = booking
  const { facts, ...words } = content('bookingMails', locale)
  const subject = byUs ? words.byUs.subject : words.subject
  const moved = leftBehind(sessions, before.sessions)
  const kind = moved.length < sessions.length ? 'oneMoved' : 'moved'
  const given = leftBehind(before.sessions, sessions)
  const was = { name: facts.was, lines: given.flatMap((one) => sessionLines(one, booking)), void: true }
  return {
    ...mailOf({ booking, token }, settings, {
      subject: fill(subject[kind], { when: whenWords(moved, booking) }),
      headline: sessions.map((session) => headlineOf(session, booking)),
      parts: [
        { text: [greeting(booking), byUs ? ourLeadOf(booking, kind) : leadOf(booking, kind)] },
        { facts: [...(byUs ? reasonFact(booking, byUs) : []), was, ...factsOf(booking)] },
        bringPart(booking),
        ...changeParts({ booking, token, byUs }, settings),
      ],
      footer: footerOf(booking, reminders),
    }),
    calendar: mailedCalendar(booking, 'REQUEST', around({ booking, token }, settings)),
  }
}

export function cancelledMail({ booking, token, byUs }: Told, settings: Addresses): Mail {
  const { event, sessions, locale } = booking
  const { facts, again, ...words } = content('bookingMails', locale)
  const subject = byUs ? words.byUs.subject : words.subject
  const dates = dateWords(sessions, locale)
  const was = { name: facts.was, lines: sessions.flatMap((one) => sessionLines(one, booking)), void: true }
  const title = fill(subject.cancelled, { dates })
  return {
    ...mailOf({ booking, token }, settings, {
      subject: title,
      headline: [`${title}.`],
      preview: again.text,
      parts: [
        { text: [greeting(booking), byUs ? ourLeadOf(booking, 'cancelled') : leadOf(booking, 'cancelled')] },
        { facts: [...(byUs ? reasonFact(booking, byUs) : []), was, numberFact(booking)] },
        { heading: byUs ? words.byUs.again : again.title, text: [again.text] },
        { button: again.button, href: settings.siteUrl.origin + pathToBook(event, locale) },
      ],
      footer: footerOf(booking, 0),
    }),
    calendar: mailedCalendar(booking, 'CANCEL', around({ booking, token }, settings)),
  }
}

/** Of one session, by its place among them. Read a day before it. */
export function reminderMail({ booking, token }: Told, index: number, settings: Addresses, at: Instant): Mail {
  const { number, event, sessions, locale } = booking
  const { events } = content('bookingMails', locale)
  const { subject, lead } = events[event]
  const session = sessions[index]
  if (!session) throw new RangeError(`Booking ${number} has no session ${index}`)
  const mail = mailOf({ booking, token }, settings, {
    subject: fill(subject.reminder, { time: timeWords(session.start, booking) }),
    headline: [headlineOf(session, booking)],
    parts: [
      { text: [greeting(booking), lead.reminder] },
      { facts: [timeFact(booking, session, index), whereFact(booking), ...processFact(booking), numberFact(booking)] },
      bringPart(booking),
      ...changeParts({ booking, token }, settings, at),
    ],
    footer: footerOf(booking, 0),
  })
  return {
    ...mail,
    headers: threadHeaders(booking, { to: 'visitor', first: false }, settings),
    messageId: messageIdOf(booking, `reminder-${lastRevision(booking)}-${index + 1}`, settings),
  }
}

interface Said {
  readonly subject: string
  readonly headline: readonly string[]
  /** Where we meet, unless there is no appointment any more. */
  readonly preview?: string
  readonly parts: readonly SheetPart[]
  readonly footer: readonly (readonly string[])[]
}

function mailOf({ booking }: Told, settings: Addresses, said: Said): Mail {
  const { name, email, locale } = booking
  const { brand, email: office } = content('company', locale)
  const revision = lastRevision(booking)
  const sheet = { language: locale, title: said.subject, brand, preview: whereWords(booking), ...said }
  return {
    to: addresseeOf(name, email),
    replyTo: { name: brand, address: office.address },
    subject: said.subject,
    text: sheetText(sheet),
    html: sheetHtml(sheet),
    language: locale,
    headers: threadHeaders(booking, { to: 'visitor', first: revision === 0 }, settings),
    messageId: messageIdOf(booking, `visitor-${revision}`, settings),
  }
}

function around(told: Told, settings: Addresses) {
  return { organizer: settings.mailFrom, manageUrl: manageUrl(told, settings), settings }
}
