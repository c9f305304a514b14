/** What the deletion of expired data did, day by day, for the desk and for whoever asks whether the terms are kept. */
import type { Kysely } from 'kysely'
import { isoDay } from '#app/formats.ts'
import { type Clock, instant, secondsLater, secondsPerDay } from '#app/platform/clock.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { Deleted } from './delete-expired.server.ts'

export interface RetentionDay {
  /** ISO date in Amsterdam. */
  readonly day: string
  /** A kind that did not stand there yet on that day is missing. */
  readonly counts: Partial<Deleted>
  readonly rounds: number
  readonly lastAt: Instant
}

const daysKept = 90

/** Rounds are an hour apart, or nearly: processes look every five minutes, and their clocks differ by less. */
const apartSeconds = 55 * 60

/**
 * Whether a round is due, and then it is this process's: of several that ask at once, and whichever of them was restarted,
 * one is told so. One whose process dies is not made up for before the next hour.
 */
export async function claimRound(db: Kysely<Database>, clock: Clock): Promise<boolean> {
  const now = clock.now()
  const claimed = await db
    .insertInto('retention_round')
    .values({ day: isoDay(now), counts: '{}', rounds: 0, last_at: instant(now) })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ last_at: instant(now) })
        .where((round) =>
          round.or([
            round('retention_round.last_at', '<', instant(secondsLater(now, -apartSeconds))),
            // The clock ran ahead then, and was set right.
            round('retention_round.last_at', '>', instant(secondsLater(now, apartSeconds))),
          ]),
        ),
    )
    .returning('day')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Adds a round to its day: rounds of several processes at once take turns. */
export async function noteRound(db: Kysely<Database>, clock: Clock, deleted: Deleted): Promise<void> {
  const now = clock.now()
  const [day, last_at] = [isoDay(now), instant(now)]
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('retention_round')
      .values({ day, counts: '{}', rounds: 0, last_at })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    // Written before it is read, which makes another process wait.
    const { counts } = await trx
      .updateTable('retention_round')
      .set((round) => ({ rounds: round('rounds', '+', 1), last_at }))
      .where('day', '=', day)
      .returning('counts')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('retention_round')
      .set({ counts: JSON.stringify(sum(JSON.parse(counts), deleted)) })
      .where('day', '=', day)
      .execute()
    await trx
      .deleteFrom('retention_round')
      .where('day', '<', isoDay(secondsLater(now, -daysKept * secondsPerDay)))
      .execute()
  })
}

/** Newest first, of the last 90 days. */
export async function readRounds(db: Kysely<Database>): Promise<RetentionDay[]> {
  const rows = await db.selectFrom('retention_round').selectAll().orderBy('day', 'desc').limit(daysKept).execute()
  return rows.map(({ day, counts, rounds, last_at }) => ({ day, counts: JSON.parse(counts), rounds, lastAt: last_at }))
}

function sum(before: Partial<Deleted>, deleted: Deleted): Deleted {
  const kinds = Object.keys(deleted) as (keyof Deleted)[]
  const added = kinds.map((kind) => [kind, (before[kind] ?? 0) + deleted[kind]])
  return { ...before, ...Object.fromEntries(added) }
}
