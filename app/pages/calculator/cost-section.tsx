/** D: what the process costs a year while nothing changes. */
import { fillCounted } from '#app/content/fill.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { euros, integer, shortest } from '#app/formats.ts'
import { BreakableAmount } from '#app/ui/breakable-amount.tsx'
import { hoursInWords } from '#app/ui/roi/in-words.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './cost-section.module.css'
import { FigureList } from './figure-list.tsx'
import { formulas } from './formulas.ts'
import type { Words } from './words.ts'

interface CostSectionProps {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Words
  at: SheetPlace
}

export function CostSection({ sheet, answer, words, at }: CostSectionProps) {
  const { roi, locale } = words
  const copy = words.copy.cost
  const { cost, work } = answer
  const formula = formulas({ sheet, answer, words: roi, locale })
  const people = fillCounted(roi.units.people, sheet.people, { count: integer(sheet.people, locale) })
  const amount = euros(cost.centsPerYear, locale)
  return (
    <SheetSection id="cost" at={at} name={copy.name} step={6} waste>
      <div className={styles.year}>
        <p className={styles.total}>
          <strong className={sizeOf(amount)}>
            <BreakableAmount amount={amount} />
          </strong>
          <span>{copy.unit}</span>
        </p>
        <p className={styles.formula}>{formula.costPerYear}</p>
      </div>
      <FigureList
        className={styles.figures}
        figures={[
          { name: copy.perMonth, value: euros(cost.centsPerMonth, locale), formula: formula.costPerMonth },
          { name: copy.hoursPerYear, value: integer(work.hoursPerYear, locale), formula: formula.hoursPerYear },
          {
            name: copy.each,
            value: hoursInWords(work.hoursPerPersonPerWeek, roi.units.hours, locale),
            formula: `${shortest(work.hoursPerYear, 1, locale)} ÷ 52 ÷ ${people}`,
          },
        ]}
      />
    </SheetSection>
  )
}

/** A figure of more digits is written smaller, so that it stays on one line. */
function sizeOf(amount: string): string | undefined {
  const digits = amount.replaceAll(/\D/g, '').length
  if (digits <= 5) return undefined
  return digits === 6 ? styles.long : digits <= 8 ? styles.longer : styles.longest
}
