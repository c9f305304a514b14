/** Ends sessions. With the last one go the tokens that Google and Microsoft gave us. */
import type { Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'

/** Of a user: one, all but one, or all. */
export async function endSessions(
  trx: Transaction<Database>,
  userId: string,
  which: { id: string } | { except: string } | 'all',
): Promise<void> {
  const sessions = trx.deleteFrom('auth_session').where('user_id', '=', userId)
  if (which === 'all') await sessions.execute()
  else if ('id' in which) await sessions.where('id', '=', which.id).execute()
  else await sessions.where('id', '!=', which.except).execute()
  const left = await trx.selectFrom('auth_session').select('id').where('user_id', '=', userId).executeTakeFirst()
  if (!left) await forgetProviderTokens(trx, userId)
}

export async function forgetProviderTokens(trx: Transaction<Database>, userId: string): Promise<void> {
  await trx.updateTable('auth_account').set(noTokens).where('user_id', '=', userId).execute()
}

export const noTokens = {
  access_token: null,
  refresh_token: null,
  id_token: null,
  access_token_expires_at: null,
  refresh_token_expires_at: null,
} as const
