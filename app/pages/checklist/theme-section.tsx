/** One theme: how far it is, what to do about it, and its points. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { ThemeScore } from '#app/domain/checklist/score.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { countClass } from './ladder-rules.ts'
import { Point } from './point.tsx'
import { ThemeDrawing } from './theme-drawing.tsx'
import styles from './theme-section.module.css'

interface ThemeSectionProps {
  theme: Content<'checklist'>['themes'][number]
  number: number
  at: SheetPlace
  words: Content<'checklist'>['theme']
  level: ThemeScore['level']
  /** The theme to begin with. */
  first: boolean
  /** The words of the score hold. */
  worded: boolean
  isTicked: (point: string) => boolean
  /** When the server last heard of a change of a point. */
  changedAt: (point: string) => string | undefined
  tick: (point: string, on: boolean) => void
}

const levels = ['low', 'mid', 'full'] as const

export function ThemeSection({
  theme,
  number,
  at,
  words,
  level,
  first,
  worded,
  isTicked,
  changedAt,
  tick,
}: ThemeSectionProps) {
  const { id, title, points, advice } = theme
  const titleId = `${id}-title`
  return (
    <SheetSection
      id={id}
      at={at}
      name={fill(words.section, { number: String(number) })}
      step={number % 2 === 0 ? 5 : 4}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.count}>
          <span className={countClass(id)} /> {fill(words.ofTheme, { total: String(points.length) })}
          {first ? <span className={`waste ${worded ? '' : styles.waiting}`}>, {words.first}</span> : null}
        </p>
        {/* All three take their room, so that nothing below moves when the advice changes. */}
        <div className={worded ? styles.advice : `${styles.advice} ${styles.waiting}`}>
          {levels.map((one) => (
            <p key={one} className={one === level ? undefined : styles.other}>
              {advice[one]}
            </p>
          ))}
        </div>
        <ThemeDrawing theme={id} number={number} />
      </div>
      <ol className={styles.points} aria-labelledby={titleId}>
        {points.map((point, index) => (
          <Point
            key={point.id}
            point={point}
            number={`${number}.${index + 1}`}
            words={words}
            ticked={isTicked(point.id)}
            at={changedAt(point.id)}
            onTick={(on) => tick(point.id, on)}
          />
        ))}
      </ol>
    </SheetSection>
  )
}
