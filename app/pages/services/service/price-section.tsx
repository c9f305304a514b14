/** What it costs, as stops on one line: one can stop after each. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Stamp } from '#app/ui/stamp/stamp.tsx'
import styles from './price-section.module.css'

interface PriceSectionProps {
  copy: Content<'servicePage'>['price']
  at: SheetPlace
  locale: Locale
}

export function PriceSection({ copy, at, locale }: PriceSectionProps) {
  const { guarantee, links } = copy
  return (
    <SheetSection id="price" at={at} name={copy.section} step={7}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <ol className={styles.stops}>
        {copy.stops.map(({ name, price, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.price}>{price}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.terms}>
        <Stamp promise={guarantee.badge} condition={guarantee.line} />
        <p>
          <a className="link" href={`${pathTo('terms', locale)}#guarantee`}>
            {links.terms}
          </a>
        </p>
        <p>
          <a className="link" href={pathTo('workshop', locale)}>
            {links.workshop}
          </a>
        </p>
        <p className={styles.small}>{copy.smallPrint}</p>
      </div>
    </SheetSection>
  )
}
