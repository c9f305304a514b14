/** What the list shows of one lead beside it: the newest thing that came or is held, whole, and what else we hold. */
import type { Kysely } from 'kysely'
import { readSource } from '#app/domain/contact/source.ts'
import type { Locale } from '#app/locales.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { findLead } from './change-leads.server.ts'
import { firstSource } from './first-source.server.ts'

export interface LeadBrief {
  readonly id: number
  readonly email: string
  readonly phone: string | null
  /** What is held before what is not: staff are to judge it. Undefined where all that came was deleted. */
  readonly newest: ArrivalBrief | undefined
  /** The newest of each other kind; beside what is held, of each kind that is not. */
  readonly others: readonly ArrivalBrief[]
  /** `google / cpc / invoices`. */
  readonly campaign: string
}

export interface ArrivalBrief {
  readonly kind: Arrival['kind']
  /** It waits in quarantine, for staff to judge it. */
  readonly held: boolean
  readonly at: Instant
  readonly locale: Locale
  readonly text: string
}

export async function readLeadBrief(db: Kysely<Database>, id: number): Promise<LeadBrief | undefined> {
  const lead = await findLead(db, id)
  if (!lead) return undefined
  const arrivals = await arrivalsOfLead(db, id)
  // What is held of spam was looked at.
  const held = lead.status === 'spam' ? undefined : arrivals.findLast(({ quarantined }) => quarantined)
  const newest = held ?? arrivals.at(-1)
  const rest = arrivals.filter((one) => (held ? !one.quarantined : one.kind !== newest?.kind))
  const kinds = new Set(rest.map(({ kind }) => kind))
  return {
    id,
    email: lead.email,
    phone: lead.phone,
    newest: newest && briefOf(newest, newest === held),
    others: [...kinds]
      .flatMap((kind) => rest.findLast((arrival) => arrival.kind === kind) ?? [])
      .map((arrival) => briefOf(arrival, false)),
    campaign: campaignOf(await firstSource(db, id)) || lead.campaign,
  }
}

function briefOf({ kind, at, locale, preview }: Arrival, held: boolean): ArrivalBrief {
  return { kind, held, at, locale, text: preview }
}

function campaignOf(first: string | null): string {
  const { utm_source, utm_medium, utm_campaign } = readSource(first)
  return [utm_source, utm_medium, utm_campaign].filter((part) => part !== undefined).join(' / ')
}
