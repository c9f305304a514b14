/** Where an account is signed in. */
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Instant } from '#db/tables.ts'
import { endSessions } from './end-sessions.server.ts'
import { recordEvent } from './record-event.server.ts'

export interface AccountSession {
  id: string
  /** Families only, such as `Firefox` and `Linux`; undefined where the header says nothing we know. */
  browser: string | undefined
  system: string | undefined
  createdAt: Instant
  /** To within an hour. */
  seenAt: Instant
  current: boolean
}

/** Those that still work; this one first, then by when they were last used. */
export async function listSessions(
  { database, clock }: App,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<AccountSession[]> {
  const rows = await database.db
    .selectFrom('auth_session')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', instant(clock.now()))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    createdAt: row.created_at,
    seenAt: row.updated_at,
    current: row.id === sessionId,
  }))
  return sessions.sort((a, b) => Number(b.current) - Number(a.current))
}

/** One session of this user, or all but `except`. Nothing happens for an id of somebody else. */
export async function endSession(
  app: App,
  { userId }: { userId: string },
  which: { id: string } | { except: string },
): Promise<void> {
  await app.database.db.transaction().execute(async (trx) => {
    await endSessions(trx, userId, which)
    await recordEvent(trx, app, { kind: 'session_ended', userId })
  })
}

/** Of `Firefox 145 on Android`, as domain/app-error/browser-family.ts writes it. */
function deviceOf(family: string | null) {
  const [, browser, system] = /^(.+) \S+ on (.+)$/.exec(family ?? '') ?? []
  return { browser, system: system === 'other' ? undefined : system }
}
