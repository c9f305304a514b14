/** The hatching that means waiting, as a fill for drawings: place `<HatchPattern />` once on a page, then use `hatch`. */
import styles from './hatch.module.css'

/** Value of an SVG `fill` attribute. */
export const hatch = 'url(#hatch)'

export function HatchPattern() {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true">
      <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.stroke} d="M0 0V8" />
      </pattern>
    </svg>
  )
}
