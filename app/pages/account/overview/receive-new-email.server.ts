/** Takes in the form that asks for another e-mail address. */
import { content } from '#app/content/index.server.ts'
import type { SignedIn } from '#app/domain/account/current-user.server.ts'
import { requestNewEmail } from '#app/domain/account/request-new-email.server.ts'
import { fieldOf } from '#app/field-of.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { type Trouble, troubleOf, wordIssue } from '../parts/trouble.ts'

/** What came back of the form. Never the password. */
export interface PostedEmail {
  typed: string
  errors: { email?: string; password?: string }
  trouble?: Trouble
}

type Receipt = 'asked' | { posted: PostedEmail; init: ResponseInit }

export async function receiveNewEmail(
  app: App,
  user: SignedIn,
  form: FormData,
  { locale, clientAddress }: { locale: Locale; clientAddress: string },
): Promise<Receipt> {
  const [email, password] = [fieldOf(form, 'email'), fieldOf(form, 'password')]
  const outcome = await requestNewEmail(app, user, { email, password, locale, clientAddress })
  const copy = content('account', locale)
  const refused = (errors: PostedEmail['errors']) => ({ posted: { typed: email, errors }, init: { status: 422 } })
  switch (outcome.outcome) {
    case 'sent':
      return 'asked'
    case 'invalid': {
      const { issue } = outcome
      return refused({ email: issue === 'email.same' ? copy.newEmail.errors.same : wordIssue(issue, copy, locale) })
    }
    case 'not_proven':
      return refused({
        password: password === '' ? copy.common.errors['password.empty'] : copy.newEmail.errors.password,
      })
    default: {
      const { formErrors } = content('labels', locale)
      const { trouble, init } = troubleOf(outcome, { copy, formErrors, locale })
      return { posted: { typed: email, errors: {}, trouble }, init }
    }
  }
}
