/** Somebody who leaves with us all that anybody can leave, by doing what visitors do. */
import { randomUUID } from 'node:crypto'
import { requestMagicLink } from '#app/domain/account/magic-link.server.ts'
import { type BookOutcome, bookSessions } from '#app/domain/booking/book-sessions.server.ts'
import { cancelBooking } from '#app/domain/booking/change-booking.server.ts'
import { keepTicks } from '#app/domain/checklist/account-ticks.server.ts'
import { sendChecklist } from '#app/domain/checklist/send-checklist.server.ts'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { changeLeads } from '#app/domain/lead/change-leads.server.ts'
import type { ReportTokens } from '#app/domain/report/report-tokens.server.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import type { App } from '#app/platform/app.ts'
import { withAccount } from './account-app.ts'
import { bookingApp, callAt } from './booking-app.ts'
import { exampleSheet } from './example-sheet.ts'

export interface Visitor {
  readonly name: string
  readonly email: string
}

/** A message that was received, or one that looks like spam. */
export async function leaveMessage(app: App, { name, email }: Visitor, { spam = false, text = 'Help.' } = {}) {
  const read = new Date(app.clock.now().getTime() - 60_000)
  await submitContact(app, {
    input: { name, email, message: text.padEnd(40, ' More of it.') },
    locale: 'nl',
    key: undefined,
    token: issueFormToken(formTokenKey(app.secret), read),
    trap: spam ? 'x' : '',
    source: { utm_source: 'mail' },
    clientAddress: someAddress(),
    reusedKey: 'refuse',
  })
}

export async function leaveReport(app: App, { name, email }: Visitor, consent: boolean): Promise<ReportTokens> {
  const rest = { locale: 'en', key: undefined, source: {}, clientAddress: someAddress() } as const
  const outcome = await saveReport(app, { sheet: exampleSheet, owner: name, email, consent, ...rest })
  if (outcome.outcome !== 'saved') throw new Error(outcome.outcome)
  return outcome.tokens
}

/** A call in December 2026, asked for in November: the app that it is still to come for, and its token. */
export async function leaveBooking({ database }: App, visitor: Visitor, time: string) {
  const { app } = bookingApp(database)
  const { input, ...call } = callAt(time)
  const outcome: BookOutcome = await bookSessions(app, { ...call, input: { ...input, ...visitor } })
  if (outcome.outcome !== 'booked') throw new Error(outcome.outcome)
  return { app, token: outcome.token, number: outcome.booking.number }
}

/** All of it, and what staff do about it. The booking is cancelled. */
export async function leaveEverything(app: App, staff: Staff, visitor: Visitor, time: string): Promise<void> {
  const { name, email } = visitor
  await leaveMessage(app, visitor)
  await leaveMessage(app, visitor, { spam: true })
  await leaveReport(app, visitor, true)
  await leaveReport(app, visitor, false)
  const list = { ticked: [], email, locale: 'nl', key: undefined, source: {} } as const
  await sendChecklist(app, { ...list, consent: true, clientAddress: someAddress() })
  await sendChecklist(app, { ...list, consent: false, clientAddress: someAddress() })
  const booking = await leaveBooking(app, visitor, time)
  await cancelBooking(booking.app, booking.token)
  await withAccount(app, { name, email, clientAddress: someAddress() })
  const { db } = app.database
  const user = await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await keepTicks(app, user.id, { calls: { on: true, at: '2026-11-21T11:00:00.000Z' } })
  await requestMagicLink(app, { email, locale: 'nl', clientAddress: someAddress() })
  const lead = await db.selectFrom('lead').select('id').where('email_key', '=', email).executeTakeFirstOrThrow()
  await changeLeads(app, staff, [{ id: lead.id }], { status: 'answered' })
  await leaveNote(app, staff, lead.id, `${name} rang: ${email}`)
}

export async function leaveNote({ database, clock }: App, staff: Staff, leadId: number, text: string): Promise<void> {
  await database.db
    .insertInto('lead_entry')
    .values({
      lead_id: leadId,
      kind: 'note',
      ref_id: null,
      by_user_id: staff.userId,
      text,
      source: null,
      created_at: clock.now().toISOString(),
    })
    .execute()
}

/** Each from a network of its own: the rate limits count those. */
function someAddress(): string {
  const key = randomUUID()
  return `10.${[0, 2, 4].map((at) => Number.parseInt(key.slice(at, at + 2), 16)).join('.')}`
}
