/** F: thirty-six months of cost and saving, and when each price is earned back. */
import { fill } from '#app/content/fill.ts'
import type { Payback, RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { euros, integer } from '#app/formats.ts'
import { PaybackChart } from '#app/ui/roi/payback-chart.tsx'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { FigureList } from './figure-list.tsx'
import { formulas } from './formulas.ts'
import styles from './payback-section.module.css'
import type { Words } from './words.ts'

interface PaybackSectionProps {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Words
  at: SheetPlace
}

export function PaybackSection({ sheet, answer, words, at }: PaybackSectionProps) {
  const { roi, locale } = words
  const copy = words.copy.payback
  const { payback, threeYears } = answer
  const shared = { sheet, answer, words: roi, locale }
  const formula = formulas(shared)
  const figure = (name: string, { week }: Payback, how: string) =>
    week === null
      ? { name, value: roi.never, formula: copy.why, tone: 'waste' as const }
      : { name, value: fill(copy.week, { week: integer(week, locale) }), formula: how }
  return (
    <SheetSection id="payback" at={at} name={copy.name} step={9}>
      <div className={styles.chart}>
        <PaybackChart {...shared} />
      </div>
      <FigureList
        className={styles.figures}
        figures={[
          figure(copy.workshop, payback.workshop, formula.paybackWorkshop),
          figure(copy.growth, payback.growth, formula.paybackGrowth),
          {
            name: copy.net,
            value: euros(threeYears.netCents, locale),
            formula: formula.net,
            tone: threeYears.netCents < 0 ? 'waste' : 'flow',
          },
        ]}
      />
    </SheetSection>
  )
}
