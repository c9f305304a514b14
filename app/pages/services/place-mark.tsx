/** The number of a place: in the triangle of waiting on the line, in a circle on the sheet. */

import styles from './place-mark.module.css'
import type { PlaceGroup } from './places.ts'

export function PlaceMark({ number, group }: { number: number; group: PlaceGroup['id'] }) {
  return group === 'sheet' ? (
    <svg className={styles.circle} width="30" height="30" aria-hidden="true">
      <circle cx="15" cy="15" r="13.5" />
      <text x="15" y="20">
        {number}
      </text>
    </svg>
  ) : (
    <svg className={styles.triangle} width="42" height="38" aria-hidden="true">
      <path d="M21 2.5L40 36H2Z" />
      <text x="21" y="31">
        {number}
      </text>
    </svg>
  )
}
