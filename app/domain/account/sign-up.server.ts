/**
 * Takes a sign-up in: the answer is the same, and takes about as long, whether the address has an account or not. The
 * mail tells the difference to whoever reads the mailbox. The account is made when the mail's link is confirmed
 * with the password.
 */
import type { Transaction } from 'kysely'
import { tidyLine } from '#app/domain/typed-text.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { emailIssue, nameIssue, type SignUpIssue, tidyEmail } from './account-input.ts'
import { makeLink } from './account-link.server.ts'
import { confirmationMail, knownAddressMail } from './account-mails.server.ts'
import { authOf } from './auth.server.ts'
import { countTries } from './count-tries.server.ts'
import { userByEmail } from './find-user.server.ts'
import type { TooManyOutcome, UnavailableOutcome } from './outcomes.ts'
import { passwordIssue } from './password-policy.server.ts'
import { promiseAccountMail } from './promise-account-mail.server.ts'
import { recordEvent } from './record-event.server.ts'

export interface SignUp {
  /** Full name, as typed. */
  name: string
  email: string
  password: string
  locale: Locale
  clientAddress: string
  /** A path of our own, already checked, where the link leads in the end. */
  to?: string | undefined
}

export type SignUpOutcome =
  | { outcome: 'check_mail' }
  /** At most one issue a field, in the order of the form. */
  | { outcome: 'invalid'; issues: SignUpIssue[] }
  | TooManyOutcome
  | UnavailableOutcome

/** What is kept with the link until it is used. */
export interface PendingSignUp {
  name: string
  passwordHash: string
  locale: Locale
}

export async function signUp(app: App, typed: SignUp): Promise<SignUpOutcome> {
  const submission = { ...typed, name: tidyLine(typed.name), email: tidyEmail(typed.email) }
  const issues = issuesOf(submission)
  if (issues.length > 0) return { outcome: 'invalid', issues }
  try {
    const tooMany = await countTries(app, 'mail', submission)
    if (tooMany) return tooMany
    // For a known address too: this is what takes the time.
    const passwordHash = await (await authOf(app).$context).password.hash(submission.password)
    const pending = { name: submission.name, passwordHash, locale: submission.locale }
    await app.database.db.transaction().execute((trx) => promiseMail(app, trx, submission, pending))
    app.wakeOutbox()
    return { outcome: 'check_mail' }
  } catch (error) {
    app.log.error({ err: error }, 'a sign-up could not be taken in')
    return { outcome: 'unavailable' }
  }
}

function issuesOf({ name, email, password }: SignUp): SignUpIssue[] {
  const [ofName, ofEmail] = [nameIssue(name), emailIssue(email)]
  const ofPassword = passwordIssue(password, [name, email])
  return [
    ...(ofName ? [{ field: 'name' as const, code: ofName }] : []),
    ...(ofEmail ? [{ field: 'email' as const, code: ofEmail }] : []),
    ...(ofPassword ? [{ field: 'password' as const, code: ofPassword }] : []),
  ]
}

async function promiseMail(app: App, trx: Transaction<Database>, submission: SignUp, pending: PendingSignUp) {
  const { email, name, locale, clientAddress, to } = submission
  const user = await userByEmail(trx, email)
  if (user) {
    await promiseAccountMail(app, trx, knownAddressMail({ email, name, locale }, app.settings))
  } else {
    const token = await makeLink(trx, { purpose: 'sign_up', email, signUp: JSON.stringify(pending) }, app.clock)
    await promiseAccountMail(app, trx, confirmationMail({ email, name, locale, token, to }, app.settings))
  }
  await recordEvent(trx, app, { kind: 'sign_up_asked', userId: user?.id, clientAddress })
}
