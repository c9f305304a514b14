/** What the report says in one sentence and three figures, and how to take it along. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathToReportPdf } from '#app/report-paths.ts'
import type { ReportWords } from '#app/ui/roi/report-words.ts'
import styles from './report-head.module.css'

interface ReportHeadProps {
  copy: Content<'report'>
  said: ReportWords
  owner: string | null
  createdAt: string
  token: string
  locale: Locale
}

export function ReportHead({ copy, said, owner, createdAt, token, locale }: ReportHeadProps) {
  const { head, acts } = copy
  const date = longDate(new Date(createdAt), locale)
  const drawn = owner ? fill(head.drawnByOn, { owner, date }) : fill(head.drawnOn, { date })
  return (
    <div className={styles.head}>
      <p className={styles.by}>
        <b>{said.name}</b> <span className={styles.drawn}>{drawn}</span>
      </p>
      <h1 className={styles.headline}>{said.headline}</h1>
      <p className={styles.acts}>
        <a className="link" href={pathToReportPdf(token, locale)} download>
          {acts.pdf}
        </a>
        <button className={`link ${styles.print}`} type="button" data-print="">
          {acts.print}
        </button>
      </p>
      <dl className={styles.figures}>
        {said.figures.map(({ label, amount, note, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={tone}>{amount}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
