/**
 * A value stream map: the product's signature. Drawn on the server, from any process, without JavaScript.
 *
 * The markup holds one drawing per width of the figure (not of the window) and a list for the narrowest; the style
 * shows one of them, so that assistive technology meets one. `hero` has both states and straightens itself once.
 */
import type { ReactNode } from 'react'
import type { Process } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { useNonce } from '#app/nonce.ts'
import { Burst, Glyph } from './drawing/glyphs.tsx'
import { MapDrawing } from './drawing/map-drawing.tsx'
import { type DrawnState, fitsOneRow, layoutDrawing } from './geometry/drawing.ts'
import { totals } from './geometry/totals.ts'
import { writeDays, writeMinutes } from './map-numbers.ts'
import { mapRules } from './map-rules.ts'
import { MapTable } from './map-table.tsx'
import type { MapWords } from './map-words.ts'
import { NarrowCurrent, NarrowFuture } from './narrow-list.tsx'
import { StateSwitch } from './state-switch.tsx'
import styles from './value-stream-map.module.css'

interface ValueStreamMapProps {
  process: Process
  words: MapWords
  locale: Locale
  variant: 'hero' | 'current' | 'future'
  /** The hero does not move by itself: it rests in the current state, and straightens when asked to. */
  still?: boolean
  /** What the drawing says, for those who cannot see it. Made from the totals when left out. */
  alt?: string
  caption?: string
  /** Stands across from the switch. */
  aside?: ReactNode
  /** The same facts as tables, behind a line that opens them: `both` also where each state is a figure of its own. */
  table?: DrawnState
}

/** The least width of the figure, in px, that a drawing is laid out for; below the last there is the list. */
const tiers = [
  { tier: 'wide', width: 1160 },
  { tier: 'middle', width: 880 },
  { tier: 'tablet', width: 640 },
] as const

export function ValueStreamMap(props: ValueStreamMapProps) {
  const { process, words, locale, variant, still, caption, aside } = props
  const { table = variant === 'hero' ? 'both' : undefined } = props
  const nonce = useNonce()
  const id = `map-${process.id}-${variant}`
  const alt = props.alt ?? describe(variant === 'hero' ? 'both' : variant, props)
  const drawings = tiers.map(({ tier, width }) => ({
    tier,
    drawings: statesAt(width, props).map((state) => ({ state, drawing: layoutDrawing(process, words, width, state) })),
  }))
  const morphs = drawings.flatMap(({ tier, drawings }) =>
    drawings.filter(({ state }) => state === 'both').map(({ drawing }) => ({ tier, drawing })),
  )
  const rules = mapRules({ id, process, morphs })
  return (
    <figure
      className={`${styles.figure} ${styles[variant]}`}
      id={id}
      data-morphs={morphs.length > 1 ? '' : undefined}
      data-still={still ? '' : undefined}
    >
      {/* Also when it is empty: where the process changes, rules may come later, and the policy lets no style in then. */}
      <style nonce={nonce}>{rules}</style>
      {variant === 'hero' || aside ? (
        <div className={styles.bar}>
          {variant === 'hero' ? <StateSwitch name={id} words={words.states} /> : null}
          {aside}
        </div>
      ) : null}
      {drawings.map(({ tier, drawings }) => (
        <div key={tier} className={styles.tier} data-tier={tier}>
          {drawings.map(({ state, drawing }) => (
            <MapDrawing
              key={state}
              {...{ drawing, words, locale, alt }}
              shows={drawings.length > 1 ? (state === 'future' ? 'future' : 'current') : undefined}
            />
          ))}
          <UnplacedRedlines drawing={drawings[0]?.drawing} />
        </div>
      ))}
      <div className={styles.narrow}>
        {variant === 'future' ? null : (
          <div data-shows="current">
            <NarrowCurrent process={process} words={words} locale={locale} />
          </div>
        )}
        {variant === 'current' ? null : (
          <div data-shows="future">
            <NarrowFuture process={process} words={words} locale={locale} />
          </div>
        )}
      </div>
      {table ? <MapTable process={process} words={words} locale={locale} state={table} /> : null}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}

/** In one row both states share a drawing, and the one becomes the other; folded, each has its own. */
function statesAt(width: number, { process, variant }: ValueStreamMapProps): DrawnState[] {
  if (variant !== 'hero') return [variant]
  return fitsOneRow(process, width) ? ['both'] : ['current', 'future']
}

/** Redlines whose words found no room in the drawing. */
function UnplacedRedlines({ drawing }: { drawing: ReturnType<typeof layoutDrawing> | undefined }) {
  const rows = drawing?.current?.rows ?? []
  const unplaced = rows.flatMap(({ lane }) => lane.redlines).filter(({ lines }) => lines.length === 0)
  if (unplaced.length === 0) return null
  return (
    <ol className={`waste ${styles.unplaced}`}>
      {unplaced.map(({ number, text }) => (
        <li key={number}>
          <Glyph size={30}>
            <Burst x={15} y={15} number={number} />
          </Glyph>
          {text}
        </li>
      ))}
    </ol>
  )
}

/** One state or both, each with its totals. */
function describe(shown: DrawnState, { process, words, locale }: ValueStreamMapProps): string {
  const { current, future } = totals(process)
  const sentence = (state: string, { leadDays, workMinutes }: typeof current) =>
    `${state}: ${words.leadTime.toLowerCase()} ${writeDays(leadDays, words.days, locale)}, ${words.processTime.toLowerCase()} ${writeMinutes(workMinutes, words.minute, locale)}.`
  const title = process.title && `${process.title.charAt(0).toUpperCase()}${process.title.slice(1)}. `
  const states = [
    shown === 'future' ? '' : sentence(words.states.current, current),
    shown === 'current' ? '' : sentence(words.states.future, future),
  ]
  return `${title}${states.join(' ').trim()}`.replaceAll('\u00AD', '')
}
