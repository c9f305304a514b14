/** Forgets how often an account was tried today, for its owner whom somebody else's tries keep out. */
import { recordChange } from '#app/domain/desk/desk-change.server.ts'
import { counted } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { forgetTries } from './count-tries.server.ts'
import { userByEmail } from './find-user.server.ts'

/** `email` in lower case. `forgotten`: such as `40 passwords and 15 mails`. Written in the audit log where there was any. */
export async function letIn(
  app: Pick<App, 'database' | 'clock' | 'secret'>,
  email: string,
): Promise<{ outcome: 'let_in'; forgotten: string } | { outcome: 'nothing_counted' | 'no_account' }> {
  return app.database.db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, email)
    if (!user) return { outcome: 'no_account' }
    const passwords = await forgetTries(trx, app, 'password', email)
    const mails = await forgetTries(trx, app, 'mail', email)
    if (passwords + mails === 0) return { outcome: 'nothing_counted' }
    const forgotten = `${counted(passwords, 'password')} and ${counted(mails, 'mail')}`
    await recordChange(trx, app, undefined, {
      action: 'account.let-in',
      target: `account:${user.id}`,
      summary: `let in on the command line: ${forgotten} not counted any more`,
    })
    return { outcome: 'let_in', forgotten }
  })
}
