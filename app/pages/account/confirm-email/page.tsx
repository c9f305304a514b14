/** The page that the mail of a sign-up leads to: it asks for the password once more, makes the account and signs in. */
import { data } from 'react-router'
import { pathToConfirmation } from '#app/account-paths.ts'
import { content } from '#app/content/index.server.ts'
import { peekConfirmation } from '#app/domain/account/confirm-email.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { leadingOn, signInPath } from '#app/sign-in-path.ts'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { EndedLink } from '../parts/ended-link.tsx'
import { wantedPath } from '../parts/landing.ts'
import { lookAtLink } from '../parts/mailed-link.server.ts'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { answerHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'
import { ConfirmScreen } from './confirm-screen.tsx'
import { receiveConfirmation } from './receive-confirmation.server.ts'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'confirmEmail', load)
}

export function action(args: Route.ActionArgs) {
  return needsDatabase(args, 'confirmEmail', receiveConfirmation)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

async function load({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const open = await lookAtLink({ url, context }, peekConfirmation)
  const copy = content('account', locale)
  const page = {
    locale,
    copy,
    open,
    wanted: wantedPath(url),
    minutes: readingMinutes(copy.signUp.confirm),
    head: pageHead({ page: 'confirmEmail', locale, origin: context.get(originContext), index: false }),
  }
  return data(page, { status: open ? 200 : 410 })
}

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, open, wanted } = loaderData
  const again = leadingOn(pathTo('signUp', locale), wanted)
  if (open) {
    const action = pathToConfirmation(open.token, locale, wanted)
    return <ConfirmScreen copy={copy} {...open} action={action} again={again} posted={actionData} />
  }
  return (
    <EndedLink
      common={copy.common}
      copy={copy.signUp.confirm.ended}
      again={again}
      onward={signInPath(locale, wanted)}
    />
  )
}
