/** What stays manual on purpose, and beside it the steps of the drawing that people still do. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Glyph, Person } from '#app/ui/value-stream-map/drawing/glyphs.tsx'
import type { MapWords } from '#app/ui/value-stream-map/map-words.ts'
import type { Service } from '../places.ts'
import styles from './manual-section.module.css'

interface ManualSectionProps {
  copy: Content<'servicePage'>['manual']
  service: Service
  words: MapWords
  at: SheetPlace
}

export function ManualSection({ copy, service, words, at }: ManualSectionProps) {
  const steps = service.process.steps.flatMap(({ becomes }) => (becomes && !becomes.bySoftware ? [becomes] : []))
  return (
    <SheetSection id="manual" at={at} name={copy.section} step={6}>
      <div className={styles.words}>
        <h2>{copy.headline}</h2>
        <p>{service.staysManual}</p>
      </div>
      <ul className={styles.steps} aria-label={copy.steps}>
        {steps.map(({ name, who, minutes }) => (
          <li key={name}>
            <b>{name}</b>
            <span className={styles.minutes}>
              {minutes} {words.minute}
              <Glyph size={20}>
                <Person x={10} y={6} />
              </Glyph>
            </span>
            <span>{who}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
