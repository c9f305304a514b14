/**
 * Leads that are here already are found by their phone numbers too: that which the lead has, and those of its bookings. By
 * the function that searches go by, as it is when this runs: who changes it once a site has run this writes these words anew
 * in a later migration.
 */
import type { Kysely } from 'kysely'
import { phoneWord } from '#app/domain/lead/lead-words.ts'
import type { Database } from '../tables.ts'

export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Pick<Database, 'lead' | 'lead_entry' | 'lead_word' | 'booking'>>
  const known = await db
    .selectFrom('lead')
    .select(['id as lead_id', 'phone'])
    .where('phone', 'is not', null)
    .union((query) =>
      query
        .selectFrom('lead_entry')
        .innerJoin('booking', 'booking.id', 'lead_entry.ref_id')
        .select(['lead_id', 'phone'])
        .where('kind', '=', 'booking')
        .where('phone', 'is not', null),
    )
    .execute()
  for (const { lead_id, phone } of known)
    await db
      .insertInto('lead_word')
      .values({ word: phoneWord(phone ?? ''), lead_id })
      .onConflict((conflict) => conflict.columns(['word', 'lead_id']).doNothing())
      .execute()
}
