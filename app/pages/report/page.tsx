/**
 * A saved report, for whoever has its address, in either language.
 *
 * Unknown, expired and withdrawn answer alike: status 404 and an empty sheet. An address that is no token never was one
 * of a report, so it gets the site's own 404. The page carries no JavaScript of its own.
 */
import { data } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { findReport, type SavedReport } from '#app/domain/report/find-report.server.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import { translateRoiSheet } from '#app/domain/roi/translate-sheet.server.ts'
import { type Locale, localeOfPath } from '#app/locales.ts'
import { appContext, originContext } from '#app/request-context.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { isSecretToken } from '#app/secret-token.ts'
import { secretHead } from '#app/seo/secret-head.ts'
import { reportWords } from '#app/ui/roi/report-words.ts'
import type { Route } from './+types/page.ts'
import { type Report, ReportSheet } from './report-sheet.tsx'
import { UnknownSheet } from './unknown-sheet.tsx'

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  if (!isSecretToken(token)) throw data(null, { status: 404 })
  const locale = localeOfPath(url.pathname)
  const copy = content('report', locale)
  const saved = await findReport(context.get(appContext), token)
  const page = { locale, token, copy }
  if (!saved) {
    const { headline } = copy.unknown
    const missing = { report: undefined, sheet: { title: headline, number: '404' }, head: secretHead(headline) }
    return data({ ...page, ...missing }, { status: 404, headers: secretHeaders })
  }
  const report = { ...readIn(locale, saved), token, origin: context.get(originContext) }
  const shown = { report, sheet: { title: copy.sheetTitle, number: '1/1' }, head: secretHead(report.said.title) }
  return data({ ...page, ...shown }, { headers: secretHeaders })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders
}

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { locale, token, copy, report } = loaderData
  return report ? <ReportSheet {...report} /> : <UnknownSheet copy={copy} token={token} locale={locale} />
}

function readIn(locale: Locale, saved: SavedReport): Omit<Report, 'token' | 'origin'> {
  const { owner, createdAt, expiresAt } = saved
  const [copy, words] = [content('report', locale), content('roi', locale)]
  const sheet = translateRoiSheet(saved.sheet, saved.locale, locale)
  const answer = calculate(sheet)
  const said = reportWords({ sheet, answer, words, copy, locale })
  return { sheet, answer, said, copy, words, owner, createdAt, expiresAt, locale }
}
