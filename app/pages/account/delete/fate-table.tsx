/** What becomes of each part. */
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import styles from './fate-table.module.css'

interface FateTableProps {
  copy: Content<'account'>['deletion']['table']
  locale: Locale
  devices: number
  signIns: number
}

export function FateTable({ copy, locale, devices, signIns }: FateTableProps) {
  const counted = (forms: { one: string; other: string }, count: number) =>
    fillCounted(forms, count, { count: integer(count, locale) })
  const rows = [
    [copy.identity, copy.deleted],
    [copy.ticks, copy.deleted],
    [copy.browserTicks, copy.browserTicksStay],
    [counted(copy.devices, devices), copy.signedOut],
    [counted(copy.signIns, signIns), copy.deleted],
    [copy.messages, copy.messagesStay],
  ]
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.part}</th>
          <th scope="col">{copy.fate}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([part, fate]) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td>{fate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
