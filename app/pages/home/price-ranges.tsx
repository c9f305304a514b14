/** Prices of one process on one axis in euros: an estimate is a hatched range, a fixed price is a line. */
import type { Content } from '#app/content/index.server.ts'
import { svgShare } from '#app/svg-share.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import styles from './price-ranges.module.css'

type DrawingCopy = Content<'home'>['comparison']['drawing']
type Road = DrawingCopy['rows'][number]

export function PriceRanges({ copy }: { copy: DrawingCopy }) {
  const end = Math.max(...copy.ticks.map((tick) => tick.cents))
  const ours = copy.rows.find((road) => road.own)?.fromCents ?? 0
  return (
    <figure className={styles.ranges}>
      <div className={styles.head}>
        <figcaption>{copy.caption}</figcaption>
        <Axis ticks={copy.ticks} end={end} />
      </div>
      <p className="visually-hidden">{copy.alt}</p>
      {copy.rows.map((road) => (
        <div key={road.name} className={road.own ? styles.own : styles.road} aria-hidden="true">
          <p>
            <strong>{road.name}</strong> <span>{road.rate}</span>
          </p>
          <svg width="100%" height="60" aria-hidden="true">
            {road.own ? <FixedPrice road={road} end={end} /> : <Range road={road} end={end} ours={ours} />}
          </svg>
        </div>
      ))}
    </figure>
  )
}

function Axis({ ticks, end }: { ticks: DrawingCopy['ticks']; end: number }) {
  return (
    <svg className={styles.axis} width="100%" height="30" aria-hidden="true">
      {ticks.map(({ cents, label }, index) => (
        <g key={cents} className={index % 2 === 1 ? styles.between : undefined}>
          <line className={styles.tick} x1={svgShare(cents, end)} x2={svgShare(cents, end)} y1="23" y2="30" />
          <text className={styles.scale} x={svgShare(cents, end)} y="16" textAnchor={anchorAt(index, ticks.length)}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Range({ road, end, ours }: { road: Road; end: number; ours: number }) {
  const { fromCents, toCents, label } = road
  // No room to the right of a range that reaches into the second half: its label stands before it.
  const before = toCents > end / 2
  return (
    <>
      <line className={styles.ours} x1={svgShare(ours, end)} x2={svgShare(ours, end)} y1="0" y2="100%" />
      <rect
        className={styles.range}
        fill={hatch}
        x={svgShare(fromCents, end)}
        y="15"
        width={svgShare(toCents - fromCents, end)}
        height="30"
      />
      <text
        className={styles.estimate}
        x={svgShare(before ? fromCents : toCents, end)}
        dx={before ? -14 : 16}
        y="37"
        textAnchor={before ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  )
}

function FixedPrice({ road, end }: { road: Road; end: number }) {
  const x = svgShare(road.fromCents, end)
  return (
    <>
      <line className={styles.price} x1={x} x2={x} y1="0" y2="100%" />
      <text className={styles.fixed} x={x} dx="16" y="40">
        {road.label}
      </text>
    </>
  )
}

function anchorAt(index: number, count: number) {
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
