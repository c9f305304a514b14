/** What the ticks come to: the points to begin with, and how far the next stage is. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Score } from '#app/domain/checklist/score.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './result-section.module.css'

interface ResultSectionProps {
  copy: Content<'checklist'>
  score: Score
  at: SheetPlace
  /** The words of the score hold. */
  worded: boolean
}

export function ResultSection({ copy, score, at, worded }: ResultSectionProps) {
  const { result, themes } = copy
  const points = themes.flatMap(({ points }) => points)
  const first = score.firstPoints.flatMap((id) => points.find((point) => point.id === id) ?? [])
  return (
    <SheetSection id="result" at={at} name={result.section} step={7}>
      <div className={styles.head}>
        <h2>{result.headline}</h2>
        <p>{result.order}</p>
      </div>
      <div className={`${styles.outcome} ${worded ? '' : styles.waiting}`}>
        <h3>{copy.bands[score.band]?.name}</h3>
        <p>{stageOf(copy, score)}</p>
        <ol>
          {first.map(({ id, title, how, takes }) => (
            <li key={id}>
              <h4>
                <a href={`#${id}`}>{title}</a>
              </h4>
              <p>{how}</p>
              <span>{takes}</span>
            </li>
          ))}
        </ol>
      </div>
    </SheetSection>
  )
}

function stageOf({ result, bands }: Content<'checklist'>, { inPlace, of, band, toNextBand }: Score): string {
  if (inPlace === 0) return result.empty
  if (toNextBand === undefined) return inPlace === of ? fill(result.done, { total: String(of) }) : ''
  const next = bands[band + 1]?.name ?? ''
  return fillCounted(result.next, toNextBand, { count: String(toNextBand), band: next })
}
