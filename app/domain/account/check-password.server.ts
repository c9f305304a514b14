/** Whether a password is that of a user. However it ends, it takes the work of one comparison. */
import type { App } from '#app/platform/app.ts'
import { authOf } from './auth.server.ts'
import { acceptableLength } from './password-policy.server.ts'

export async function passwordMatches(app: App, userId: string, password: string): Promise<boolean> {
  const account = await app.database.db
    .selectFrom('auth_account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (account?.password) return hashMatches(app, account.password, password)
  await workInVain(app, password)
  return false
}

export async function hashMatches(app: App, hash: string, password: string): Promise<boolean> {
  if (acceptableLength(password)) return (await authOf(app).$context).password.verify({ hash, password })
  await workInVain(app, password)
  return false
}

/** As much work as comparing a password: whoever measures the time learns nothing. */
export async function workInVain(app: App, password: string): Promise<void> {
  await (await authOf(app).$context).password.hash(acceptableLength(password) ? password : 'x')
}
