/** `/{token}.pdf`: a saved report as a file, drawn on a thread of its own. */
import { content } from '#app/content/index.server.ts'
import { findReport } from '#app/domain/report/find-report.server.ts'
import { translateRoiSheet } from '#app/domain/roi/translate-sheet.server.ts'
import { type Locale, localeOfPath } from '#app/locales.ts'
import type { ReportJob } from '#app/pdf/report-job.ts'
import { appContext } from '#app/request-context.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { isSecretToken } from '#app/secret-token.ts'
import type { Route } from './+types/pdf.ts'
import { attachment } from './attachment.ts'

/** Seconds. */
const busyFor = '5'

export async function loader({ request, url, params: { token }, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const { unknown, pdf, untitled } = content('report', locale)
  const saved = isSecretToken(token) ? await findReport(app, token) : undefined
  if (!saved) return plain(404, unknown.text, locale)
  const sheet = translateRoiSheet(saved.sheet, saved.locale, locale)
  const { owner, createdAt, expiresAt } = saved
  const { origin } = app.settings.siteUrl
  const job: ReportJob = { document: 'report', locale, sheet, owner, createdAt, expiresAt, token, origin }
  const bytes = await app.pdf.draw(job, request.signal)
  if (bytes === 'busy') return plain(503, pdf.busy, locale, { 'Retry-After': busyFor })
  const disposition = attachment(pdf.fileName, sheet.name || untitled)
  return new Response(new Uint8Array(bytes), {
    headers: { ...secretHeaders, 'Content-Type': 'application/pdf', 'Content-Disposition': disposition },
  })
}

function plain(status: number, text: string, locale: Locale, more: Record<string, string> = {}): Response {
  const headers = { ...secretHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale, ...more }
  return new Response(`${text}\n`, { status, headers })
}
