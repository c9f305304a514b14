/** The ten services as a list of parts: what each takes out of a process, and how long that takes. */
import type { Content } from '#app/content/index.server.ts'
import { wholeRanges } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Fold, FoldLine } from '#app/ui/fold/fold.tsx'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import styles from './service-list.module.css'

interface ServiceListProps {
  copy: Content<'home'>['services']
  list: Content<'services'>
  locale: Locale
}

export function ServiceList({ copy, list, locale }: ServiceListProps) {
  const { service, takesOut, time } = copy.columns
  return (
    <>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <p className={styles.intro}>{copy.intro}</p>
      <Fold
        id="ten-services"
        until="tablet"
        className={styles.fold}
        title={<FoldLine text={copy.fold.title} note={copy.fold.text} />}
      >
        <table className={styles.table} {...roles.table}>
          <caption className="visually-hidden">{copy.fold.title}</caption>
          <TableHead columns={[service, takesOut, time]} />
          <tbody {...roles.group}>
            {list.map((row) => (
              <tr key={row.slug} {...roles.row}>
                <th scope="row" {...roles.rowHead}>
                  <a href={pathTo('service', locale, { slug: row.slug })}>{row.name}</a>
                </th>
                <td className={styles.out} {...roles.cell}>
                  {row.takesOut}
                </td>
                <td className={styles.time} {...roles.cell}>
                  {wholeRanges(row.time)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </>
  )
}
