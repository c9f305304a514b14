/** F: the four questions, as notes on the drawing: all in print on a desk, folded on a phone. */
import type { Content } from '#app/content/index.server.ts'
import { Fold } from '#app/ui/fold/fold.tsx'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Stamp } from '#app/ui/stamp/stamp.tsx'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import styles from './faq-section.module.css'

export function FaqSection({ copy, at }: { copy: Content<'home'>['faq']; at: SheetPlace }) {
  return (
    <SheetSection id="faq" at={at} name={copy.section} step={5}>
      <div className={styles.words}>
        <h2>{copy.headline}</h2>
        <Stamp promise={copy.badge} condition={copy.badgeLine} stacked />
      </div>
      <ol className={styles.notes}>
        {copy.list.map(({ question, answer }, index) => (
          <li key={question}>
            <Fold id={`question-${index + 1}`} until="desk" title={<h3>{question}</h3>}>
              <p>{unbrokenReferences(answer)}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
