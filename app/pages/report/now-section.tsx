/** A: the process as it runs. */
import type { Content } from '#app/content/index.server.ts'
import type { Process } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import type { MapWords } from '#app/ui/value-stream-map/map-words.ts'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import styles from './drawing.module.css'

interface NowSectionProps {
  copy: Content<'report'>['drawing']
  process: Process
  words: MapWords
  at: SheetPlace
  locale: Locale
}

export function NowSection({ copy, process, words, at, locale }: NowSectionProps) {
  return (
    <SheetSection id="now" at={at} name={copy.now.section} step={9} waste>
      <h2 className={`waste ${styles.headline}`}>{copy.now.headline}</h2>
      <div className={styles.map}>
        <ValueStreamMap process={process} words={words} locale={locale} variant="current" />
      </div>
    </SheetSection>
  )
}
