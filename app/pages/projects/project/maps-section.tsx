/** The process as it was and as it is, drawn; the tables of both open below. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { decimal, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import styles from './maps-section.module.css'

interface MapsSectionProps {
  copy: Content<'projectsPage'>['page']['maps']
  project: Project
  at: SheetPlace
  words: Content<'projectsPage'>['map']
  locale: Locale
}

export function MapsSection({ copy, project, at, words, locale }: MapsSectionProps) {
  const { process, drawn } = project
  const heading = (text: string, days: number, minutes: number) =>
    fill(text, { days: decimal(days, 1, locale), minutes: integer(minutes, locale) })
  return (
    <SheetSection id="maps" at={at} name={copy.section} step={7} waste>
      <div className={styles.map}>
        <h2>{heading(copy.before, drawn.daysBefore, drawn.minutesBefore)}</h2>
        <ValueStreamMap process={process} words={words} locale={locale} variant="current" />
      </div>
      <div className={styles.map}>
        <h2>{heading(copy.after, drawn.daysAfter, drawn.minutesAfter)}</h2>
        <ValueStreamMap process={process} words={words} locale={locale} variant="future" table="both" />
      </div>
    </SheetSection>
  )
}
