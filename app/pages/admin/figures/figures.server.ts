/** All that the sheet shows, read at once. */
import { daysAfter, instantAt } from '#app/domain/booking/wall-time.server.ts'
import type { PeriodDays } from '#app/domain/visits/period.ts'
import { readLeadTimes } from '#app/domain/visits/read-lead-times.server.ts'
import { readReplies } from '#app/domain/visits/read-replies.server.ts'
import { readSent, sentInAll } from '#app/domain/visits/read-sent.server.ts'
import { countedSince, periodUpTo, readVisits } from '#app/domain/visits/read-visits.server.ts'
import { arrivalsAt } from '#app/domain/visits/road.ts'
import { isoDay } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import type { PageKey } from '#app/site-map.ts'
import { isPageKey, pagePath, sourceWords } from './figure-words.ts'
import type { RoadFigures } from './road-to-contact.tsx'

const contactPages = ['contact', 'bookIntroCall', 'bookWorkshop'] as const satisfies readonly PageKey[]

export async function readFigures({ database: { db } }: Pick<App, 'database'>, now: Date, days: PeriodDays) {
  const period = periodUpTo(isoDay(now), days)
  const visits = await readVisits(db, period)
  const sent = await readSent(db, period)
  const since = await countedSince(db)
  return {
    period,
    /** Undefined before anybody came. */
    since,
    byDay: visits.byDay,
    byLanguage: visits.byLanguage,
    byPage: visits.byPage.map(({ page, slug, opened, fromOutside }) => ({
      path: pagePath({ page, slug }),
      exists: isPageKey(page),
      opened,
      entered: fromOutside,
    })),
    bySource: visits.bySource.map((figure) => ({ name: sourceWords(figure), visits: figure.visits })),
    sent: {
      message: sentInAll(sent.message),
      booking: sentInAll(sent.booking),
      report: sentInAll(sent.report),
      checklist: sentInAll(sent.checklist),
    },
    road: await roadFigures(),
    times: await readLeadTimes(db, instantAt(daysAfter(period.to, -365), '00:00')),
  }

  async function roadFigures(): Promise<RoadFigures> {
    const { byPage } = visits
    const all = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
    const [form = 0, ...booking] = arrivalsAt(byPage, contactPages)
    const calculator = all(arrivalsAt(byPage, ['calculator']))
    const fromOutside = all(byPage.filter(({ page }) => page === 'calculator').map((figure) => figure.fromOutside))
    return {
      visits: visits.visits,
      opened: visits.opened,
      days: visits.byDay.filter(({ day }) => since !== undefined && day >= since).length,
      calculator: { fromOutside, fromInside: calculator - fromOutside, reports: sentInAll(sent.report) },
      contact: { form, booking: all(booking), fromCalculator: all(arrivalsAt(byPage, contactPages, 'calculator')) },
      replies: await readReplies(db, period, now.toISOString()),
    }
  }
}
