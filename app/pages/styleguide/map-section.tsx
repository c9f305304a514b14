/** The value stream map in its three variants. Narrow the window, or a box around it, to see the other layouts. */
import type { Process } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import type { MapWords } from '#app/ui/value-stream-map/map-words.ts'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import styles from './page.module.css'

interface MapSectionProps {
  process: Process
  words: MapWords
  locale: Locale
}

export function MapSection({ process, words, locale }: MapSectionProps) {
  return (
    <>
      {(['hero', 'current', 'future'] as const).map((variant) => (
        <SheetSection
          key={variant}
          id={`map-as-${variant}`}
          at={{ letter: 'F', reading: `variant="${variant}"` }}
          name="Value stream map"
          step={4}
        >
          <div className={styles.whole}>
            <ValueStreamMap {...{ process, words, locale, variant }} table={variant === 'hero' ? 'both' : variant} />
          </div>
        </SheetSection>
      ))}
    </>
  )
}
