/** The places, one to a row: how much, since when, why, and until when it stays if nobody does anything. */
import { shortDate } from '#app/formats.ts'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import styles from './held-table.module.css'
import type { FoundView } from './privacy-view.server.ts'

const columns = ['Place', 'Records', 'Oldest', 'GDPR, art.', 'Goes by itself', 'On erase']

export function HeldTable({ found: { places, mentions, nothingIn } }: { found: FoundView }) {
  return (
    <div className={desk.tableBox}>
      <table className={`${desk.table} ${desk.stack} ${styles.held}`} {...roles.table}>
        <caption className="visually-hidden">What is held, by place</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((name) => (
              <th key={name} scope="col" {...roles.columnHead} className={name === 'Records' ? desk.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {places.map(({ key, name, ground, kept, onErase, rows, tables, oldest, endsAt }) => (
            <tr key={key} {...roles.row} data-place={key}>
              <th scope="row" {...roles.rowHead}>
                {name}
                <span className={desk.second}>{tables.join(', ')}</span>
              </th>
              <td {...roles.cell} className={desk.number} data-label="Records">
                {rows}
              </td>
              <td {...roles.cell} data-label="Oldest">
                {oldest === undefined ? '–' : shortDate(new Date(oldest), 'en')}
              </td>
              <td {...roles.cell} data-label="GDPR, art.">
                {ground}
              </td>
              <td {...roles.cell} data-label="Goes by itself">
                {endsAt === undefined ? kept : `by ${shortDate(new Date(endsAt), 'en')}`}
                {endsAt === undefined ? null : <span className={desk.second}>{kept}</span>}
              </td>
              <td {...roles.cell} data-label="On erase">
                {onErase}
              </td>
            </tr>
          ))}
          {mentions.length > 0 ? (
            <tr {...roles.row} data-place="mentions">
              <th scope="row" {...roles.rowHead}>
                Named in what is about others
                <span className={desk.second}>{mentions.join(', ')}</span>
              </th>
              <td {...roles.cell} className={desk.number} data-label="Records">
                –
              </td>
              <td {...roles.cell} data-label="Oldest">
                –
              </td>
              <td {...roles.cell} data-label="GDPR, art.">
                –
              </td>
              <td {...roles.cell} data-label="Goes by itself">
                with the row it stands in
              </td>
              <td {...roles.cell} data-label="On erase">
                stays, the address replaced by ‘erased’ and the number
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <div className={desk.pager}>
        <p>
          {nothingIn.length > 0 ? `Nothing in: ${nothingIn.join(', ')}. ` : ''}
          Every other table was searched for the address too. The log of the server holds no names, addresses or texts.
        </p>
      </div>
    </div>
  )
}
