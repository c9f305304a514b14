/**
 * Servers that share a database share their secret: a form that one of them made is posted to another. The database keeps
 * a mark of the secret that it is used with, so that a server with another one is told so, instead of taking every form of
 * the others for a forgery.
 */
import { type Clock, instant } from './clock.server.ts'
import type { AppDatabase } from './database.server.ts'
import type { Log } from './log.server.ts'
import { deriveKey } from './secrets.server.ts'

interface SecretUse {
  readonly database: Pick<AppDatabase, 'db' | 'dialect'>
  readonly secret: string
  /** By AUTH_SECRET. Else it was made, and lies in the data folder of this machine only. */
  readonly given: boolean
  readonly dataDir: string
  readonly clock: Clock
  readonly log: Log
}

/** A secret of its own on a shared database. Has a `code`, as system errors have: it is no bug. */
export class SecretNotShared extends Error {
  readonly code = 'SECRET_NOT_SHARED'
}

/**
 * Throws `SecretNotShared` for a made secret that is not the one in use: nobody wanted that. One that was given may take its
 * place, as it does when it was lost or became known; the log says so. SQLite has one server, and nothing to compare.
 */
export async function agreeOnSecret({ database, secret, given, dataDir, clock, log }: SecretUse): Promise<void> {
  const { db, dialect } = database
  if (dialect === 'sqlite') return
  const [mark, noted_at] = [markOf(secret), instant(clock.now())]
  await db
    .insertInto('known_secret')
    .values({ id: 1, mark, noted_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const known = await db.selectFrom('known_secret').select(['mark', 'noted_at']).executeTakeFirstOrThrow()
  if (known.mark === mark) return
  if (!given) {
    throw new SecretNotShared(
      `The database is used with another secret than the one in ${dataDir}/secret. Give all servers the same AUTH_SECRET.`,
    )
  }
  await db.updateTable('known_secret').set({ mark, noted_at }).execute()
  log.warn({ since: known.noted_at }, 'AUTH_SECRET is another one than before: all servers on this database need it')
}

/** Half of a key: enough to tell two apart. */
function markOf(secret: string): string {
  return deriveKey(secret, 'known-secret').export().toString('hex', 0, 16)
}
