/** Who may use the desk, by their account: granted and taken away on the command line, each with its line in the audit log. */
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { recordChange } from './desk-change.server.ts'

/** `email` in lower case. */
export async function grantDesk(
  app: Pick<App, 'database' | 'clock'>,
  email: string,
): Promise<'granted' | 'had_it' | 'no_account'> {
  return app.database.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email)
    // Every address of an account was proven; asked again here, because much hangs on it.
    if (account?.email_verified !== 1) return 'no_account'
    const change = {
      id: account.id,
      is_admin: 1,
      action: 'account.grant',
      summary: 'desk granted on the command line',
    } as const
    return (await setAdmin(trx, app, change)) ? 'granted' : 'had_it'
  })
}

/** Undefined: there is no such account. `email` in lower case. ADMIN_EMAILS may still grant what was taken away here. */
export async function revokeDesk(
  app: Pick<App, 'database' | 'clock' | 'settings'>,
  email: string,
): Promise<{ userId: string; hadIt: boolean } | undefined> {
  return app.database.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email)
    if (!account) return undefined
    const still = app.settings.adminEmails.includes(email) ? ', still granted by ADMIN_EMAILS' : ''
    const summary = `desk taken away on the command line${still}`
    const change = { id: account.id, is_admin: 0, action: 'account.revoke', summary } as const
    return { userId: account.id, hadIt: await setAdmin(trx, app, change) }
  })
}

function findAccount(trx: Transaction<Database>, email: string) {
  return trx.selectFrom('auth_user').select(['id', 'email_verified']).where('email', '=', email).executeTakeFirst()
}

interface AdminChange {
  readonly id: string
  readonly is_admin: 0 | 1
  readonly action: string
  readonly summary: string
}

/** False: it was so already, and no line is written. */
async function setAdmin(
  trx: Transaction<Database>,
  app: Pick<App, 'clock'>,
  { id, is_admin, action, summary }: AdminChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('auth_user')
    .set({ is_admin })
    .where('id', '=', id)
    .where('is_admin', '!=', is_admin)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await recordChange(trx, app, undefined, { action, target: `account:${id}`, summary })
  return true
}
