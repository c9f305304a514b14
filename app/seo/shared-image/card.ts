/** The picture of a page as a tree that satori lays out: ruler, headline, ladder, title block. */
import type { Process } from '#app/content/processes/process.ts'
import { decimal } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type Ladder, ladderOf } from './ladder.ts'

export interface Card {
  readonly locale: Locale
  readonly brand: string
  readonly title: string
  /** Above the title: of an article its category, the first word in the colour of flow. */
  readonly kicker?: readonly string[]
  /** In the title block: a price, a date, a term. */
  readonly note: string
  /** Drawn as the ladder; without one the picture carries a ladder without figures. */
  readonly steps?: readonly Pick<Process['steps'][number], 'waitDays' | 'minutes'>[] | undefined
}

export type Palette = Readonly<Record<'paper' | 'ink' | 'faint' | 'hair' | 'grid' | 'line' | 'signal' | 'flow', string>>

/** An element as satori takes it. */
export interface CardNode {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

export const cardSize = { width: 1200, height: 630 }

export function cardTree(card: Card, palette: Palette): CardNode {
  const { width, height } = cardSize
  return box({ width, height, flexDirection: 'column', background: palette.paper, color: palette.ink }, [
    grid(palette),
    ruler(palette),
    box({ position: 'relative', flexDirection: 'column', flexGrow: 1, padding: '44px 50px 0' }, [
      ...(card.kicker ? [kicker(card.kicker, palette)] : []),
      headline(card.title),
    ]),
    ladder(card, palette),
    titleBlock(card, palette),
  ])
}

type Style = Readonly<Record<string, string | number>>

function box(style: Style, children?: readonly CardNode[] | string): CardNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, ...(children ? { children } : {}) } }
}

function svg(style: Style, size: { width: number; height: number }, children: readonly CardNode[]): CardNode {
  const { width, height } = size
  return { type: 'svg', props: { style, width, height, viewBox: `0 0 ${width} ${height}`, children } }
}

function path(d: string, stroke: string, strokeWidth: number): CardNode {
  return { type: 'path', props: { d, stroke, strokeWidth, fill: 'none' } }
}

function grid({ grid: colour }: Palette): CardNode {
  const lines = Array.from({ length: 11 }, (_, index) => `M${(index + 1) * 100 - 0.5} 28V630`).join('')
  return svg({ position: 'absolute', top: 0, left: 0 }, cardSize, [path(lines, colour, 1)])
}

function ruler({ hair, faint }: Palette): CardNode {
  const style = { height: 28, borderBottom: `1px solid ${hair}`, color: faint, fontFamily: 'drawn', fontSize: 16 }
  return box(
    style,
    Array.from({ length: 12 }, (_, index) =>
      box({ width: 100, height: 28, justifyContent: 'center', alignItems: 'center' }, String(index + 1)),
    ),
  )
}

function kicker(words: readonly string[], { flow, faint }: Palette): CardNode {
  const style = { gap: 28, marginBottom: 26, fontFamily: 'drawn', fontSize: 27 }
  return box(
    style,
    words.map((word, index) => box({ color: index === 0 ? flow : faint }, word)),
  )
}

/** As large as its length allows: three lines at most. */
function headline(title: string): CardNode {
  const fontSize = title.length <= 28 ? 112 : title.length <= 48 ? 92 : title.length <= 64 ? 80 : 70
  const style = { fontFamily: 'headline', fontSize, lineHeight: 0.98, letterSpacing: '-0.03em', maxWidth: 1090 }
  return box({ ...style, textWrap: 'balance' }, title)
}

const ladderHeight = 150
const high = 62
const low = 112

function ladder({ steps, locale }: Card, palette: Palette): CardNode {
  const { waits, works, end } = ladderOf(steps ?? plainSteps, steps ? 1060 : 700)
  const size = { width: cardSize.width, height: ladderHeight }
  const figures = steps ? [...waitFigures(waits, locale, palette), ...workFigures(works, palette)] : []
  return box({ position: 'relative', ...size }, [
    svg({ position: 'absolute', top: 0, left: 0 }, size, [
      path(
        works.map(({ from, to }) => `M${from} ${high}V${low}H${to}${to < end ? `V${high}` : ''}`).join(''),
        palette.ink,
        3,
      ),
      path(waits.map(({ from, to }) => `M${from} ${high}H${to}`).join(''), palette.signal, 4),
      path(`M${end} ${low}H1150`, palette.flow, 5),
      { type: 'path', props: { d: `M1146 ${low - 15}L1184 ${low}L1146 ${low + 15}Z`, fill: palette.flow } },
    ]),
    ...figures,
  ])
}

/** A ladder that says nothing but what it is. */
const plainSteps = [
  { waitDays: 3, minutes: 0 },
  { waitDays: 2, minutes: 0 },
  { waitDays: 5, minutes: 0 },
]

/** The longest waits only: short stretches have no room for their figure. */
function waitFigures(waits: Ladder['waits'], locale: Locale, { signal }: Palette): CardNode[] {
  return waits
    .filter(({ from, to }) => to - from > 70)
    .map(({ from, to, days }) => {
      const style = { position: 'absolute', left: from, top: high - 42, width: to - from, justifyContent: 'center' }
      return box({ ...style, color: signal, fontFamily: 'drawn', fontSize: 28 }, `${decimal(days, 1, locale)} d`)
    })
}

function workFigures(works: Ladder['works'], { flow }: Palette): CardNode[] {
  return works.map(({ from, to, minutes }) => {
    const style = { position: 'absolute', left: from, top: high + 8, width: to - from, justifyContent: 'center' }
    return box({ ...style, color: flow, fontFamily: 'drawn', fontSize: 26 }, String(minutes))
  })
}

function titleBlock({ brand, note }: Card, palette: Palette): CardNode {
  const cell = { height: 84, alignItems: 'center', paddingLeft: 50 }
  return box({ position: 'relative', height: 84, borderTop: `2px solid ${palette.line}`, background: palette.paper }, [
    box({ ...cell, width: 400, flexShrink: 0, gap: 16, fontFamily: 'brand', fontSize: 34 }, [
      mark(palette),
      box({}, brand),
    ]),
    box(
      {
        ...cell,
        flexGrow: 1,
        paddingLeft: 28,
        paddingRight: 50,
        borderLeft: `1px solid ${palette.hair}`,
        fontFamily: 'drawn',
        fontSize: 27,
      },
      note,
    ),
  ])
}

/** The mark of the brand: a ladder that ends low. The same lines as public/icon.svg. */
function mark({ ink }: Palette): CardNode {
  return svg({}, { width: 58, height: 30 }, [path('M0 3H13V27H26V3H37V27H58', ink, 5)])
}
