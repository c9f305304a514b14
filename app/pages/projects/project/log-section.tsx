/** The log: in the order it happened, on an axis of days that also shows when the price was paid back. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Glyph, Person } from '#app/ui/value-stream-map/drawing/glyphs.tsx'
import { sumOf } from '../sum.ts'
import { LogAxis } from './log-axis.tsx'
import styles from './log-section.module.css'

interface LogSectionProps {
  copy: Content<'projectsPage'>['page']['log']
  project: Project
  at: SheetPlace
  locale: Locale
}

export function LogSection({ copy, project, at, locale }: LogSectionProps) {
  const paidBackOn = project.liveOnDay + sumOf(project).paybackDays
  return (
    <SheetSection id="log" at={at} name={copy.section} step={3}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <div className={styles.log}>
        <LogAxis
          days={project.log.map(({ day }) => day)}
          paidBack={{ day: paidBackOn, text: fill(copy.paidBack, { count: integer(paidBackOn, locale) }) }}
        />
        <ol>
          {project.log.map(({ day, title, text, leftAlone }) => (
            <li key={title} className={styles.entry}>
              <p className={styles.day}>{fill(copy.day, { count: integer(day, locale) })}</p>
              <div className={styles.what}>
                <h3>{title}</h3>
                <p>{text}</p>
                {leftAlone ? (
                  <p className={styles.leftAlone}>
                    <Glyph size={18}>
                      <Person x={9} y={5} />
                    </Glyph>
                    {copy.leftAlone}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </SheetSection>
  )
}
