/**
 * The page that withdraws a report: what goes, and one button. Opening it changes nothing, because mail scanners open
 * every link; the button posts. Who comes a second time reads that it is done.
 */
import { data } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { findWithdrawable } from '#app/domain/report/find-report.server.ts'
import { withdrawReport } from '#app/domain/report/withdraw-report.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { appContext } from '#app/request-context.ts'
import { secretFormHeaders, secretHeaders } from '#app/secret-headers.ts'
import { isSecretToken } from '#app/secret-token.ts'
import { secretHead } from '#app/seo/secret-head.ts'
import { UnknownSheet } from '../unknown-sheet.tsx'
import type { Route } from './+types/page.ts'
import { AskSection } from './ask-section.tsx'
import { DoneSection } from './done-section.tsx'

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  if (!isSecretToken(token)) throw data(null, { status: 404 })
  const locale = localeOfPath(url.pathname)
  const copy = content('report', locale)
  const found = await findWithdrawable(context.get(appContext), token)
  const page = { locale, token, copy, found }
  const { headline } = !found ? copy.unknown : found.withdrawn ? copy.withdraw.done : copy.withdraw
  return data(
    { ...page, sheet: { title: headline, number: found ? '1/1' : '404' }, head: secretHead(headline) },
    { status: found ? 200 : 404, headers: found && !found.withdrawn ? secretFormHeaders : secretHeaders },
  )
}

/** The loader runs after it, and tells the outcome. */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  if (isSecretToken(token)) await withdrawReport(context.get(appContext), token)
  return null
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders
}

export default function WithdrawPage({ loaderData }: Route.ComponentProps) {
  const { locale, token, copy, found } = loaderData
  if (!found) return <UnknownSheet copy={copy} token={token} locale={locale} />
  if (found.withdrawn) return <DoneSection copy={copy.withdraw.done} locale={locale} />
  return <AskSection copy={copy.withdraw} name={found.name || copy.untitled} />
}
