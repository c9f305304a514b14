/** A: the morning on the sheet's own ruler, as a lead-time ladder. Beside each other when wide, else below each other. */
import type { Content } from '#app/content/index.server.ts'
import { clock, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './agenda-section.module.css'
import { fullHours, type TimedPart, timetable, totalMinutes } from './timetable.ts'

type AgendaCopy = Content<'workshop'>['agenda']

interface AgendaSectionProps {
  copy: AgendaCopy
  at: SheetPlace
  locale: Locale
}

export function AgendaSection({ copy, at, locale }: AgendaSectionProps) {
  const { parts, opens, scale } = copy
  return (
    <SheetSection id="agenda" at={at} name={copy.section} step={7}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <div className={styles.agenda}>
        <p className={styles.scale}>
          <span className={styles.across}>{scale.across}</span>
          <span className={styles.down}>{scale.down}</span>
        </p>
        <div className={styles.hours} aria-hidden="true">
          {fullHours(parts, opens).map((hour) => (
            <span key={hour}>{clock(hour, locale)}</span>
          ))}
        </div>
        <ol className={styles.parts}>
          {timetable(parts, opens).map((part) => (
            <Part
              key={part.start}
              part={part}
              minute={copy.minute}
              cut={part.after === copy.sessionMinutes ? copy.cut : undefined}
              locale={locale}
            />
          ))}
        </ol>
      </div>
      <Totals copy={copy} locale={locale} />
    </SheetSection>
  )
}

interface PartProps {
  part: TimedPart<AgendaCopy['parts'][number]>
  minute: string
  /** What to say where the first of two sessions is over. */
  cut: string | undefined
  locale: Locale
}

function Part({ part, minute, cut, locale }: PartProps) {
  const look = [
    styles.part,
    styles[`columns${part.columns}`],
    part.waiting ? styles.waiting : '',
    cut ? styles.cut : '',
  ]
  return (
    <li className={look.join(' ')}>
      <p className={styles.minutes}>
        {integer(part.minutes, locale)} {minute}
      </p>
      <div className={styles.body}>
        <div className={styles.title}>
          <p className={styles.time}>{clock(part.start, locale)}</p>
          <h3>{part.name}</h3>
        </div>
        <div className={styles.words}>
          <p>{part.text}</p>
          {part.result ? <p className={styles.result}>{part.result}</p> : null}
          {cut ? <p className={styles.result}>{cut}</p> : null}
        </div>
      </div>
    </li>
  )
}

function Totals({ copy, locale }: { copy: AgendaCopy; locale: Locale }) {
  const { work, waiting } = totalMinutes(copy.parts)
  const { processTime, waiting: waitingWord, leadTime, leadTimeHours } = copy.totals
  const minutes = (count: number) => `${integer(count, locale)} ${copy.minute}`
  return (
    <dl className={styles.totals}>
      <div>
        <dt className="label">{processTime}</dt>
        <dd className="flow">{minutes(work)}</dd>
      </div>
      <div>
        <dt className="label">{waitingWord}</dt>
        <dd className="waste">{minutes(waiting)}</dd>
      </div>
      <div>
        <dt className="label">{leadTime}</dt>
        <dd>{leadTimeHours}</dd>
      </div>
    </dl>
  )
}
