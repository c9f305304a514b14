/** The profile of an account: made at a sign-in if there is none yet. */
import type { Kysely } from 'kysely'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'

/** What whoever vouches for a person says about the name. */
export interface NameClaims {
  provider: 'email' | 'google' | 'microsoft'
  fullName?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  /** The language of the page; English where it is not known. */
  locale?: Locale | undefined
}

/** Ten at once make one. Whoever has a profile keeps it as it is. */
export async function ensureProfile(
  db: Kysely<Database>,
  user: { id: string; email: string },
  claims: NameClaims,
): Promise<void> {
  const known = await db.selectFrom('user_profiles').select('user_id').where('user_id', '=', user.id).executeTakeFirst()
  if (known) return
  const { firstName, lastName } = namesOf(claims)
  await db
    .insertInto('user_profiles')
    .values({
      user_id: user.id,
      email: user.email,
      first_name: firstName,
      last_name: lastName,
      locale: claims.locale ?? 'en',
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** A profile that cannot be made now is made at the next sign-in; it keeps nobody out. */
export async function ensureProfileOrLog(
  { database, log }: Pick<App, 'database' | 'log'>,
  user: { id: string; email: string },
  claims: NameClaims,
): Promise<void> {
  try {
    await ensureProfile(database.db, user, claims)
  } catch (error) {
    log.error({ err: error }, 'a profile could not be made')
  }
}

/** Google and Microsoft say which name is which. Elsewhere the first word is the first name. */
export function namesOf({ provider, fullName = '', givenName = '', familyName = '' }: NameClaims) {
  if (provider !== 'email' && (givenName !== '' || familyName !== ''))
    return { firstName: givenName, lastName: familyName }
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
