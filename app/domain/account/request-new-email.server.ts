/**
 * Asks for another address of an account. A link goes to the new address, a notice to the present one. Where the new address
 * has an account already, its owner is told, and nobody else: answer, work and notice are the same.
 */
import type { Transaction } from 'kysely'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { isDatabaseAway } from '#app/platform/database-away.server.ts'
import type { Database } from '#db/tables.ts'
import { type EmailIssue, emailIssue, tidyEmail } from './account-input.ts'
import { makeLink } from './account-link.server.ts'
import { newEmailAskedMail, newEmailMail, takenEmailMail } from './account-mails.server.ts'
import { countTries } from './count-tries.server.ts'
import type { SignedIn } from './current-user.server.ts'
import { userByEmail } from './find-user.server.ts'
import { fullName } from './full-name.ts'
import type { TooManyOutcome, UnavailableOutcome } from './outcomes.ts'
import { promiseAccountMail } from './promise-account-mail.server.ts'
import { proven } from './prove-identity.server.ts'
import { recordEvent } from './record-event.server.ts'

export interface NewEmail {
  email: string
  /** The present one; empty where the account has none. */
  password: string
  /** Of the page, so of the mail to the new address. */
  locale: Locale
  clientAddress: string
}

export type NewEmailOutcome =
  | { outcome: 'sent' }
  | { outcome: 'invalid'; issue: EmailIssue | 'email.same' }
  /** The password is wrong, or the sign-in is too long ago: see `proofNeeded`. */
  | { outcome: 'not_proven' }
  | TooManyOutcome
  | UnavailableOutcome

/** Throws when the database is away, although it knows `unavailable`: the page that would say so cannot be drawn either. */
export async function requestNewEmail(app: App, user: SignedIn, typed: NewEmail): Promise<NewEmailOutcome> {
  const { password, clientAddress } = typed
  const email = tidyEmail(typed.email)
  const issue = email === user.email ? 'email.same' : emailIssue(email)
  if (issue) return { outcome: 'invalid', issue }
  try {
    const tooMany = await countBoth(app, user.email, { email, clientAddress })
    if (tooMany) return tooMany
    if (!(await proven(app, user, password))) {
      await recordEvent(app.database.db, app, { kind: 'new_email_refused', userId: user.userId, clientAddress })
      return { outcome: 'not_proven' }
    }
    await app.database.db.transaction().execute((trx) => promiseMails(app, trx, user, { ...typed, email }))
    app.wakeOutbox()
    return { outcome: 'sent' }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    app.log.error({ err: error }, 'a new address could not be asked for')
    return { outcome: 'unavailable' }
  }
}

/** Of the account, whose password is tried and whose owner is written to; and of the mailbox that is written to. */
async function countBoth(app: App, present: string, next: { email: string; clientAddress: string }) {
  const ofAccount = await countTries(app, 'new_email', { ...next, email: present })
  return ofAccount ?? (await countTries(app, 'mail', next))
}

async function promiseMails(app: App, trx: Transaction<Database>, user: SignedIn, asked: NewEmail): Promise<void> {
  const { email, locale, clientAddress } = asked
  const { userId } = user
  const taken = await userByEmail(trx, email)
  // Whoever mistyped asks again: what went to the wrong mailbox ends.
  await trx.deleteFrom('account_link').where('user_id', '=', userId).where('purpose', '=', 'new_email').execute()
  // Where it is taken a link is stored too, and goes to nobody: the work is the same.
  const token = await makeLink(trx, { purpose: 'new_email', email: taken ? '' : email, userId }, app.clock)
  const { settings } = app
  const to = { email, name: '', locale }
  const mail = taken ? takenEmailMail(to, settings) : newEmailMail({ ...to, token }, settings)
  // Kept with the mails of whoever owns it: of another account that is another.
  await promiseAccountMail(app, trx, mail, taken ? email : user.email)
  const owner = { email: user.email, name: fullName(user), locale: user.locale }
  await promiseAccountMail(app, trx, newEmailAskedMail({ ...owner, next: email }, settings))
  await recordEvent(trx, app, { kind: 'new_email_asked', userId, clientAddress })
}
