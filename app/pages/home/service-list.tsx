/** The ten services as a list of parts: what each takes out of a process, and how long that takes. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Fold, FoldLine } from '#app/ui/fold/fold.tsx'
import styles from './service-list.module.css'

export function ServiceList({ copy, locale }: { copy: Content<'home'>['services']; locale: Locale }) {
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
        <table className={styles.table}>
          <caption className="visually-hidden">{copy.fold.title}</caption>
          <thead>
            <tr>
              {[service, takesOut, time].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.list.map((row) => (
              <tr key={row.page}>
                <th scope="row">
                  <a href={pathTo(row.page, locale)}>{row.name}</a>
                </th>
                <td className={styles.out}>{row.takesOut}</td>
                <td className={styles.time}>{row.time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </>
  )
}
