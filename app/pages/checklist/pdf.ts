/** POST /checklist/pdf: the list, as its form has it, as a file. Nothing of it is kept. */
import { redirect } from 'react-router'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { readPostedTicks } from '#app/domain/checklist/posted-ticks.ts'
import { isoDay } from '#app/formats.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import type { ChecklistJob } from '#app/pdf/checklist-job.ts'
import { appContext } from '#app/request-context.ts'
import type { Route } from './+types/pdf.ts'

/** Seconds. */
const busyFor = '5'

export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(pathTo('checklist', localeOfPath(url.pathname)))
}

export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  if (!form) return new Response(null, { status: 400 })
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const { themes, paper } = content('checklist', locale)
  const points = themes.flatMap(({ points }) => points.map(({ id }) => id))
  const { ticked } = readPostedTicks(form, points)
  const now = app.clock.now()
  const { origin } = app.settings.siteUrl
  const job: ChecklistJob = { document: 'checklist', locale, ticked, filledIn: now.toISOString(), origin }
  const bytes = await app.pdf.draw(job, request.signal)
  if (bytes === 'busy') {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale, 'Retry-After': busyFor }
    return new Response(`${paper.busy}\n`, { status: 503, headers: { ...headers, 'Cache-Control': 'no-store' } })
  }
  const name = fill(paper.fileName, { date: isoDay(now) })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
