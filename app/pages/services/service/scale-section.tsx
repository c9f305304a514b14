/** Days and minutes, before and after, to scale: the days wide because most of them is waiting, the minutes beside them. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Process } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { scaleDays } from '#app/ui/to-scale/scale-days.ts'
import { ToScale } from '#app/ui/to-scale/to-scale.tsx'
import type { MapWords } from '#app/ui/value-stream-map/map-words.ts'
import styles from './scale-section.module.css'
import { WorkBars } from './work-bars.tsx'

interface ScaleSectionProps {
  copy: Content<'servicePage'>['scale']
  process: Process
  words: MapWords
  at: SheetPlace
  locale: Locale
}

export function ScaleSection({ copy, process, words, at, locale }: ScaleSectionProps) {
  const figures = { ...scaleDays(process, locale) }
  const days = {
    ...copy.days,
    explanation: fill(copy.days.explanation, figures),
    alt: fill(copy.days.alt, figures),
  }
  return (
    <SheetSection id="scale" at={at} name={copy.section} step={4}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <div className={styles.days}>
        <ToScale process={process} words={words} copy={days} locale={locale} />
      </div>
      <div className={styles.work}>
        <WorkBars process={process} copy={copy.work} locale={locale} />
      </div>
    </SheetSection>
  )
}
