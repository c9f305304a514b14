/** Takes in the password that makes the account. */
import { data } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { confirmEmail } from '#app/domain/account/confirm-email.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { appContext } from '#app/request-context.ts'
import { leadOn, postedLink } from '../parts/mailed-link.server.ts'
import { type Trouble, troubleOf } from '../parts/trouble.ts'
import type { Route } from './+types/page.ts'

/** What came back of the form: at most one of the two. Neither where the link has ended, which the page shows by itself. */
export interface PostedConfirmation {
  error?: string
  trouble?: Trouble
}

/** Signs in and leads on, or tells what is wrong. Who comes with a spent token may have posted twice. */
export async function receiveConfirmation(args: Route.ActionArgs) {
  const locale = localeOfPath(args.url.pathname)
  const copy = content('account', locale)
  const link = await postedLink(args)
  const outcome = link ? await confirmEmail(args.context.get(appContext), link) : { outcome: 'ended' as const }
  switch (outcome.outcome) {
    case 'signed_in':
      throw leadOn(args.url, outcome)
    case 'ended':
      return data<PostedConfirmation>({}, { status: 410 })
    case 'refused': {
      const { [outcome.issue]: error } = { ...copy.common.errors, 'password.wrong': copy.signUp.confirm.wrong }
      return data<PostedConfirmation>({ error }, { status: 422 })
    }
    default: {
      const { formErrors } = content('labels', locale)
      const { trouble, init } = troubleOf(outcome, { copy, formErrors, locale })
      return data<PostedConfirmation>({ trouble }, init)
    }
  }
}
