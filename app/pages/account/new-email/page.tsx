/**
 * The page that the mail to a new address leads to. Opening it changes nothing; its button moves the account. The button is
 * there only for whoever is signed in to that account.
 */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { changeEmail, peekNewEmail } from '#app/domain/account/change-email.server.ts'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { EndedLink } from '../parts/ended-link.tsx'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { OneButton } from '../parts/one-button.tsx'
import { answerHeaders } from '../parts/private-headers.ts'
import { tokenIn } from '../parts/token-in.ts'
import type { Route } from './+types/page.ts'
import { ElsewhereScreen } from './elsewhere-screen.tsx'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'newEmail', load)
}

export function action(args: Route.ActionArgs) {
  return needsDatabase(args, 'newEmail', act)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

async function load({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const token = tokenIn(url.searchParams.get('token'))
  const found = token === undefined ? undefined : await peekNewEmail(app, token)
  const user = await currentUser(app, request)
  const copy = content('account', locale)
  const page = {
    locale,
    copy,
    who:
      user === undefined
        ? ('visitor' as const)
        : found?.userId === user.userId
          ? ('owner' as const)
          : ('other' as const),
    open: token && found ? { token, masked: found.masked } : undefined,
    minutes: readingMinutes(copy.newEmail.confirm),
    head: pageHead({ page: 'newEmail', locale, origin: context.get(originContext), index: false }),
  }
  return data(page, { status: page.open ? 200 : 410 })
}

async function act({ request, url, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const form = await request.formData().catch(() => undefined)
  const token = form && tokenIn(fieldOf(form, 'token'))
  if (token === undefined) return data(null, { status: 410 })
  const user = await currentUser(app, request)
  const found = await peekNewEmail(app, token)
  // Signed out in the meantime, or in to another account: the page says what to do, and the link still works.
  if (!user || (found && found.userId !== user.userId))
    throw redirect(`${pathTo('newEmail', locale)}?token=${token}`, 303)
  const { clientAddress } = context.get(requestContext)
  const outcome = await changeEmail(app, user, { token, clientAddress })
  if (outcome.outcome === 'ended') return data(null, { status: 410 })
  throw redirect(`${pathTo('account', locale)}?done=email-changed`, { status: 303, headers: outcome.cookies })
}

export default function NewEmailPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, who, open } = loaderData
  const account = pathTo('account', locale)
  if (!open)
    return <EndedLink common={copy.common} copy={copy.newEmail.confirm.ended} again={account} onward={account} />
  if (who !== 'owner') return <ElsewhereScreen copy={copy.newEmail.elsewhere} locale={locale} who={who} />
  return <OneButton copy={copy.newEmail.confirm} {...open} action={pathTo('newEmail', locale)} />
}
