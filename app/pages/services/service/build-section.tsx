/** What is built in which order: a ladder that goes down a step with everything that is done. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import type { Service } from '../places.ts'
import styles from './build-section.module.css'

interface BuildSectionProps {
  copy: Content<'servicePage'>['build']
  rows: Service['build']
  at: SheetPlace
}

export function BuildSection({ copy, rows, at }: BuildSectionProps) {
  return (
    <SheetSection id="build" at={at} name={copy.section} step={3}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <ol className={styles.ladder}>
        {rows.map(({ when, what, result }) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <p>{what}</p>
            <p className={styles.result}>{result}</p>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
