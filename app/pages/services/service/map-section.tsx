/** The process as it runs and as it will, in one drawing with a switch. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Process } from '#app/content/processes/process.ts'
import { decimal } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import type { MapWords } from '#app/ui/value-stream-map/map-words.ts'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import styles from './map-section.module.css'

interface MapSectionProps {
  copy: Content<'servicePage'>['map']
  process: Process
  words: MapWords
  at: SheetPlace
  locale: Locale
}

export function MapSection({ copy, process, words, at, locale }: MapSectionProps) {
  const { leadDays, workMinutes } = totals(process).current
  const figures = { now: decimal(leadDays, 1, locale), minutes: String(workMinutes) }
  return (
    <SheetSection id="map" at={at} name={copy.section} step={7} waste>
      <h2 className={styles.headline}>{fill(copy.headline, figures)}</h2>
      <div className={styles.map}>
        <ValueStreamMap
          process={process}
          words={words}
          locale={locale}
          variant="hero"
          caption={fill(copy.caption, { title: process.title })}
        />
      </div>
    </SheetSection>
  )
}
