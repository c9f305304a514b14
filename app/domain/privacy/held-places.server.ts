/** What is held on an address, place by place: how much, since when, and until when it stays if nobody does anything. */
import { retention } from '#app/content/legal/retention.ts'
import { instant, secondsLater } from '#app/platform/clock.server.ts'
import type { Instant } from '#db/tables.ts'
import type { Held, HeldTable } from './collect-held.server.ts'
import { isRecord } from './erasure-counts.ts'

export type RetentionKind = keyof typeof retention.kinds

export type PlaceKey =
  | 'message'
  | 'suspect'
  | 'report'
  | 'checklist'
  | 'booking'
  | 'account'
  | 'event'
  | 'lead'
  | 'mail'
  | 'waitingMail'
  | 'change'

export interface HeldPlace {
  readonly key: PlaceKey
  /** How many records of which table. */
  readonly tables: readonly { readonly table: HeldTable; readonly rows: number }[]
  readonly rows: number
  readonly oldest: Instant | undefined
  /** Why it is kept, and how long. Undefined of an account, which stays until its owner deletes it. */
  readonly kind: RetentionKind | undefined
  /** When the last of it goes by itself. Undefined where that hangs on something that has not happened. */
  readonly endsAt: Instant | undefined
}

/** Those where something is held, and those where nothing is. */
export function heldPlaces(held: Held): HeldPlace[] {
  const after = (at: Instant, kind: RetentionKind) =>
    instant(secondsLater(new Date(at), retention.kinds[kind].days * 86_400))
  const byStatus = (wanted: string) => held.contact_message.filter(({ status }) => status === wanted)
  const [received, suspects] = [byStatus('received'), byStatus('quarantined')]
  const [waiting, out] = [
    held.outbox.filter(({ status }) => status === 'waiting'),
    held.outbox.filter(({ status }) => status !== 'waiting'),
  ]
  const ends = {
    message: received.map(({ created_at }) => after(created_at, 'message')),
    suspect: suspects.map(({ created_at }) => after(created_at, 'suspect')),
    report: held.report.map(({ expires_at }) => expires_at),
    checklist: held.checklist_export.map(({ created_at }) => after(created_at, 'checklistExport')),
    booking: held.booking.map(({ ends_at, status }) =>
      after(ends_at, status === 'cancelled' ? 'cancelledBooking' : 'booking'),
    ),
    mail: out.map(({ sent_at, created_at }) => (sent_at ? after(sent_at, 'sentMail') : after(created_at, 'message'))),
  }
  return [
    place('message', 'message', { contact_message: received }, ends.message),
    place('suspect', 'suspect', { contact_message: suspects }, ends.suspect),
    place('report', 'report', { report: held.report }, ends.report),
    place('checklist', 'checklistExport', { checklist_export: held.checklist_export }, ends.checklist),
    place('booking', 'booking', { booking: held.booking, booking_revision: held.booking_revision }, ends.booking),
    place('account', undefined, accountTables(held), []),
    place('event', 'accountEvent', { account_event: held.account_event }, [
      ...held.account_event.map(({ created_at }) => after(created_at, 'accountEvent')),
    ]),
    // It goes with the last of what it was made of.
    place('lead', 'lead', { lead: held.lead, lead_entry: held.lead_entry, lead_word: held.lead_word }, [
      ...ends.message,
      ...ends.suspect,
      ...ends.report,
      ...ends.checklist,
      ...ends.booking,
    ]),
    place('mail', 'sentMail', { outbox: out }, ends.mail),
    place('waitingMail', 'sentMail', { outbox: waiting }, []),
    place('change', 'deskChange', { desk_change: held.desk_change }, [
      ...held.desk_change.map(({ created_at }) => after(created_at, 'deskChange')),
    ]),
  ]
}

function accountTables({ auth_user, user_profiles, auth_account, auth_session, account_link, checklist }: Held) {
  return { auth_user, user_profiles, auth_account, auth_session, account_link, checklist }
}

type Rows = readonly object[]

function place(
  key: PlaceKey,
  kind: RetentionKind | undefined,
  from: Partial<Record<HeldTable, Rows>>,
  ends: readonly Instant[],
): HeldPlace {
  const entries = Object.entries(from) as [HeldTable, Rows][]
  const tables = entries
    .map(([table, { length }]) => ({ table, rows: length }))
    .filter(({ table, rows }) => rows > 0 && isRecord(table))
  const begun = entries.flatMap(([, rows]) => rows.flatMap(beginOf))
  return {
    key,
    kind,
    tables,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    oldest: begun.toSorted()[0],
    endsAt: tables.length > 0 ? ends.toSorted().at(-1) : undefined,
  }
}

function beginOf(row: { created_at?: Instant; first_at?: Instant }): Instant[] {
  const begin = row.created_at ?? row.first_at
  return begin === undefined ? [] : [begin]
}
