/** What the account page shows and changes. */
import { codePoints, tidyLine } from '#app/domain/typed-text.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Instant } from '#db/tables.ts'
import { accountLimits } from './account-input.ts'
import { fullName } from './full-name.ts'
import { recordEvent } from './record-event.server.ts'

export interface AccountRecord {
  email: string
  createdAt: Instant
  /** How this account can sign in; a link by mail always works. */
  methods: ('password' | 'google' | 'microsoft')[]
  /** In the time that events are kept. */
  signIns: number
}

export async function accountRecord({ database }: App, userId: string): Promise<AccountRecord | undefined> {
  const { db } = database
  const user = await db.selectFrom('auth_user').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!user) return undefined
  const accounts = await db.selectFrom('auth_account').select('provider_id').where('user_id', '=', userId).execute()
  const { count } = await db
    .selectFrom('account_event')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', 'like', 'signed_in:%')
    .executeTakeFirstOrThrow()
  return {
    email: user.email,
    createdAt: user.created_at,
    methods: accounts.map(({ provider_id }) => (provider_id === 'credential' ? 'password' : provider_id)),
    signIns: Number(count),
  }
}

export interface ProfileIssue {
  field: 'firstName' | 'lastName'
  code: 'empty' | 'long'
}

export type ProfileOutcome = { outcome: 'saved' } | { outcome: 'invalid'; issues: ProfileIssue[] }

/** A first name is needed, a last name is not. */
export async function updateProfile(
  app: App,
  userId: string,
  typed: { firstName: string; lastName: string; locale: Locale },
): Promise<ProfileOutcome> {
  const [firstName, lastName] = [tidyLine(typed.firstName), tidyLine(typed.lastName)]
  const issues: ProfileIssue[] = [
    ...(firstName === '' ? [{ field: 'firstName', code: 'empty' } as const] : []),
    ...(tooLong(firstName) ? [{ field: 'firstName', code: 'long' } as const] : []),
    ...(tooLong(lastName) ? [{ field: 'lastName', code: 'long' } as const] : []),
  ]
  if (issues.length > 0) return { outcome: 'invalid', issues }
  await app.database.db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('auth_user').select('email').where('id', '=', userId).executeTakeFirst()
    if (!user) return
    const profile = { first_name: firstName, last_name: lastName, locale: typed.locale }
    await trx
      .insertInto('user_profiles')
      .values({ user_id: userId, email: user.email, ...profile })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
      .execute()
    const name = fullName({ firstName, lastName })
    await trx
      .updateTable('auth_user')
      .set({ name, updated_at: instant(app.clock.now()) })
      .where('id', '=', userId)
      .execute()
    await recordEvent(trx, app, { kind: 'profile_changed', userId })
  })
  return { outcome: 'saved' }
}

function tooLong(name: string): boolean {
  return codePoints(name) > accountLimits.name.max
}
