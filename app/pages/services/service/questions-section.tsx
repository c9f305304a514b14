/** Three questions side by side, all in print. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import type { Service } from '../places.ts'
import styles from './questions-section.module.css'

interface QuestionsSectionProps {
  copy: Content<'servicePage'>['questions']
  questions: Service['questions']
  at: SheetPlace
}

export function QuestionsSection({ copy, questions, at }: QuestionsSectionProps) {
  return (
    <SheetSection id="questions" at={at} name={copy.section} step={5}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{unbrokenReferences(answer)}</p>
          </div>
        ))}
      </div>
    </SheetSection>
  )
}
