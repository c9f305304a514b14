/** A value stream map in an article: one state across the sheet, or both beside each other, drawn downwards. */
import type { Process } from '#app/content/processes/process.ts'
import { MapTable } from '#app/ui/value-stream-map/map-table.tsx'
import { ValueStreamMap } from '#app/ui/value-stream-map/value-stream-map.tsx'
import type { ProseWords } from '../prose.tsx'
import styles from './article-map.module.css'

interface ArticleMapProps {
  /** Id of a process. */
  process: string
  state: string
  caption?: string
  processes: readonly Process[]
  words: ProseWords
}

export function ArticleMap({ process: id, state, caption, processes, words: { labels, locale } }: ArticleMapProps) {
  const process = processes.find((one) => one.id === id)
  if (!process) return null
  const map = { process, words: labels.map, locale }
  if (state === 'current' || state === 'future') {
    return (
      <div className={styles.map}>
        <ValueStreamMap {...map} variant={state} table={state} {...(caption ? { caption } : {})} />
      </div>
    )
  }
  return (
    <figure className={styles.map}>
      <div className={styles.pair}>
        {(['current', 'future'] as const).map((variant) => (
          <div key={variant}>
            <p className={styles.state}>{labels.map.states[variant]}</p>
            <ValueStreamMap {...map} variant={variant} />
          </div>
        ))}
      </div>
      <MapTable {...map} state="both" />
      {caption ? <figcaption className="label">{caption}</figcaption> : null}
    </figure>
  )
}
