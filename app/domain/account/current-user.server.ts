/** Who sends a request, by the session in its cookie, asked of the database each time. */
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { authOf } from './auth.server.ts'
import { developmentUser } from './development-user.server.ts'
import { namesOf } from './profile.server.ts'

export interface SignedIn {
  userId: string
  email: string
  firstName: string
  lastName: string
  /** The language of our mails to this person. */
  locale: Locale
  /** How this session began. */
  provider: 'password' | 'magic-link' | 'google' | 'microsoft' | 'development'
  sessionId: string
  isAdmin: boolean
}

/** `undefined` for a visitor. Throws when the database is out of reach: a page must not take that for signed out. */
export async function currentUser(app: App, request: Request): Promise<SignedIn | undefined> {
  if (import.meta.env.DEV) {
    const pretended = await developmentUser(app, request)
    if (pretended) return pretended
  }
  const found = await authOf(app).api.getSession({ headers: request.headers })
  if (!found) return undefined
  const { session } = found
  const row = await app.database.db
    .selectFrom('auth_user')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'auth_user.id')
    .select(['auth_user.email', 'name', 'email_verified', 'is_admin', 'first_name', 'last_name', 'locale'])
    .where('auth_user.id', '=', session.userId)
    .executeTakeFirst()
  if (!row) return undefined
  await noteUse(app, session)
  const names = namesOf({ provider: 'email', fullName: row.name })
  return {
    userId: session.userId,
    email: row.email,
    firstName: row.first_name ?? names.firstName,
    lastName: row.last_name ?? names.lastName,
    locale: row.locale ?? 'en',
    provider: session.provider as SignedIn['provider'],
    sessionId: session.id,
    isAdmin: row.email_verified === 1 && (row.is_admin === 1 || app.settings.adminEmails.includes(row.email)),
  }
}

const hour = 60 * 60 * 1000

/**
 * Once an hour at most: the list of sessions tells when each was last used. A note that fails keeps nobody out: a database
 * that may only be read can be read.
 */
async function noteUse(
  { database, clock, log }: App,
  { id, updatedAt }: { id: string; updatedAt: Date },
): Promise<void> {
  const now = clock.now()
  if (now.getTime() - updatedAt.getTime() < hour) return
  try {
    await database.db
      .updateTable('auth_session')
      .set({ updated_at: instant(now) })
      .where('id', '=', id)
      .execute()
  } catch (error) {
    log.warn({ err: error }, 'the use of a session was not noted')
  }
}
