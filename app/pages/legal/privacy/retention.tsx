/**
 * How long each kind of data is kept, as bars on one axis of years: filled where the software deletes all of it, hollow
 * where some or all is left to us. The words behind each bar say which.
 */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { svgShare } from '#app/svg-share.ts'
import { unbroken } from '#app/unbroken.ts'
import { FactTable } from '../fact-table.tsx'
import styles from './retention.module.css'

type RetentionCopy = Content<'privacy'>['retention']
type End = keyof RetentionCopy['ends']

const daysPerYear = 365

export function Retention({ copy }: { copy: RetentionCopy }) {
  const { what, why, ground, howLong } = copy.columns
  const kinds = Object.values(copy.kinds)
  const years = Math.ceil(Math.max(...kinds.map(({ days }) => days)) / daysPerYear)
  const ends = (['software', 'hand'] as const).filter((end) => kinds.some((kind) => kind.end === end))
  return (
    <>
      <FactTable
        className={styles.table}
        caption={copy.caption}
        rows={kinds}
        keyOf={(kind) => kind.what}
        columns={[
          { label: what, of: (kind) => kind.what },
          { label: why, of: (kind) => kind.why },
          { label: ground, of: (kind) => kind.ground },
          {
            label: howLong,
            of: ({ days, end, term, ...kind }) => (
              <>
                <Bar years={years} days={days} end={end} />
                {unbroken(term)} <span className={styles.said}>{'said' in kind ? kind.said : copy.ends[end].said}</span>
              </>
            ),
          },
        ]}
      />
      <ul className={styles.key}>
        <li>{fill(copy.scale, { years: String(years) })}</li>
        {ends.map((end) => (
          <li key={end}>
            <svg width="26" height="12" aria-hidden="true">
              <rect className={styles[end]} x="1" y="1" width="24" height="10" />
            </svg>
            {copy.ends[end].legend}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Never thinner than 3 px: two days of seven years would not show. */
function Bar({ years, days, end }: { years: number; days: number; end: End }) {
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      {Array.from({ length: years + 1 }, (_, year) => {
        const x = svgShare(year, years)
        return <line key={x} x1={x} x2={x} y2="100%" />
      })}
      <rect className={styles[end]} y="3" width="3" height="10" />
      <rect className={styles[end]} y="3" width={svgShare(days, years * daysPerYear)} height="10" />
    </svg>
  )
}
