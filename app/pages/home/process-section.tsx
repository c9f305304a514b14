/** C: audit, build, scale. One line runs through the three drawings: tangled, straight, and then more than one. */
import type { Content } from '#app/content/index.server.ts'
import { Fold } from '#app/ui/fold/fold.tsx'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { AuditDrawing, BuildDrawing, ScaleDrawing } from './process-drawings.tsx'
import styles from './process-section.module.css'

type ProcessCopy = Content<'home'>['process']

const drawings = [AuditDrawing, BuildDrawing, ScaleDrawing]

export function ProcessSection({ copy, at }: { copy: ProcessCopy; at: SheetPlace }) {
  return (
    <SheetSection id="process" at={at} name={copy.section} step={4}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <p className={styles.intro}>{copy.intro}</p>
      <ol className={styles.steps}>
        {copy.steps.map((step, index) => {
          const Drawing = drawings[index]
          return (
            <li key={step.title}>
              {Drawing ? <Drawing words={copy.drawing} /> : null}
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <Fold id={`step-${index + 1}`} until="tablet" title={<h3>{step.title}</h3>}>
                <p>{step.text}</p>
              </Fold>
            </li>
          )
        })}
      </ol>
      <ExampleResult copy={copy.example} />
    </SheetSection>
  )
}

function ExampleResult({ copy }: { copy: ProcessCopy['example'] }) {
  return (
    <div className={styles.example}>
      <h3>{copy.label}</h3>
      <p className={styles.count}>{copy.count}</p>
      {[copy.hours, copy.euros].map(({ figure, text }) => (
        <p key={text} className={styles.figure}>
          <strong>{figure}</strong> {text}
        </p>
      ))}
    </div>
  )
}
