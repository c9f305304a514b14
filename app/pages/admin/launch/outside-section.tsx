/** Certificate, redirect and headers, as somebody outside gets them. */
import type { Checks } from '#app/domain/launch/last-checks.server.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { Icon } from '../parts/icons.tsx'
import { LaunchSection } from './launch-section.tsx'
import styles from './outside-section.module.css'

interface OutsideSectionProps {
  checks: Checks | undefined
  origin: string
  open: number
}

export function OutsideSection({ checks, origin, open }: OutsideSectionProps) {
  const left = checks ? `${open} to mend` : 'not looked at yet'
  return (
    <LaunchSection id="outside" title={`Certificate and headers: ${open > 0 ? left : 'clear'}`} note={origin}>
      {checks ? (
        <div className={desk.tableBox}>
          <table className={`${desk.table} ${desk.stack} ${styles.found}`} {...roles.table}>
            <caption className="visually-hidden">What answers at {origin}</caption>
            <TableHead columns={['Check', 'Found']} />
            <tbody {...roles.group}>
              {checks.outside.map(({ name, right, words }) => (
                <tr key={name} {...roles.row}>
                  <th {...roles.rowHead} scope="row">
                    <Icon name={right ? 'tick' : 'fault'} label={right ? 'Right:' : 'To mend:'} /> {name}
                  </th>
                  <td {...roles.cell} className={`${desk.wide} ${desk.break}`}>
                    {words}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.later}>
          ‘Check now’ asks {origin} for its certificate, for the way from http to https, and for the headers of the home
          page. It asks no other host.
        </p>
      )}
    </LaunchSection>
  )
}
