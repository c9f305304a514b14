/** What is saved at the least and the most share of the work that we count, and as the sheet is marked. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { euros, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import { difference, lessWritten } from './figures.ts'
import { shareRows } from './share-rows.ts'
import styles from './share-table.module.css'

interface ShareTableProps {
  answer: RoiAnswer
  words: Content<'roi'>
  locale: Locale
}

export function ShareTable({ answer, words, locale }: ShareTableProps) {
  const { thresholdCents } = answer.guarantee
  const { shares } = words
  const { columns } = shares
  const against = fill(columns.against, { threshold: euros(thresholdCents, locale) })
  return (
    <table className={styles.table} {...roles.table}>
      <caption className="visually-hidden">{shares.caption}</caption>
      <TableHead columns={[columns.share, columns.hours, columns.saving, against]} />
      <tbody {...roles.group}>
        {shareRows({ answer, words, locale }).map(({ key, label, saving }) => {
          const short = saving.centsPerYear < thresholdCents
          return (
            <tr key={key} className={key === 'marked' ? styles.marked : undefined} {...roles.row}>
              <th scope="row" {...roles.rowHead}>
                {label}
              </th>
              <td {...roles.cell}>
                <Label text={columns.hours} />
                {integer(saving.hoursPerYear, locale)}
              </td>
              <td {...roles.cell}>
                <Label text={columns.saving} />
                {euros(saving.centsPerYear, locale)}
              </td>
              <td className={short ? 'waste' : 'flow'} {...roles.cell}>
                <Label text={against} />
                {difference(lessWritten(saving.centsPerYear, thresholdCents), locale)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The name of the column, where a phone puts the cells of a row below each other. */
function Label({ text }: { text: string }) {
  return (
    <span className={`label ${styles.label}`} aria-hidden="true">
      {text}
    </span>
  )
}
