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
  /** When the last of it goes by itself. Undefined where that hangs on something that has not happened. */
  readonly endsAt: Instant | undefined
  /** By whose term that is: what was cancelled or looks like spam goes sooner. Undefined where `endsAt` is. */
  readonly endsAs: RetentionKind | undefined
}

interface End {
  readonly at: Instant
  readonly as: RetentionKind
}

/** Those where something is held, and those where nothing is. */
export function heldPlaces(held: Held): HeldPlace[] {
  const after = (at: Instant, as: RetentionKind): End => ({
    at: instant(secondsLater(new Date(at), retention.kinds[as].days * 86_400)),
    as,
  })
  const byStatus = (wanted: string) => held.contact_message.filter(({ status }) => status === wanted)
  const [received, suspects] = [byStatus('received'), byStatus('quarantined')]
  const [waiting, out] = [
    held.outbox.filter(({ status }) => status === 'waiting'),
    held.outbox.filter(({ status }) => status !== 'waiting'),
  ]
  const ends = {
    message: received.map(({ created_at }) => after(created_at, 'message')),
    suspect: suspects.map(({ created_at }) => after(created_at, 'suspect')),
    report: held.report.map(({ expires_at }): End => ({ at: expires_at, as: 'report' })),
    checklist: held.checklist_export.map(({ created_at }) => after(created_at, 'checklistExport')),
    booking: held.booking.map(({ ends_at, status }) =>
      after(ends_at, status === 'cancelled' ? 'cancelledBooking' : 'booking'),
    ),
    mail: out.map(({ sent_at, created_at }) => (sent_at ? after(sent_at, 'sentMail') : after(created_at, 'message'))),
  }
  return [
    place('message', { contact_message: received }, ends.message),
    place('suspect', { contact_message: suspects }, ends.suspect),
    place('report', { report: held.report }, ends.report),
    place('checklist', { checklist_export: held.checklist_export }, ends.checklist),
    place('booking', { booking: held.booking, booking_revision: held.booking_revision }, ends.booking),
    place('account', accountTables(held), []),
    place('event', { account_event: held.account_event }, [
      ...held.account_event.map(({ created_at }) => after(created_at, 'accountEvent')),
    ]),
    // It goes with the last of what it was made of.
    place('lead', { lead: held.lead, lead_entry: held.lead_entry, lead_word: held.lead_word }, [
      ...ends.message,
      ...ends.suspect,
      ...ends.report,
      ...ends.checklist,
      ...ends.booking,
    ]),
    place('mail', { outbox: out }, ends.mail),
    place('waitingMail', { outbox: waiting }, []),
    place('change', { desk_change: held.desk_change }, [
      ...held.desk_change.map(({ created_at }) => after(created_at, 'deskChange')),
    ]),
  ]
}

function accountTables({ auth_user, user_profiles, auth_account, auth_session, account_link, checklist }: Held) {
  return { auth_user, user_profiles, auth_account, auth_session, account_link, checklist }
}

type Rows = readonly object[]

function place(key: PlaceKey, from: Partial<Record<HeldTable, Rows>>, ends: readonly End[]): HeldPlace {
  const entries = Object.entries(from) as [HeldTable, Rows][]
  const tables = entries
    .map(([table, { length }]) => ({ table, rows: length }))
    .filter(({ table, rows }) => rows > 0 && isRecord(table))
  const begun = entries.flatMap(([, rows]) => rows.flatMap(beginOf))
  const last = tables.length > 0 ? ends.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1) : undefined
  return {
    key,
    tables,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    oldest: begun.toSorted()[0],
    endsAt: last?.at,
    endsAs: last?.as,
  }
}

function beginOf(row: { created_at?: Instant; first_at?: Instant }): Instant[] {
  const begin = row.created_at ?? row.first_at
  return begin === undefined ? [] : [begin]
}
