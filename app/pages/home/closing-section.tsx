/** H: the closing call. The line of flow crosses the sheet and ends in the button. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './closing-section.module.css'

interface ClosingSectionProps {
  copy: Content<'home'>['closing']
  at: SheetPlace
  locale: Locale
}

export function ClosingSection({ copy, at, locale }: ClosingSectionProps) {
  return (
    <SheetSection id="start" at={at} name={copy.section} step={9}>
      <h2 className={styles.headline}>
        {copy.headline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <p className={styles.run}>
        <a className="btn" href={pathTo('contact', locale)}>
          {copy.button}
        </a>
      </p>
      <p className={styles.text}>{copy.text}</p>
    </SheetSection>
  )
}
