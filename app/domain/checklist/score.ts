/** What the ticks say: of the whole, of each theme, and where to begin. */
import { isTicked, type Ticks } from './ticks.ts'

export interface ScoredTheme {
  readonly id: string
  readonly points: readonly { readonly id: string }[]
}

export interface Band {
  /** Up to and including this number of points. */
  readonly to: number
}

export interface ThemeScore {
  readonly id: string
  readonly inPlace: number
  readonly level: 'low' | 'mid' | 'full'
}

export interface Score {
  readonly inPlace: number
  readonly of: number
  /** Index in the bands. */
  readonly band: number
  /** Points that are still missing for the next band; undefined in the last. */
  readonly toNextBand: number | undefined
  /** In the order of the list. */
  readonly themes: readonly ThemeScore[]
  /** Which theme to mend first; undefined when all is in place. */
  readonly firstTheme: string | undefined
  /** Ids of the open points to begin with, three at most. */
  readonly firstPoints: readonly string[]
}

const firstCount = 3

/**
 * Themes stand in the order in which one rests on the other. So those that are less than half in place come first, in
 * that order; of the others the one with the smaller share goes before.
 */
export function scoreOf(ticks: Ticks, themes: readonly ScoredTheme[], bands: readonly Band[]): Score {
  const isOpen = ({ id }: { id: string }) => !isTicked(ticks, id)
  const scores = themes.map((theme) => scoreTheme(ticks, theme))
  const inPlace = scores.reduce((sum, score) => sum + score.inPlace, 0)
  const band = bands.findIndex(({ to }) => inPlace <= to)
  const next = band < bands.length - 1 ? bands[band] : undefined
  const toMend = themes
    .filter(({ points }) => points.some(isOpen))
    .sort((a, b) => urgency(ticks, a) - urgency(ticks, b))
  return {
    inPlace,
    of: themes.reduce((sum, { points }) => sum + points.length, 0),
    band,
    toNextBand: next && next.to + 1 - inPlace,
    themes: scores,
    firstTheme: toMend[0]?.id,
    firstPoints: toMend.flatMap(({ points }) => points.filter(isOpen).map(({ id }) => id)).slice(0, firstCount),
  }
}

function scoreTheme(ticks: Ticks, theme: ScoredTheme): ThemeScore {
  const share = shareOf(ticks, theme)
  return {
    id: theme.id,
    inPlace: countTicked(ticks, theme),
    level: share < 0.5 ? 'low' : share < 1 ? 'mid' : 'full',
  }
}

/** The lower, the sooner. */
function urgency(ticks: Ticks, theme: ScoredTheme): number {
  const share = shareOf(ticks, theme)
  return share < 0.5 ? 0 : share
}

function shareOf(ticks: Ticks, theme: ScoredTheme): number {
  return countTicked(ticks, theme) / theme.points.length
}

function countTicked(ticks: Ticks, { points }: ScoredTheme): number {
  return points.filter(({ id }) => isTicked(ticks, id)).length
}
