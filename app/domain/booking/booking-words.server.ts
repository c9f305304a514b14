/** What the page, mails and calendars say about a booking, in its visitor's language. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { couldBecomeLink } from '#app/domain/mail/could-become-link.ts'
import { codePoints, tidyLine } from '#app/domain/typed-text.ts'
import type { Booking } from './booking.ts'

/** What the line of `whereWords` is called: a call has a way, a workshop a place. */
export function whereName({ way, locale }: Pick<Booking, 'way' | 'locale'>): string {
  const { how, where } = content('bookingMails', locale).facts
  return way === 'video' || way === 'phone' ? how : where
}

/** How and where, as one line: what somebody else could have typed to advertise is not repeated. */
export function whereWords(booking: Pick<Booking, 'way' | 'phone' | 'address' | 'locale'>): string {
  const { way, phone, address, locale } = booking
  const words = content('bookingMails', locale).where
  if (way === 'phone') return given(phone) ? fill(words.phone, { phone }) : words.phoneGiven
  if (way === 'theirs') return given(address) ? fill(words.theirs, { address }) : words.theirsGiven
  return way === 'ours' ? fill(words.ours, { address: roomAddress(locale) }) : words.video.text
}

/** Where a calendar shows the way to. */
export function locationWords(booking: Pick<Booking, 'way' | 'phone' | 'address' | 'locale'>): string {
  const { way, address, locale } = booking
  if (way === 'ours') return roomAddress(locale)
  return way === 'theirs' && given(address) ? address : whereWords(booking)
}

/** As one line of a mail; a story is left to the page, which whoever has the mail can open. */
export function processWords(process: string, locale: Booking['locale']): string {
  const line = tidyLine(process)
  return given(line) && codePoints(line) <= longestProcess ? line : content('bookingMails', locale).process.given
}

/** Code points: a sentence or two. */
const longestProcess = 200

function given(text: string | undefined): text is string {
  return text !== undefined && !couldBecomeLink(text)
}

function roomAddress(locale: Booking['locale']): string {
  const { brand, workshopRoom } = content('company', locale)
  return `${brand}, ${workshopRoom.street}, ${workshopRoom.postcode} ${workshopRoom.city}`
}
