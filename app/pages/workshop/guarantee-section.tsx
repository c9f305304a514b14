/** C: the guarantee as a fork in the line. Its wording stands in the content, in one place. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Stamp } from '#app/ui/stamp/stamp.tsx'
import styles from './guarantee-section.module.css'

interface GuaranteeSectionProps {
  copy: Content<'workshop'>['guarantee']
  at: SheetPlace
  locale: Locale
}

export function GuaranteeSection({ copy, at, locale }: GuaranteeSectionProps) {
  return (
    <SheetSection id="guarantee" at={at} name={copy.section} step={6}>
      {copy.fork ? (
        <>
          <div className={styles.question}>
            <p className="label">{copy.when}</p>
            <h2>{copy.fork.question}</h2>
          </div>
          <ul className={styles.branches}>
            {copy.fork.branches.map(({ answer, amount }) => (
              <li key={answer}>
                <span>{answer}</span> <strong>{amount}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.words}>
        <Stamp promise={copy.badge} condition={copy.line} stacked />
        <p>{copy.text}</p>
        <a className="link" href={`${pathTo('terms', locale)}#guarantee`}>
          {copy.conditions}
        </a>
      </div>
    </SheetSection>
  )
}
