/** The revisions of a booking, the newest on top. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Booking, BookingReader, BookingRevision } from '#app/domain/booking/booking.ts'
import { revisionLetter } from '#app/domain/booking/revision-letter.ts'
import type { Locale } from '#app/locales.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import { unbroken } from '#app/unbroken.ts'
import styles from './revision-table.module.css'
import { momentsInWords, stampInWords } from './words.ts'

interface RevisionTableProps {
  booking: Booking
  copy: Content<'bookingManage'>
  locale: Locale
}

export function RevisionTable({ booking: { revisions, zone }, copy, locale }: RevisionTableProps) {
  const { caption, revision: letter, change, on } = copy.stands.revisions
  return (
    <table className={styles.table} {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={[letter, change, on]} />
      <tbody {...roles.group}>
        {revisions.toReversed().map((revision) => (
          <tr key={revision.revision} {...roles.row}>
            <th scope="row" {...roles.rowHead}>
              {revisionLetter(revision.revision)}
            </th>
            <td {...roles.cell}>{unbroken(changeInWords(revision, copy, { locale, zone }))}</td>
            <td {...roles.cell}>
              {stampInWords(revision.at, copy.when.one, locale).replaceAll(/(?<=\d) /g, '\u00a0')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function changeInWords(
  { change, by, sessions }: BookingRevision,
  copy: Content<'bookingManage'>,
  reader: BookingReader,
): string {
  const { booked, moved, cancelled } = copy.stands.revisions
  if (change === 'cancelled') return cancelled[by]
  return fill(change === 'moved' ? moved : booked, { when: momentsInWords(sessions, copy, reader) })
}
