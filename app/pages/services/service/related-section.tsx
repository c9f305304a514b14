/** The two services that go with this one, each with its wait on the scale of all ten. */
import type { Content } from '#app/content/index.server.ts'
import { wholeRanges } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import type { Place } from '../places.ts'
import { WaitBar } from '../wait-bar.tsx'
import styles from './related-section.module.css'

interface RelatedSectionProps {
  copy: Content<'servicePage'>['related']
  related: readonly Place[]
  /** Days that fill the width of a bar. */
  end: number
  words: { day: string; alt: string }
  at: SheetPlace
  locale: Locale
}

export function RelatedSection({ copy, related, end, words, at, locale }: RelatedSectionProps) {
  return (
    <SheetSection id="related" at={at} name={copy.section} step={4}>
      <div className={styles.words}>
        <h2>{copy.headline}</h2>
        <p>
          <a className="link" href={pathTo('services', locale)}>
            {copy.all}
          </a>
        </p>
      </div>
      {related.map(({ number, quote, service }) => (
        <div key={number} className={styles.service}>
          <h3>
            <a href={pathTo('service', locale, { slug: service.slug })}>{service.name}</a>
          </h3>
          <p className="waste">{quote}</p>
          <WaitBar process={service.process} end={end} words={words} locale={locale} />
          <p className={styles.time}>{wholeRanges(service.time)}</p>
        </div>
      ))}
    </SheetSection>
  )
}
