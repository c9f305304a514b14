/** Four roads: their prices drawn on one axis, then all five points side by side with ours in a frame. */
import type { Content } from '#app/content/index.server.ts'
import { wholeRanges } from '#app/formats.ts'
import { Fold, FoldLine } from '#app/ui/fold/fold.tsx'
import { Sentences } from '#app/ui/sentences/sentences.tsx'
import { roles } from '#app/ui/table-roles.ts'
import styles from './comparison.module.css'
import { PriceRanges } from './price-ranges.tsx'

type ComparisonCopy = Content<'home'>['comparison']

export function Comparison({ copy }: { copy: ComparisonCopy }) {
  return (
    <div className={styles.comparison}>
      <h3 className={styles.headline}>
        <Sentences of={copy.headline} />
      </h3>
      <PriceRanges copy={copy.drawing} />
      <Fold
        id="all-points"
        until="desk"
        className={styles.fold}
        title={<FoldLine text={copy.fold.title} note={copy.fold.text} />}
      >
        <AllPoints copy={copy.table} />
      </Fold>
    </div>
  )
}

const points = ['price', 'start', 'expertise', 'timelines', 'replacement'] as const

/** Points are rows and roads are columns, so that ours can stand in one frame. */
function AllPoints({ copy }: { copy: ComparisonCopy['table'] }) {
  return (
    <table className={styles.table} {...roles.table}>
      <caption>{copy.caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <td {...roles.cell} />
          {copy.rows.map((road) => (
            <th key={road.who} scope="col" className={road.own ? styles.own : undefined} {...roles.columnHead}>
              {road.who}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {points.map((point) => (
          <tr key={point} {...roles.row}>
            <th scope="row" {...roles.rowHead}>
              {copy.columns[point]}
            </th>
            {copy.rows.map((road) => (
              <td key={road.who} data-road={road.who} className={road.own ? styles.own : undefined} {...roles.cell}>
                {wholeRanges(road[point])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
