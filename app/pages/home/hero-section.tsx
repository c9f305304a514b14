/** The promise, the two roads on from here, and the work itself: a process as it runs, straightened. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Stamp } from '#app/ui/stamp/stamp.tsx'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import styles from './hero-section.module.css'

interface HeroSectionProps {
  copy: Content<'home'>['hero']
  drawing: Content<'invoiceApproval'>
  words: Content<'labels'>['map']
  locale: Locale
}

export function HeroSection({ copy, drawing, words, locale }: HeroSectionProps) {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <h1 id="headline" className={styles.headline}>
        {copy.headline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <div className={styles.say}>
        <p className={styles.sub}>{copy.sub}</p>
        <p className={styles.fact}>{copy.fact}</p>
        <div className={styles.actions}>
          <a className="btn" href={pathTo('contact', locale)}>
            {copy.primary}
          </a>
          <a className="link" href={pathTo('calculator', locale)}>
            {copy.secondary}
          </a>
        </div>
      </div>
      <div className={styles.map}>
        <ValueStreamMap
          process={drawing}
          words={words}
          locale={locale}
          variant="hero"
          alt={copy.mapAlt}
          caption={copy.caption}
          aside={<Stamp promise={copy.badge} condition={copy.badgeLine} />}
        />
      </div>
    </section>
  )
}
