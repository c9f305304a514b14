/** Before and after on one axis of days, and why the days that are left are left. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { decimal } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { ToScale } from '#app/ui/to-scale/to-scale.tsx'
import { daysGone } from '../sum.ts'
import styles from './scale-section.module.css'

interface ScaleSectionProps {
  copy: Content<'projectsPage'>['page']['scale']
  project: Project
  at: SheetPlace
  words: Content<'projectsPage'>['map']
  locale: Locale
}

export function ScaleSection({ copy, project, at, words, locale }: ScaleSectionProps) {
  const { process, drawn, unit, remains } = project
  const days = (count: number) => decimal(count, 1, locale)
  const figures = {
    before: days(drawn.daysBefore),
    after: days(drawn.daysAfter),
    gone: days(daysGone(project)),
  }
  return (
    <SheetSection id="scale" at={at} name={copy.section} step={5}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <div className={styles.toScale}>
        <ToScale
          process={process}
          words={words}
          copy={{
            now: fill(copy.before, { unit: unit.one }),
            after: fill(copy.after, { unit: unit.one }),
            day: copy.day,
            explanation: remains,
            waits: copy.waits,
            works: copy.works,
            alt: fill(copy.alt, figures),
          }}
          locale={locale}
        />
      </div>
    </SheetSection>
  )
}
