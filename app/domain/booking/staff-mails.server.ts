/** The mails of a booking to the office, which is answered by Reply. They hold no address that changes the booking. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { dateAndTime } from '#app/date-and-time.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { htmlBody, type MailBlock, textBody } from '#app/domain/mail/mail-body.ts'
import type { Mail, Mailbox } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Booking } from './booking.ts'
import type { ByUs } from './booking-mail-parts.server.ts'
import { sessionLines, whenWords } from './booking-times.server.ts'
import { leftBehind } from './left-behind.ts'
import { messageIdOf, threadHeaders } from './mail-thread.ts'
import { revisionLetter } from './revision-letter.ts'

interface StaffMail {
  readonly booking: Booking
  /** Where it was moved from. */
  readonly before?: Booking | undefined
  /** As it is stored. */
  readonly source: string
  readonly byUs?: ByUs | undefined
}

/** In the visitor's language, which shows at a glance in which one to answer. */
export function staffMail(
  { booking, before, source, byUs }: StaffMail,
  to: Mailbox,
  settings: Pick<Settings, 'siteUrl'>,
): Mail {
  const { event, name, email, message, sessions, revisions, locale } = booking
  const { staff, events } = content('bookingMails', locale)
  const { reply } = content('emails', locale).contactNotification
  const { revision, change } = revisions.at(-1) ?? { revision: 0, change: 'booked' as const }
  const news = before ? leftBehind(sessions, before.sessions) : sessions
  // In our own time, whatever the visitor's clock.
  const when = whenWords(news, { locale, zone: undefined })
  const subject = fill(staff.subject[change], { event: events[event].title, when, name })
  const blocks: MailBlock[] = [
    { facts: [...factsOf({ booking, before, source, byUs }), ...ourFacts(booking, byUs)] },
    ...(message ? [{ quote: message }] : []),
    ...(change === 'cancelled' ? [staff.released] : booking.way === 'video' ? [fill(staff.link, { name })] : []),
    fill(reply, { name }),
  ]
  return {
    to,
    replyTo: { name, address: email },
    subject,
    text: textBody(blocks),
    html: htmlBody(blocks, { language: locale, title: subject }),
    language: locale,
    headers: threadHeaders(booking, { to: 'staff', first: revision === 0 }, settings),
    messageId: messageIdOf(booking, `staff-${revision}`, settings),
  }
}

/** Who of us changed it, and what the visitor was told of it. */
function ourFacts({ locale }: Booking, byUs: ByUs | undefined): [string, string][] {
  if (!byUs) return []
  const { staff, byUs: words } = content('bookingMails', locale)
  return [[staff.changedBy, byUs.name], ...(byUs.reason ? [[words.reason, byUs.reason] as [string, string]] : [])]
}

function factsOf({ booking, before, source, byUs }: StaffMail): [string, string][] {
  const { number, event, sessions, revisions, way, name, email, phone, company, address, zone, locale } = booking
  const { facts, staff, events } = content('bookingMails', locale)
  const { facts: contact, languages } = content('emails', locale).contactNotification
  const { revision, at } = revisions.at(-1) ?? { revision: 0, at: booking.createdAt }
  const origin = Object.entries(readSource(source)).map(([key, value]) => `${key}=${value}`)
  const ours = { locale, zone: undefined }
  const given = before ? leftBehind(before.sessions, sessions) : []
  const all: [string, string | undefined][] = [
    [facts.booking, fill(facts.number, { number: String(number), letter: revisionLetter(revision) })],
    [events[event].title, sessions.flatMap((one) => sessionLines(one, ours)).join('; ')],
    [facts.was, given.flatMap((one) => sessionLines(one, ours)).join('; ')],
    [byUs ? staff.changed : contact.received, dateAndTime(at, locale)],
    [facts.how, staff.ways[way]],
    [staff.address, address],
    [contact.name, name],
    [contact.email, email],
    [staff.phone, phone],
    [contact.company, company],
    [contact.language, locale === 'nl' ? languages.dutch : languages.english],
    [staff.zone, zone],
    [contact.source, origin.join(', ')],
  ]
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
