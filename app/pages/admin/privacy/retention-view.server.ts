/** The terms and what the software did about them, for the drawing. */
import { retention } from '#app/content/legal/retention.ts'
import type { Deleted } from '#app/domain/retention/delete-expired.server.ts'
import type { RetentionDay } from '#app/domain/retention/retention-rounds.server.ts'
import { isoDay } from '#app/formats.ts'

export type RetentionView = ReturnType<typeof retentionView>

type Kind = keyof typeof retention.kinds

/** Where the rounds count what went. What is missing is deleted by hand, or by another program. */
const counted: Partial<Record<Kind, keyof Deleted>> = {
  message: 'messages',
  suspect: 'suspects',
  report: 'reports',
  checklistExport: 'checklists',
  booking: 'bookings',
  sentMail: 'mails',
  lead: 'leads',
  accountEvent: 'events',
  deskChange: 'changes',
  erasure: 'proofs',
  session: 'sessions',
  count: 'counts',
  crash: 'crashes',
}

/** A round is late when none was made for so long: they come every hour. */
const lateAfterMs = 2 * 60 * 60 * 1000

export function retentionView(rounds: readonly RetentionDay[], now: Date) {
  const [newest] = rounds
  const today = rounds.find(({ day }) => day === isoDay(now))
  const kinds = Object.entries(retention.kinds) as [Kind, (typeof retention.kinds)[Kind]][]
  return {
    last: newest && {
      at: newest.lastAt,
      late: now.getTime() - Date.parse(newest.lastAt) > lateAfterMs,
      today: today ? sum(today.counts) : 0,
      rounds: today?.rounds ?? 0,
    },
    days: rounds.length,
    kinds: kinds
      .map(([kind, { what, days, term, end, ...rest }]) => {
        const key = counted[kind]
        return {
          kind,
          what: what.en,
          days,
          term: term.en,
          byHand: end === 'hand',
          /** Who deletes which, where both the software and we do. */
          said: 'said' in rest ? rest.said.en : undefined,
          today: key && (today?.counts[key] ?? 0),
          all: key && rounds.reduce((total, { counts }) => total + (counts[key] ?? 0), 0),
        }
      })
      .toSorted((a, b) => a.days - b.days),
  }
}

function sum(counts: Partial<Deleted>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}
