/** The chart of the payback for those who listen, on the page and in the PDF. Pure. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { chartMonths, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import { euros, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { ChartLayout } from './chart-layout.ts'
import { wholeEuros } from './figures.ts'

interface ChartAltProps {
  answer: RoiAnswer
  layout: Pick<ChartLayout, 'crossing'>
  words: Content<'roi'>['chart']
  locale: Locale
}

export function chartAlt({ answer, layout, words, locale }: ChartAltProps): string {
  const { spentCents, netCents } = answer.threeYears
  const { week } = answer.payback.growth
  // The net stands beside it: what is spent and the net as they are written make what is saved.
  const saved = wholeEuros(spentCents) + wholeEuros(netCents)
  return fill(layout.crossing && week !== null ? words.alt : words.altNever, {
    months: integer(chartMonths, locale),
    spent: euros(spentCents, locale),
    saved: euros(saved * 100, locale),
    week: integer(week ?? 0, locale),
  })
}
