/** B: for those who cannot choose: take the middle road, or ask a person. */
import type { ReactNode } from 'react'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './unsure-section.module.css'

interface UnsureSectionProps {
  copy: Content<'getStarted'>['unsure']
  at: SheetPlace
  locale: Locale
}

export function UnsureSection({ copy, at, locale }: UnsureSectionProps) {
  return (
    <SheetSection id="unsure" at={at} name={copy.section} step={4}>
      <div className={styles.words}>
        <h2>{copy.headline}</h2>
        <p>{copy.text}</p>
      </div>
      <dl className={styles.ways}>
        <Way name={copy.call} note={copy.hours}>
          <a href={`tel:${copy.phone.number}`}>{copy.phone.shown}</a>
        </Way>
        <Way name={copy.plan}>
          <a href={pathTo('bookIntroCall', locale)}>{copy.introCall}</a>
        </Way>
        <Way name={copy.write} note={copy.reply}>
          <a href={pathTo('contact', locale)}>{copy.sentence}</a>
        </Way>
      </dl>
    </SheetSection>
  )
}

function Way({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>{name}</dt>
      <dd className={styles.link}>{children}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  )
}
