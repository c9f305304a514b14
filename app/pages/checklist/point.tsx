/** One point: its box, and folded away why it matters and how it is done. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { tickFields } from '#app/domain/checklist/posted-ticks.ts'
import styles from './point.module.css'

interface PointProps {
  point: Content<'checklist'>['themes'][number]['points'][number]
  number: string
  words: Content<'checklist'>['theme']
  ticked: boolean
  /** When the server last heard of a change of it. */
  at: string | undefined
  onTick: (on: boolean) => void
}

export function Point({ point, number, words, ticked, at, onTick }: PointProps) {
  const { id, title, why, how, takes } = point
  return (
    <li className={styles.point}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        name={tickFields.tick}
        value={id}
        // Or a browser puts ticks of an earlier visit over those that are kept.
        autoComplete="off"
        data-at={at}
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <label className={styles.title} htmlFor={id}>
        <span>{number}</span> {title}
      </label>
      <details>
        <summary>
          <span>
            {words.fold}
            <span className="visually-hidden">, {number}</span>
          </span>
        </summary>
        <dl className={styles.more}>
          <div>
            <dt>{words.why}</dt>
            <dd>{why}</dd>
          </div>
          <div>
            <dt>{words.how}</dt>
            <dd>{how}</dd>
            <dd className={styles.takes}>{fill(words.takes, { time: takes })}</dd>
          </div>
        </dl>
      </details>
    </li>
  )
}
