/** Takes in both forms of the page: the one that asks for a link, and the one that sets the password. */
import { content } from '#app/content/index.server.ts'
import { emailIssue } from '#app/domain/account/account-input.ts'
import { peekPasswordReset, requestPasswordReset, resetPassword } from '#app/domain/account/password-reset.server.ts'
import { fieldOf } from '#app/field-of.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { tokenIn } from '../parts/token-in.ts'
import { type Trouble, troubleOf, wordIssue } from '../parts/trouble.ts'

/** What came back of a form. Never a password. */
export interface PostedReset {
  email?: string
  error?: string
  trouble?: Trouble
  /** The link with which the form came has ended. */
  ended: boolean
  /** The link still works. */
  open?: { token: string; masked: string }
}

type Receipt = { came: 'sent' | 'set' } | { came: 'back'; posted: PostedReset; init: ResponseInit }

interface Asked {
  locale: Locale
  clientAddress: string
}

export function receiveReset(app: App, form: FormData, asked: Asked): Promise<Receipt> {
  return form.has('token') ? setPassword(app, form, asked) : askForLink(app, form, asked)
}

async function askForLink(app: App, form: FormData, { locale, clientAddress }: Asked): Promise<Receipt> {
  const email = fieldOf(form, 'email')
  const copy = content('account', locale)
  const issue = emailIssue(email)
  if (issue) return back({ email, ended: false, error: wordIssue(issue, copy, locale) }, { status: 422 })
  const outcome = await requestPasswordReset(app, { email, locale, clientAddress })
  if (outcome.outcome === 'sent') return { came: 'sent' }
  const { formErrors } = content('labels', locale)
  const { trouble, init } = troubleOf(outcome, { copy, formErrors, locale })
  return back({ email, ended: false, trouble }, init)
}

async function setPassword(app: App, form: FormData, { locale, clientAddress }: Asked): Promise<Receipt> {
  const token = tokenIn(fieldOf(form, 'token'))
  const found = token === undefined ? undefined : await peekPasswordReset(app, token)
  if (token === undefined || !found) return ended
  const outcome = await resetPassword(app, { token, password: fieldOf(form, 'password'), clientAddress })
  switch (outcome.outcome) {
    case 'set':
      return { came: 'set' }
    case 'weak': {
      const error = wordIssue(outcome.issue, content('account', locale), locale)
      return back({ ended: false, error, open: { token, masked: found.masked } }, { status: 422 })
    }
    default:
      return ended
  }
}

const ended = back({ ended: true }, { status: 410 })

function back(posted: PostedReset, init: ResponseInit): Receipt {
  return { came: 'back', posted, init }
}
