/** What the places are called at the desk, why each is kept and how long: as the privacy page says it. */
import { retention } from '#app/content/legal/retention.ts'
import type { HeldPlace, PlaceKey, RetentionKind } from './held-places.server.ts'

interface PlaceTerm {
  readonly name: string
  /** Article of the GDPR. */
  readonly ground: string
  /** Where nothing goes sooner: `keptWords` knows. */
  readonly kept: string
}

const { kinds } = retention

export const placeTerms: Readonly<Record<PlaceKey, PlaceTerm>> = {
  message: of('Messages', 'message'),
  suspect: of('Messages in quarantine', 'suspect'),
  report: of('Reports', 'report'),
  checklist: of('Mailed checklists', 'checklistExport'),
  booking: of('Bookings', 'booking'),
  account: { name: 'Account', ground: '6(1)(b)', kept: 'until its owner deletes it' },
  event: of('Sign-ins, attempts and account changes', 'accountEvent'),
  lead: of('Lead, notes and replies', 'lead'),
  mail: of('Mails, sent and dead', 'sentMail'),
  waitingMail: of('Mails that wait', 'sentMail'),
  change: of('Lines of the audit log', 'deskChange'),
}

/** Where the last of a place goes by the term of another kind than its usual one. */
const otherwise: Partial<Record<PlaceKey, Partial<Record<RetentionKind, string>>>> = {
  booking: { cancelledBooking: kinds.cancelledBooking.term.en },
  lead: {
    suspect: `with the message in quarantine, ${kinds.suspect.term.en}`,
    cancelledBooking: `with the cancelled booking, ${kinds.cancelledBooking.term.en}`,
  },
  mail: { message: `given up: as a message, ${kinds.message.term.en}` },
}

/** The term that the date of the place was reckoned by, so that the two never contradict each other. */
export function keptWords({ key, endsAs }: Pick<HeldPlace, 'key' | 'endsAs'>): string {
  return (endsAs && otherwise[key]?.[endsAs]) ?? placeTerms[key].kept
}

function of(name: string, kind: keyof typeof kinds): PlaceTerm {
  const { ground, term } = kinds[kind]
  return { name, ground: ground.en, kept: term.en }
}
