/** E: what can go, and whether that reaches what we guarantee. Where it does not, the free audit stands beside it. */
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { pathTo } from '#app/paths.ts'
import { Gauge } from '#app/ui/roi/gauge.tsx'
import { ShareTable } from '#app/ui/roi/share-table.tsx'
import { verdictOf } from '#app/ui/roi/verdict.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './saving-section.module.css'
import type { Words } from './words.ts'

interface SavingSectionProps {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Words
  at: SheetPlace
}

export function SavingSection({ answer, words, at }: SavingSectionProps) {
  const { copy, roi, locale } = words
  const shared = { answer, words: roi, locale }
  const { headline, lines, withinReach } = verdictOf(shared)
  return (
    <SheetSection id="saving" at={at} name={copy.saving.name} step={4} waste={!withinReach}>
      <div className={styles.verdict}>
        <h2>{headline}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {withinReach ? null : (
          <a className="btn quiet" href={pathTo('contact', locale)}>
            {copy.saving.audit}
          </a>
        )}
      </div>
      <div className={styles.shares}>
        <ShareTable {...shared} />
      </div>
      <div className={styles.gauge}>
        <Gauge {...shared} />
      </div>
    </SheetSection>
  )
}
