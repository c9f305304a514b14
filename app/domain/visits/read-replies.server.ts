/** Who wrote to us first in a period, and what became of it: who had an answer, who waits, who needed none. */
import type { Kysely } from 'kysely'
import { offer } from '#app/content/offer.ts'
import { daysAfter, instantAt } from '#app/domain/booking/wall-time.server.ts'
import { notPeople } from '#app/domain/lead/lead-standing.server.ts'
import { lateBefore } from '#app/domain/lead/office-time.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { type Median, medianOf } from './median.ts'
import type { Period } from './period.ts'
import { type SentKind, sentKinds } from './read-sent.server.ts'

export interface ReplyFigures {
  /** One a person. Spam is none. */
  readonly leads: number
  /** With what they wrote first; `gone` where it was deleted since. Together all leads. */
  readonly firstBy: Readonly<Record<SentKind | 'gone', number>>
  readonly replied: number
  /** Within the promise, and after it. Together those that were replied to. */
  readonly kept: number
  readonly broken: number
  readonly waiting: number
  /** Of those that wait, see `lateBefore`. */
  readonly late: number
  /** Neither answered nor waiting: a booking is confirmed by itself, others were settled in another way. */
  readonly settled: number
  /** Office minutes to the first reply. */
  readonly median: Median
}

/** Above this the figures are of those who wrote last. */
const mostLeads = 20_000

/** Of at most `most` leads: where there are more, of the newest, by when they wrote last. */
export async function readReplies(
  db: Kysely<Database>,
  period: Pick<Period, 'from' | 'to'>,
  now: Instant,
  most = mostLeads,
): Promise<ReplyFigures> {
  const from = instantAt(period.from, '00:00')
  // Whoever wrote first in the period wrote last in it or later: the index is of that moment.
  const leads = await db
    .selectFrom('lead')
    .select(['first_reply_minutes', 'waiting_since', 'promise_at'])
    .select((lead) =>
      lead
        .selectFrom('lead_entry')
        .select('kind')
        .whereRef('lead_id', '=', 'lead.id')
        .where('kind', 'in', sentKinds)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .as('first_kind'),
    )
    .where('last_at', '>=', from)
    .where('first_at', '>=', from)
    .where('first_at', '<', instantAt(daysAfter(period.to, 1), '00:00'))
    .where('status', 'not in', notPeople)
    .orderBy('last_at', 'desc')
    .limit(most)
    .execute()
  const minutes = leads.flatMap(({ first_reply_minutes }) => first_reply_minutes ?? [])
  const kept = minutes.filter((some) => some <= offer.replyOfficeHours * 60).length
  const waiting = leads.filter((lead) => lead.first_reply_minutes === null && lead.waiting_since !== null)
  const late = lateBefore(now)
  const by = (kind: SentKind) => leads.filter(({ first_kind }) => first_kind === kind).length
  return {
    leads: leads.length,
    firstBy: {
      message: by('message'),
      booking: by('booking'),
      report: by('report'),
      checklist: by('checklist'),
      gone: leads.filter(({ first_kind }) => first_kind === null).length,
    },
    replied: minutes.length,
    kept,
    broken: minutes.length - kept,
    waiting: waiting.length,
    late: waiting.filter(({ promise_at }) => promise_at < late).length,
    settled: leads.length - minutes.length - waiting.length,
    median: medianOf(minutes),
  }
}
