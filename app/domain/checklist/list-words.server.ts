/** A filled-in list in words, for our mails: its numbers, its themes, what comes first and what is open. */
import { content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { plainText } from '#app/plain-text.ts'
import { ticksOf } from './posted-ticks.ts'
import { scoreOf } from './score.ts'

type Counts = Record<'count' | 'total', string>

export interface ListWords {
  counts: Counts
  band: string
  themes: { name: string; counts: Counts }[]
  /** The points to begin with. */
  first: { name: string; how: string; time: string }[]
  /** A line for each point that is not ticked: its number and what it says. */
  open: string[]
}

export function wordList(ticked: readonly string[], locale: Locale): ListWords {
  const { themes, bands } = content('checklist', locale)
  const score = scoreOf(ticksOf(ticked, new Date(0)), themes, bands)
  const points = themes.flatMap(({ points }, theme) =>
    points.map((point, index) => ({ ...point, number: `${theme + 1}.${index + 1}` })),
  )
  return {
    counts: countsOf(score.inPlace, score.of),
    band: plainText(bands[score.band]?.name ?? ''),
    themes: themes.map(({ title, points: { length } }, index) => ({
      name: plainText(title),
      counts: countsOf(score.themes[index]?.inPlace ?? 0, length),
    })),
    first: score.firstPoints.flatMap((id) =>
      points
        .filter((point) => point.id === id)
        .map(({ title, how, takes }) => ({ name: plainText(title), how: plainText(how), time: plainText(takes) })),
    ),
    open: points.filter(({ id }) => !ticked.includes(id)).map(({ number, title }) => `${number} ${plainText(title)}`),
  }
}

function countsOf(count: number, total: number): Counts {
  return { count: String(count), total: String(total) }
}
