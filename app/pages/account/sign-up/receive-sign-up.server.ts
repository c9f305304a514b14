/** Takes in the form that makes an account. */
import { content } from '#app/content/index.server.ts'
import type { SignUpField } from '#app/domain/account/account-input.ts'
import { signUp } from '#app/domain/account/sign-up.server.ts'
import { fieldOf } from '#app/field-of.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { type Trouble, troubleOf, wordIssue } from '../parts/trouble.ts'

/** What came back of the form. Never the password. */
export interface PostedSignUp {
  typed: { name: string; email: string }
  errors: Partial<Record<SignUpField, string>>
  trouble?: Trouble
}

type Receipt = 'taken' | { posted: PostedSignUp; init: ResponseInit }

export async function receiveSignUp(
  app: App,
  form: FormData,
  { locale, clientAddress, to }: { locale: Locale; clientAddress: string; to: string | undefined },
): Promise<Receipt> {
  const typed = { name: fieldOf(form, 'name'), email: fieldOf(form, 'email') }
  const copy = content('account', locale)
  const outcome = await signUp(app, { ...typed, password: fieldOf(form, 'password'), locale, clientAddress, to })
  switch (outcome.outcome) {
    case 'check_mail':
      return 'taken'
    case 'invalid': {
      const errors = Object.fromEntries(outcome.issues.map(({ field, code }) => [field, wordIssue(code, copy, locale)]))
      return { posted: { typed, errors }, init: { status: 422 } }
    }
    default: {
      const { formErrors } = content('labels', locale)
      const { trouble, init } = troubleOf(outcome, { copy, formErrors, locale })
      return { posted: { typed, errors: {}, trouble }, init }
    }
  }
}
