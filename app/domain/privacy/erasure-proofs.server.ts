/**
 * What is left of an erasure: a number, a moment, who did it, how many rows went, and a keyed hash of the address. Whoever
 * knows the address can have shown that it was erased; whoever has the table alone learns no address from it.
 */
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { ErasureCounts } from './erasure-counts.ts'

export interface ErasureProof {
  readonly number: number
  readonly at: Instant
  /** Null: somebody whose account is gone. */
  readonly by: string | null
  readonly counts: ErasureCounts
}

/** `address` in lower case. */
export function erasureHash({ secret }: Pick<App, 'secret'>, address: string): string {
  return createHmac('sha256', deriveKey(secret, 'erasure proof')).update(address).digest('hex')
}

/** Newest first: of one address, or the last `limit` of all. */
export async function listProofs(
  db: Kysely<Database>,
  { hash, limit }: { hash?: string; limit: number },
): Promise<ErasureProof[]> {
  const newest = db
    .selectFrom('erasure')
    .leftJoin('auth_user', 'auth_user.id', 'erasure.by_user_id')
    .select(['erasure.id', 'erasure.created_at', 'erasure.counts', 'auth_user.name'])
    .orderBy('erasure.id', 'desc')
    .limit(limit)
  const rows = await (hash === undefined ? newest : newest.where('address_hash', '=', hash)).execute()
  return rows.map(({ id, created_at, counts, name }) => ({
    number: id,
    at: created_at,
    by: name,
    counts: JSON.parse(counts) as ErasureCounts,
  }))
}
