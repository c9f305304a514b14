/** The figures of a period as a file: a line for each day, page, language and source, and for what was sent. */
import { csvLine } from '#app/domain/desk/csv.ts'
import { readPeriodDays } from '#app/domain/visits/period.ts'
import { readSent, sentKinds } from '#app/domain/visits/read-sent.server.ts'
import { daysOf, periodUpTo, readVisitsOfDay } from '#app/domain/visits/read-visits.server.ts'
import { isoDay } from '#app/formats.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { needStaff } from '../parts/need-staff.server.ts'
import { pagePath, sourceWords } from './figure-words.ts'

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\ufeff'

export async function loader(args: Parameters<typeof needStaff>[0]) {
  const { app, now } = await needStaff(args, '/admin/figures')
  const { db } = app.database
  const period = periodUpTo(isoDay(now), readPeriodDays(new URL(args.request.url).searchParams.get('days')))
  const sent = await readSent(db, period)
  const lines = [csvLine(['day', 'what', 'page', 'language', 'source', 'count'])]
  for (const day of daysOf(period)) {
    for (const { page, slug, locale, source, name, count } of await readVisitsOfDay(db, day)) {
      const what = source === 'twin' ? 'language changed' : source === 'page' ? 'page opened' : 'visit began'
      lines.push(csvLine([day, what, pagePath({ page, slug }, locale), locale, sourceWords({ source, name }), count]))
    }
    for (const kind of sentKinds) {
      const count = sent[kind].get(day)
      if (count) lines.push(csvLine([day, `${kind} sent`, null, null, null, count]))
    }
  }
  return new Response(byteOrderMark + lines.join(''), {
    headers: {
      ...secretHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="figures-${period.from}-to-${period.to}.csv"`,
    },
  })
}
