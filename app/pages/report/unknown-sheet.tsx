/** The empty sheet: there is no report at this address, or none any more, and nobody learns which. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from './unknown-sheet.module.css'

interface UnknownSheetProps {
  copy: Content<'report'>
  token: string
  locale: Locale
}

export function UnknownSheet({ copy: { unknown, block }, token, locale }: UnknownSheetProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.blank} aria-hidden="true">
        <span className={styles.box} />
        <span className={styles.box} />
        <span className={styles.box} />
        <span className={styles.box} />
        <span className={styles.ladder} />
        <div className={styles.strip}>
          {[block.title, block.drawnBy, block.checkedBy, block.number].map((label) => (
            <span key={label} className="label">
              {label}
            </span>
          ))}
        </div>
      </div>
      <h1 className={styles.headline}>{unknown.headline}</h1>
      <div className={styles.say}>
        <p className="lede">{unknown.text}</p>
        <p>{unknown.lapsed}</p>
        <p>{fill(unknown.typed, { count: String(token.length) })}</p>
        <p className={styles.ways}>
          <a className="btn" href={pathTo('home', locale)}>
            {unknown.button}
          </a>
          <a className="link" href={pathTo('calculator', locale)}>
            {unknown.draw}
          </a>
        </p>
      </div>
    </div>
  )
}
