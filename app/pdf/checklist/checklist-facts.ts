/** Everything that stands in the PDF of a checklist, worked out once: its parts only draw. */
import { checklist } from '#app/content/checklist.ts'
import { company } from '#app/content/company.ts'
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { resolve } from '#app/content/localized.ts'
import { ticksOf } from '#app/domain/checklist/posted-ticks.ts'
import { type Score, scoreOf } from '#app/domain/checklist/score.ts'
import type { ReportWords } from '#app/ui/roi/report-words.ts'
import type { ChecklistJob } from '../checklist-job.ts'

type Copy = Content<'checklist'>
type Theme = Copy['themes'][number]

export interface DrawnPoint {
  id: string
  /** `1.4` */
  number: string
  title: string
  why: string
  how: string
  takes: string
  inPlace: boolean
}

export interface DrawnTheme extends Pick<Theme, 'id' | 'title'> {
  advice: string
  inPlace: number
  points: DrawnPoint[]
}

export interface ChecklistFacts {
  job: ChecklistJob
  copy: Copy
  company: Content<'company'>
  score: Score
  title: string
  opening: Omit<ReportWords, 'title'>
  /** How far the next stage is; empty where there is none. */
  stage: string
  themes: DrawnTheme[]
  /** The points to begin with. */
  first: DrawnPoint[]
}

export function factsOf(job: ChecklistJob): ChecklistFacts {
  const { locale } = job
  // Not by content(): with all copy of the site the thread would take longer to start.
  const copy = resolve(checklist, locale, 'checklist')
  const score = scoreOf(ticksOf(job.ticked, new Date(job.filledIn)), copy.themes, copy.bands)
  const themes = copy.themes.map((theme, index) => drawnTheme(theme, index, job.ticked, score))
  const points = themes.flatMap(({ points }) => points)
  const counts = { count: String(score.inPlace), total: String(score.of) }
  return {
    job,
    copy,
    company: resolve(company, locale, 'company'),
    score,
    title: fill(copy.paper.title, counts),
    opening: openingOf(copy, score, themes),
    stage: stageOf(copy, score),
    themes,
    first: score.firstPoints.flatMap((id) => points.filter((point) => point.id === id)),
  }
}

function drawnTheme(
  { id, title, advice, points }: Theme,
  index: number,
  ticked: readonly string[],
  score: Score,
): DrawnTheme {
  const { inPlace = 0, level = 'low' } = score.themes[index] ?? {}
  return {
    id,
    title,
    advice: advice[level],
    inPlace,
    points: points.map(({ id, title, why, how, takes }, place) => ({
      id,
      number: `${index + 1}.${place + 1}`,
      title,
      why,
      how,
      takes,
      inPlace: ticked.includes(id),
    })),
  }
}

function openingOf({ paper, bands }: Copy, score: Score, themes: readonly DrawnTheme[]): ChecklistFacts['opening'] {
  const { boxes } = paper
  const total = String(score.of)
  const open = score.of - score.inPlace
  const theme = themes.find(({ id }) => id === score.firstTheme)
  return {
    name: fill(paper.headline, { count: String(score.inPlace), total }),
    headline: bands[score.band]?.name ?? '',
    figures: [
      { label: boxes.inPlace, amount: String(score.inPlace), note: fill(boxes.ofAll, { total }), tone: 'flow' },
      {
        label: boxes.open,
        amount: String(open),
        note: fill(boxes.ofAll, { total }),
        tone: open > 0 ? 'waste' : 'flow',
      },
      {
        label: boxes.theme,
        amount: theme?.title ?? boxes.nothing,
        note: theme ? fill(paper.headline, { count: String(theme.inPlace), total: String(theme.points.length) }) : '',
        tone: theme ? 'waste' : 'flow',
      },
    ],
  }
}

function stageOf({ result, bands }: Copy, { inPlace, band, toNextBand }: Score): string {
  if (inPlace === 0) return result.empty
  if (toNextBand === undefined) return ''
  const next = bands[band + 1]?.name ?? ''
  return fillCounted(result.next, toNextBand, { count: String(toNextBand), band: next })
}
