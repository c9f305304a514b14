/** Euros over months as lines, with the table that they are drawn from. The line that ends best is the one of gain. */
import type { Element } from 'hast'
import type { ReactNode } from 'react'
import { euros } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import styles from './lines.module.css'
import { layoutLines } from './lines-layout.ts'
import { tableTexts } from './table-tree.ts'

interface LinesProps {
  caption: string
  locale: Locale
  /** Holds the table: months in the first column, euros in the others. */
  node?: Element
  children?: ReactNode
}

export function Lines({ caption, locale, node, children }: LinesProps) {
  const { lines, months, levels } = layoutLines(node ? tableTexts(node) : [], locale)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ul className={styles.legend}>
        {lines.map(({ name, best }, index) => (
          <li key={name}>
            <svg className={styles.sample} aria-hidden="true">
              <line className={classOf(index, best)} x1="0" y1="50%" x2="100%" y2="50%" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.chart}>
        <svg className={styles.levels} aria-hidden="true">
          {levels.map(({ cents, y }) => (
            <text key={cents} x="100%" y={`${y}%`} dy="5">
              {euros(cents, locale)}
            </text>
          ))}
        </svg>
        <svg aria-hidden="true">
          {levels.map(({ cents, y }) => (
            <line
              key={cents}
              className={cents === 0 ? styles.zero : styles.level}
              x1="0"
              y1={`${y}%`}
              x2="100%"
              y2={`${y}%`}
            />
          ))}
          {lines.map(({ name, segments, best }, index) => (
            <g key={name} className={classOf(index, best)}>
              {segments.map(([from, to]) => (
                <line key={from.x} x1={`${from.x}%`} y1={`${from.y}%`} x2={`${to.x}%`} y2={`${to.y}%`} />
              ))}
            </g>
          ))}
        </svg>
        <svg className={styles.ends} aria-hidden="true">
          {lines.map(({ name, end, best }) => (
            <text key={name} className={best ? styles.endBest : ''} x="0" y={`${end.y}%`} dy="5">
              {end.text}
            </text>
          ))}
        </svg>
        <svg className={styles.months} aria-hidden="true">
          {months.map(({ text, x }, index) => (
            <text key={text} x={`${x}%`} y="16" textAnchor={index === 0 ? 'start' : 'middle'}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      {children}
    </figure>
  )
}

function classOf(index: number, best: boolean): string {
  return [styles.line, best ? styles.best : styles[`kind${index % 3}`]].join(' ')
}
