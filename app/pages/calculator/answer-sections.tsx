/** C to F: the answer. Drawn again only when what is counted has changed. */
import { memo } from 'react'
import { calculate, isEmpty, missingIn } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { readingTime } from '#app/reading-time.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './answer-sections.module.css'
import { CostSection } from './cost-section.tsx'
import { PaybackSection } from './payback-section.tsx'
import { SavingSection } from './saving-section.tsx'
import { ScaleSection } from './scale-section.tsx'
import type { Words } from './words.ts'

interface AnswerSectionsProps {
  sheet: RoiSheet
  words: Words
}

export const AnswerSections = memo(function AnswerSections({ sheet, words }: AnswerSectionsProps) {
  const { copy, roi, labels } = words
  const answer = calculate(sheet)
  if (isEmpty(answer)) return <EmptyAnswer sheet={sheet} words={words} />
  const shared = { sheet, answer, words }
  /** Where a section stands on the sheet, and how long what it says takes to read. */
  const at = (letter: string, ...read: unknown[]) => ({ letter, reading: readingTime(read, labels.reading) })
  return (
    <>
      <ScaleSection {...shared} at={at('C', roi.scale, roi.map)} />
      <CostSection {...shared} at={at('D', copy.cost)} />
      <SavingSection {...shared} at={at('E', roi.verdict.within, roi.shares)} />
      <PaybackSection {...shared} at={at('F', copy.payback, roi.chart)} />
    </>
  )
})

function EmptyAnswer({ sheet, words: { copy, labels } }: AnswerSectionsProps) {
  const missing = copy.empty[missingIn(sheet)]
  const at = { letter: 'C', reading: readingTime(missing, labels.reading) }
  return (
    <SheetSection id="answer" at={at} name={copy.scale.name} step={6}>
      <p className={styles.empty}>{missing}</p>
    </SheetSection>
  )
}
