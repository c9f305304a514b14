/** B: the process as the sheet marks it, and both on one scale. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Process } from '#app/content/processes/process.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { writeNumber } from '#app/domain/roi/read-number.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { scaleDays } from '#app/ui/to-scale/scale-days.ts'
import { ToScale } from '#app/ui/to-scale/to-scale.tsx'
import type { MapWords } from '#app/ui/value-stream-map/map-words.ts'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import styles from './drawing.module.css'

interface AfterSectionProps {
  copy: Content<'report'>['drawing']
  process: Process
  sheet: RoiSheet
  answer: RoiAnswer
  words: MapWords
  scale: Content<'roi'>['scale']
  at: SheetPlace
  locale: Locale
}

export function AfterSection({ copy, process, sheet, answer, words, scale, at, locale }: AfterSectionProps) {
  return (
    <SheetSection id="after" at={at} name={copy.after.section} step={2}>
      <h2 className={`flow ${styles.headline}`}>{copy.after.headline}</h2>
      <div className={styles.map}>
        <ValueStreamMap process={process} words={words} locale={locale} variant="future" table="both" />
      </div>
      {answer.now.leadDays > 0 ? (
        <div className={styles.scale}>
          <h2 className={styles.headline}>{copy.scale}</h2>
          <ToScale
            process={process}
            words={words}
            copy={{
              ...scale,
              explanation: fill(scale.explanation, { hours: writeNumber(sheet.assumptions.hoursPerDay, locale) }),
              alt: fill(scale.alt, { ...scaleDays(process, locale) }),
            }}
            locale={locale}
          />
        </div>
      ) : null}
    </SheetSection>
  )
}
