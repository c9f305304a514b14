/** The score, which stays in sight: how many, the ladder of all points, and what it says. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Score } from '#app/domain/checklist/score.ts'
import { useAnnouncement } from '#app/ui/announcement/use-announcement.ts'
import { stepClass, themeClass } from './ladder-rules.ts'
import styles from './score-bar.module.css'

interface ScoreBarProps {
  copy: Content<'checklist'>
  score: Score
  /** The words of the score hold. */
  worded: boolean
  /** Changes are news from now on. */
  ready: boolean
}

export function ScoreBar({ copy, score, worded, ready }: ScoreBarProps) {
  const { score: words, themes } = copy
  const band = copy.bands[score.band]?.name ?? ''
  const [count, total] = [String(score.inPlace), String(score.of)]
  const left = score.of - score.inPlace
  return (
    <section className={styles.bar} aria-label={words.name}>
      <p className={styles.axis} aria-hidden="true">
        <span>{words.open}</span>
        <span>{words.inPlace}</span>
      </p>
      <nav className={styles.ladder} aria-label={words.ladder}>
        {themes.map(({ id, title, short, points }, index) => (
          <a href={`#${id}`} key={id} className={themeClass(id)}>
            <span className={styles.steps}>
              {points.map((point) => (
                <i key={point.id} className={stepClass(point.id)} />
              ))}
            </span>
            <span className={styles.name}>
              <span>{index + 1}</span> <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">
                {title}
                {worded
                  ? `, ${score.themes[index]?.inPlace} ${fill(copy.theme.ofTheme, { total: String(points.length) })}`
                  : ''}
              </span>
            </span>
          </a>
        ))}
      </nav>
      <p className={styles.sum}>
        <strong /> <span>{fill(words.ofAll, { total })}</span>
      </p>
      <p className={`${styles.verdict} ${worded ? '' : styles.waiting}`}>
        {band} <span>{fillCounted(words.left, left, { count: String(left) })}</span>
      </p>
      {ready ? <Said text={fill(words.said, { count, total, band })} /> : null}
    </section>
  )
}

/** Says the score aloud when it has changed. Comes with the ticks that were kept: they are no news. */
function Said({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useAnnouncement(text)}
    </p>
  )
}
