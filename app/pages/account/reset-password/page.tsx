/** A new password: without a token the page asks for the address, with one it sets the password. */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { peekPasswordReset } from '#app/domain/account/password-reset.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { answerHeaders } from '../parts/private-headers.ts'
import { tokenIn } from '../parts/token-in.ts'
import type { Route } from './+types/page.ts'
import { AskScreen } from './ask-screen.tsx'
import { receiveReset } from './receive-reset.server.ts'
import { SentScreen } from './sent-screen.tsx'
import { SetScreen } from './set-screen.tsx'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'resetPassword', load)
}

export function action(args: Route.ActionArgs) {
  return needsDatabase(args, 'resetPassword', act)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

async function load({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const given = url.searchParams.get('token')
  const token = tokenIn(given)
  const found = token === undefined ? undefined : await peekPasswordReset(app, token)
  const open = token && found ? { token, masked: found.masked } : undefined
  const ended = given !== null && !open
  const sent = given === null && url.searchParams.has('sent')
  const copy = content('account', locale)
  const user = await currentUser(app, request)
  const { ask, own, set, sent: sentCopy } = copy.resetPassword
  const shown = open ? set : sent ? sentCopy : user ? own : ask
  const page = {
    locale,
    copy,
    step: open ? ('set' as const) : ended ? ('ended' as const) : sent ? ('sent' as const) : ('ask' as const),
    open,
    own: user?.email,
    reading: readingTime(shown, content('labels', locale).reading),
    minutes: readingMinutes(shown),
    head: pageHead({ page: 'resetPassword', locale, origin: context.get(originContext), index: false }),
  }
  return data(page, { status: ended ? 410 : 200 })
}

async function act({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const locale = localeOfPath(url.pathname)
  const { clientAddress } = context.get(requestContext)
  const receipt = await receiveReset(context.get(appContext), form, { locale, clientAddress })
  switch (receipt.came) {
    case 'sent':
      throw redirect(`${pathTo('resetPassword', locale)}?sent`, 303)
    case 'set':
      throw redirect(`${pathTo('signIn', locale)}?done=password-set`, 303)
    default:
      return data(receipt.posted, receipt.init)
  }
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, step, open, own, reading } = loaderData
  const shown = { copy, locale, reading, own, posted: actionData }
  const target = actionData?.open ?? open
  if (target && !actionData?.ended) return <SetScreen {...shown} open={target} />
  if (step === 'sent' && !actionData) return <SentScreen {...shown} />
  return <AskScreen {...shown} ended={actionData ? actionData.ended : step === 'ended'} />
}
