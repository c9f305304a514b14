/** C: the visitor's own value stream map, and under it now and after on one axis of days. */
import { fill } from '#app/content/fill.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { writeNumber } from '#app/domain/roi/read-number.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { drawnProcess } from '#app/ui/roi/drawn-process.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { scaleDays } from '#app/ui/to-scale/scale-days.ts'
import { ToScale } from '#app/ui/to-scale/to-scale.tsx'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import styles from './scale-section.module.css'
import type { Words } from './words.ts'

interface ScaleSectionProps {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Words
  at: SheetPlace
}

export function ScaleSection({ sheet, answer, words, at }: ScaleSectionProps) {
  const { copy, roi, locale } = words
  const process = drawnProcess({ sheet, answer, words: roi, locale })
  const values = {
    ...scaleDays(process, locale),
    hours: writeNumber(sheet.assumptions.hoursPerDay, locale),
  }
  const scale = {
    ...roi.scale,
    alt: fill(roi.scale.alt, values),
    explanation: fill(roi.scale.explanation, values),
  }
  return (
    <SheetSection id="drawing" at={at} name={copy.scale.name} step={9}>
      <div className={styles.map}>
        <ValueStreamMap process={process} words={roi.map} locale={locale} variant="hero" still />
      </div>
      <div className={styles.scale}>
        <ToScale process={process} words={roi.map} copy={scale} locale={locale} />
      </div>
    </SheetSection>
  )
}
