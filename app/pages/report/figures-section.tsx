/** C: what can go against the guarantee, and when it is paid back. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { chartMonths, type Payback, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { euros, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { Gauge } from '#app/ui/roi/gauge.tsx'
import { PaybackChart } from '#app/ui/roi/payback-chart.tsx'
import { ShareTable } from '#app/ui/roi/share-table.tsx'
import { verdictOf } from '#app/ui/roi/verdict.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './figures-section.module.css'

export interface FiguredProps {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Content<'roi'>
  copy: Content<'report'>
  letter: string
  locale: Locale
}

export function FiguresSection({ copy, letter, ...figured }: FiguredProps) {
  const { answer, words, locale } = figured
  const { figures } = copy
  const verdict = verdictOf({ answer, words, locale })
  const { growth } = answer.payback
  const months = fill(words.units.months.other, { count: String(chartMonths) })
  return (
    <SheetSection id="figures" at={{ letter, reading: months }} name={figures.section} step={5}>
      <div className={styles.guarantee}>
        <h2>{verdict.headline}</h2>
        <Gauge {...figured} />
        <ShareTable {...figured} />
      </div>
      <p className={styles.verdict}>{verdict.lines.join(' ')}</p>
      <div className={styles.payback}>
        <h2>
          {growth.week === null ? figures.notPaidBack : fill(figures.paidBack, { week: integer(growth.week, locale) })}
        </h2>
        <PaybackChart {...figured} />
        <p>{prices(answer.payback, figures, locale)}</p>
      </div>
    </SheetSection>
  )
}

function prices(
  { workshop, growth }: Record<'workshop' | 'growth', Payback>,
  copy: Content<'report'>['figures'],
  locale: Locale,
): string {
  const price = ({ priceCents }: Payback) => euros(priceCents, locale)
  const alone =
    workshop.week === null
      ? fill(copy.workshop.notPaidBack, { price: price(workshop) })
      : fill(copy.workshop.paidBack, { price: price(workshop), week: integer(workshop.week, locale) })
  return `${fill(copy.prices, { price: price(growth) })} ${alone}`
}
