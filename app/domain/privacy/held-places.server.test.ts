/** That the date on which a place goes and the words of its term say the same. */
import { expect, it } from 'vitest'
import { retention } from '#app/content/legal/retention.ts'
import type { Held } from './collect-held.server.ts'
import { heldPlaces, type PlaceKey } from './held-places.server.ts'
import { keptWords } from './place-terms.ts'

const { kinds } = retention
const at = '2026-12-03T10:00:00.000Z'
const lead = [{ id: 1, first_at: at }]
const message = (status: 'received' | 'quarantined') => ({ contact_message: [{ status, created_at: at }] })
const booking = (status: 'booked' | 'cancelled', ends_at = at) => ({ status, ends_at, created_at: at })
const mail = (status: 'sent' | 'dead') => ({
  outbox: [{ status, created_at: at, sent_at: status === 'sent' ? at : null }],
})

it.each<[what: string, key: PlaceKey, rows: object, ends: string, words: string]>([
  ['a booking', 'booking', { booking: [booking('booked')] }, '2027-12-03', kinds.booking.term.en],
  ['one cancelled', 'booking', { booking: [booking('cancelled')] }, '2027-03-04', kinds.cancelledBooking.term.en],
  [
    'one of each',
    'booking',
    { booking: [booking('booked'), booking('cancelled', '2027-02-01T10:00:00.000Z')] },
    '2027-12-03',
    kinds.booking.term.en,
  ],
  ['a message', 'lead', message('received'), '2027-12-03', kinds.lead.term.en],
  ['a message in quarantine', 'suspect', message('quarantined'), '2027-03-04', kinds.suspect.term.en],
  ['nothing but that', 'lead', message('quarantined'), '2027-03-04', `in quarantine, ${kinds.suspect.term.en}`],
  [
    'nothing but a cancelled booking',
    'lead',
    { booking: [booking('cancelled')] },
    '2027-03-04',
    `cancelled booking, ${kinds.cancelledBooking.term.en}`,
  ],
  [
    'that and a message',
    'lead',
    { booking: [booking('cancelled')], ...message('received') },
    '2027-12-03',
    kinds.lead.term.en,
  ],
  ['a mail', 'mail', mail('sent'), '2027-01-02', kinds.sentMail.term.en],
  ['one given up', 'mail', mail('dead'), '2027-12-03', `as a message, ${kinds.message.term.en}`],
])('of %s: %s', (_, key, rows, ends, words) => {
  const place = heldPlaces(heldOf({ lead, ...rows })).find((one) => one.key === key)
  if (!place) throw new Error(key)
  expect(place.endsAt?.slice(0, 10)).toBe(ends)
  expect(keptWords(place).endsWith(words), keptWords(place)).toBe(true)
})

/** Of each row only what its place reads. */
function heldOf(rows: object): Held {
  const none = { contact_message: [], report: [], checklist_export: [], booking: [], booking_revision: [], outbox: [] }
  const account = { auth_user: [], user_profiles: [], auth_account: [], auth_session: [], account_link: [] }
  const rest = { account_event: [], checklist: [], lead: [], lead_entry: [], lead_word: [], desk_change: [] }
  return { address: 'marieke@dewit.example', ...none, ...account, ...rest, ...rows } as unknown as Held
}
