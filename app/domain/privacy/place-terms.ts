/** What the places are called at the desk, why each is kept and how long: as the privacy page says it. */
import { retention } from '#app/content/legal/retention.ts'
import type { PlaceKey } from './held-places.server.ts'

interface PlaceTerm {
  readonly name: string
  /** Article of the GDPR. */
  readonly ground: string
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
  event: of('Sign-ins and account changes', 'accountEvent'),
  lead: of('Lead, notes and replies', 'lead'),
  mail: of('Mails, sent and dead', 'sentMail'),
  waitingMail: of('Mails that wait', 'sentMail'),
  change: of('Lines of the audit log', 'deskChange'),
}

function of(name: string, kind: keyof typeof kinds): PlaceTerm {
  const { ground, term } = kinds[kind]
  return { name, ground: ground.en, kept: term.en }
}
