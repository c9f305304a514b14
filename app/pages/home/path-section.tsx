/** D: the road in stretches on an axis of ninety days, each with its price and a point where one can stop. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { svgShare } from '#app/svg-share.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './path-section.module.css'

type PathCopy = Content<'home'>['path']

interface PathSectionProps {
  copy: PathCopy
  at: SheetPlace
  locale: Locale
}

export function PathSection({ copy, at, locale }: PathSectionProps) {
  return (
    <SheetSection id="roi" at={at} name={copy.section} step={9}>
      <div className={styles.words}>
        <h2>{copy.headline}</h2>
        <p>{copy.intro}</p>
        <p className={styles.count}>{copy.count}</p>
        <p>
          <a className="link" href={pathTo('workshop', locale)}>
            {copy.link}
          </a>
        </p>
      </div>
      <div className={styles.road}>
        <Axis axis={copy.axis} />
        <ol>
          {copy.stretches.map((stretch, index) => (
            <li key={stretch.title} className={styles.stretch}>
              <h3>{stretch.title}</h3>
              <p className={styles.price}>{stretch.price}</p>
              <p>{stretch.text}</p>
              <Stretch axis={copy.axis} {...(spans(copy.axis)[index] ?? { from: 0, to: 0 })} />
            </li>
          ))}
        </ol>
        <Results axis={copy.axis} />
      </div>
    </SheetSection>
  )
}

interface Span {
  /** Days. */
  from: number
  to: number
}

/** The audit is one visit, on day 0; we build until the last day of first results; what follows is open. */
function spans({ firstResults, fullReturn }: PathCopy['axis']): Span[] {
  return [
    { from: 0, to: 0 },
    { from: 0, to: firstResults.to },
    { from: firstResults.to, to: fullReturn.day },
  ]
}

function Axis({ axis }: { axis: PathCopy['axis'] }) {
  const days = [axis.firstResults.from, axis.firstResults.to, axis.fullReturn.day]
  return (
    <div className={styles.axis} aria-hidden="true">
      {days.map((day) => (
        <span key={day}>
          {axis.day} {day}
        </span>
      ))}
    </div>
  )
}

/** A line from day to day. It ends in a stop mark, or runs off the axis: then nothing is left to stop. */
function Stretch({ axis, from, to }: Span & { axis: PathCopy['axis'] }) {
  const end = axis.fullReturn.day
  const [x1, x2] = [svgShare(from, end), svgShare(to, end)]
  const open = to === end
  // Beside a line's end there is little room on a phone: its label stands in the line, as on a dimension.
  const label = from === to ? ({ x: 14, textAnchor: 'start' } as const) : ({ x: -14, textAnchor: 'end' } as const)
  return (
    <svg className={styles.strip} width="100%" height="28" aria-hidden="true">
      {[axis.firstResults.from, axis.firstResults.to].map((day) => (
        <line key={day} className={styles.day} x1={svgShare(day, end)} x2={svgShare(day, end)} y1="0" y2="28" />
      ))}
      <line className={open ? styles.open : styles.line} x1={x1} x2={x2} y1="14" y2="14" />
      <svg x={x2} y="14" overflow="visible" aria-hidden="true">
        {open ? null : (
          <text className={styles.stop} y="5" {...label}>
            {axis.stop}
          </text>
        )}
        <path className={styles.head} d={open ? 'M0 0l-16-9v18z' : 'M-4-10h8v20h-8z'} />
      </svg>
    </svg>
  )
}

function Results({ axis }: { axis: PathCopy['axis'] }) {
  const { firstResults, fullReturn } = axis
  const [from, width] = [firstResults.from, firstResults.to - firstResults.from]
  return (
    <div className={styles.results}>
      <svg width="100%" height="20" aria-hidden="true">
        <rect x={svgShare(from, fullReturn.day)} y="1" width={svgShare(width, fullReturn.day)} height="12" />
        <line x1="100%" x2="100%" y1="0" y2="20" />
      </svg>
      <p className={styles.first}>{firstResults.text}</p>
      <p className={styles.full}>{fullReturn.text}</p>
    </div>
  )
}
