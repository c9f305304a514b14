/** B: what we do at each place. A row is reached from its place on the line, and leads to the page of its service. */
import type { Content } from '#app/content/index.server.ts'
import { wholeRanges } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './place-list.module.css'
import { PlaceMark } from './place-mark.tsx'
import type { Place, PlaceGroup } from './places.ts'
import { longestLead, WaitBar } from './wait-bar.tsx'

interface PlaceListProps {
  copy: Content<'servicesPage'>['list']
  groups: readonly PlaceGroup[]
  /** Words at the bars. */
  words: { day: string; alt: string }
  at: SheetPlace
  locale: Locale
}

export function PlaceList({ copy, groups, words, at, locale }: PlaceListProps) {
  const end = longestLead(groups.flatMap(({ places }) => places).map(({ service }) => service))
  return (
    <SheetSection id="list" at={at} name={copy.section} step={3}>
      {groups.map(({ id, name, places }, index) => (
        <div key={id} className={styles.group}>
          <div className={styles.words}>
            <h2>{name}</h2>
            {index === 0 ? <p>{copy.scale}</p> : null}
          </div>
          <ol className={styles.places}>
            {places.map((place) => (
              <li key={place.number} className={styles.place} id={place.service.slug}>
                <PlaceMark number={place.number} group={id} />
                <Recognise place={place} locale={locale} />
                <p className={styles.after}>
                  {place.service.headline} <span>{wholeRanges(place.service.time)}</span>
                </p>
                <WaitBar process={place.service.process} end={end} words={words} locale={locale} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </SheetSection>
  )
}

function Recognise({ place, locale }: { place: Place; locale: Locale }) {
  return (
    <div>
      <h3 className={styles.name}>
        <a href={pathTo('service', locale, { slug: place.service.slug })}>{place.service.name}</a>
      </h3>
      <p className={styles.quote}>{place.quote}</p>
    </div>
  )
}
