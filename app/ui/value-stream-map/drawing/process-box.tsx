/**
 * A process box with its upper left corner at the origin: name, minutes and who does them (a person or software), role,
 * tool. Where one state becomes the other, what both share is drawn once.
 */
import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#app/locales.ts'
import type { BoxHeights, BoxText } from '../geometry/box-text.ts'
import { box, type } from '../geometry/sizes.ts'
import { textWidth } from '../geometry/text.ts'
import { writeMinutes } from '../map-numbers.ts'
import type { MapWords } from '../map-words.ts'
import styles from './drawing.module.css'
import { Chip, Person } from './glyphs.tsx'
import { LinesOfText } from './lines-of-text.tsx'

/** What stands in a box in one state. */
export interface BoxContent {
  text: BoxText
  minutes: number
  bySoftware: boolean
}

interface ProcessBoxProps {
  width: number
  heights: BoxHeights
  words: MapWords
  locale: Locale
  current?: BoxContent | undefined
  /** Left out: the step is removed. */
  future?: BoxContent | undefined
}

export function ProcessBox({ width, heights, words, locale, current, future }: ProcessBoxProps) {
  const frame = <Frame width={width} heights={heights} />
  const currentParts = current ? partsOf(current, width, heights, words, locale) : []
  const futureParts = future ? partsOf(future, width, heights, words, locale) : []
  const both = currentParts.filter(({ key }) => futureParts.some((part) => part.key === key))
  const only = (parts: Part[]) => parts.filter((part) => !both.some(({ key }) => key === part.key))
  if (current && !future)
    return (
      <g className={styles.current}>
        {frame}
        {drawn(currentParts)}
      </g>
    )
  if (future && !current)
    return (
      <g className={styles.future}>
        {frame}
        {drawn(futureParts)}
      </g>
    )
  return (
    <>
      {frame}
      {drawn(both)}
      <g className={styles.current}>{drawn(only(currentParts))}</g>
      <g className={styles.future}>{drawn(only(futureParts))}</g>
    </>
  )
}

/** The place of a removed step: crossed out, its name still to be read. */
export function GhostBox({
  width,
  heights,
  name,
  removed,
}: {
  width: number
  heights: BoxHeights
  name: string[]
  removed: string
}) {
  const height = heights.total
  return (
    <>
      <path className={styles.ghost} d={`M0 0h${width}v${height}h-${width}z`} />
      <path className={styles.cross} d={`M0 ${height}L${width} 0`} />
      <LinesOfText
        className={`${styles.name} ${styles.ghostName} ${styles.halo}`}
        x={box.padding}
        y={22}
        lines={name}
      />
      <text className={`${styles.halo} ${styles.end}`} x={width - box.padding} y={height - 9}>
        {removed}
      </text>
    </>
  )
}

function Frame({ width, heights: { name, work, who, total } }: { width: number; heights: BoxHeights }) {
  return (
    <>
      <path
        className={styles.data}
        d={`M0 ${name}v${total - name}h${width}V${name}M0 ${name + work}h${width}m0 ${who}h-${width}`}
      />
      <path className={styles.box} d={`M0 0h${width}v${name}h-${width}z`} />
    </>
  )
}

/** A piece of a box. Pieces with the same key look the same. */
interface Part {
  key: string
  node: ReactNode
}

function partsOf(
  { text, minutes, bySoftware }: BoxContent,
  width: number,
  heights: BoxHeights,
  words: MapWords,
  locale: Locale,
): Part[] {
  const [left, right] = [box.padding, width - box.padding - 7]
  const data = heights.name + heights.work
  const work = writeMinutes(minutes, words.minute, locale)
  const captioned = textWidth(`${words.cycleTime} ${work}`, type.text) + 20 < width - 2 * box.padding
  return [
    {
      key: `name ${text.name}`,
      node: <LinesOfText className={styles.name} x={left} y={centred(text.name, 0, heights.name)} lines={text.name} />,
    },
    {
      key: `work ${work}`,
      node: (
        <text className="flow" x={left} y={heights.name + 16}>
          {captioned ? <tspan className={styles.faint}>{`${words.cycleTime} `}</tspan> : null}
          {work}
        </text>
      ),
    },
    {
      key: `sign ${bySoftware}`,
      node: bySoftware ? <Chip x={right} y={heights.name + 11} /> : <Person x={right} y={heights.name + 7} />,
    },
    {
      key: `who ${text.who}`,
      node: <LinesOfText x={left} y={centred(text.who, data, heights.who)} lines={text.who} />,
    },
    {
      key: `with ${text.with}`,
      node: <LinesOfText x={left} y={centred(text.with, data + heights.who, heights.with)} lines={text.with} />,
    },
  ]
}

/** Baseline of the first line, where the lines stand in the middle of their compartment: a neighbour may need more. */
function centred(lines: string[], top: number, height: number): number {
  return top + Math.round((height - lines.length * type.line) / 2 + 13.5)
}

function drawn(parts: Part[]): ReactNode {
  return parts.map(({ key, node }) => <Fragment key={key}>{node}</Fragment>)
}
