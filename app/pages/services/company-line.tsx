/**
 * A: one company as one line, and the ten places where it waits. Each place is a link to its row further down.
 *
 * HTML, not a drawing: type keeps its size, long words wrap, and the line folds where the window is narrow.
 */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './company-line.module.css'
import { PlaceMark } from './place-mark.tsx'
import type { Place, PlaceGroup } from './places.ts'
import { LastStation, Station } from './station.tsx'

interface CompanyLineProps {
  copy: Content<'servicesPage'>['map']
  groups: readonly PlaceGroup[]
  at: SheetPlace
}

/** The place that is drawn as the fence around the line. */
const fenceSlug = 'gdpr-compliant-automation'

export function CompanyLine({ copy, groups, at }: CompanyLineProps) {
  const inGroup = (id: PlaceGroup['id']) => groups.find((group) => group.id === id)?.places ?? []
  const sheet = inGroup('sheet')
  const fence = sheet.find(({ service }) => service.slug === fenceSlug)
  return (
    <SheetSection id="map" at={at} name={copy.section} step={9} waste>
      <div className={styles.company}>
        <div className={styles.fence}>
          {fence ? <Note place={fence} className={styles.tag} /> : null}
          <ol className={styles.line} aria-label={copy.line}>
            {inGroup('line').map((place) => (
              <Station key={place.number} place={place} onLine />
            ))}
            <LastStation text={copy.paid} />
          </ol>
        </div>
        <ol className={styles.below} aria-label={copy.below}>
          {inGroup('below').map((place) => (
            <Station key={place.number} place={place} />
          ))}
        </ol>
        <ul className={styles.sheet} aria-label={copy.sheet}>
          {sheet
            .filter((place) => place !== fence)
            .map((place) => (
              <li key={place.number}>
                <Note place={place} className={styles.note} />
              </li>
            ))}
        </ul>
      </div>
    </SheetSection>
  )
}

/** A place that belongs to the sheet, not to the line. */
function Note({ place, className }: { place: Place; className: string | undefined }) {
  return (
    <a className={className} href={`#${place.service.slug}`}>
      <PlaceMark number={place.number} group="sheet" />
      <span>
        <b className={styles.name}>{place.station}</b> <span className={styles.small}>{place.waits}</span>
      </span>
    </a>
  )
}
