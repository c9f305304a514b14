/** A: the line comes in from the left and switches to one of three roads. What a road takes is drawn to scale. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './roads-section.module.css'
import { TimeBar } from './time-bar.tsx'

type RoadsCopy = Content<'getStarted'>['roads']

interface RoadsSectionProps {
  copy: RoadsCopy
  at: SheetPlace
  locale: Locale
}

export function RoadsSection({ copy, at, locale }: RoadsSectionProps) {
  const longest = Math.max(...copy.list.map(({ minutes }) => minutes.to))
  return (
    <SheetSection id="roads" at={at} name={copy.section} step={6}>
      <ol className={styles.roads}>
        {copy.list.map((road) => (
          <Road key={road.id} road={road} main={road.id === copy.main} longest={longest} locale={locale} />
        ))}
      </ol>
      <p className={styles.scale}>{copy.scale}</p>
    </SheetSection>
  )
}

interface RoadProps {
  road: RoadsCopy['list'][number]
  /** The road straight ahead, which has the primary action. */
  main: boolean
  /** Minutes of the longest road: the width of the scale. */
  longest: number
  locale: Locale
}

function Road({ road, main, longest, locale }: RoadProps) {
  return (
    <li className={`${styles.road} ${main ? styles.main : ''}`}>
      <div className={styles.words}>
        <h2>
          {road.sentence.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p>{road.text}</p>
        {road.condition ? <p className="flow">{road.condition}</p> : null}
      </div>
      <div className={styles.time}>
        <TimeBar minutes={road.minutes} longest={longest} />
        <p className={styles.takes}>{road.time}</p>
        <p className={styles.bring}>{road.bring}</p>
      </div>
      <div className={styles.action}>
        <p className={styles.price}>{road.price}</p>
        <a className={main ? 'btn' : 'btn quiet'} href={pathTo(road.to, locale)}>
          {road.button}
        </a>
      </div>
    </li>
  )
}
