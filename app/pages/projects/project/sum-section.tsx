/** What it saves, line by line, each with how it is counted. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { euros } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { sumOf } from '../sum.ts'
import { sumLines } from './sum-lines.ts'
import styles from './sum-section.module.css'

interface SumSectionProps {
  copy: Content<'projectsPage'>['page']['sum']
  project: Project
  at: SheetPlace
  locale: Locale
}

export function SumSection({ copy, project, at, locale }: SumSectionProps) {
  const sum = sumOf(project)
  const saved = euros(sum.savedCents, locale)
  const { columns } = copy
  return (
    <SheetSection id="sum" at={at} name={copy.section} step={4}>
      <div className={styles.say}>
        <h2>{copy.headline}</h2>
        <p className={styles.saved}>
          <strong>{saved}</strong> {copy.perYear}
        </p>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.section}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.count}</th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {sumLines(project, sum, copy, locale).map(({ line, count, result }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td>{count}</td>
              <td>{result}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.result}>
            <th scope="row" colSpan={2}>
              {copy.saved}
            </th>
            <td>{saved}</td>
          </tr>
          <tr>
            <th scope="row">{project.paysVat ? copy.priceWithVat : copy.price}</th>
            <td>{copy.once}</td>
            <td>{euros(sum.priceCents, locale)}</td>
          </tr>
          <tr>
            <th scope="row">{copy.payback}</th>
            <td>{`${euros(sum.priceCents, locale)} ÷ (${saved} ÷ 365)`}</td>
            <td>{fill(copy.onDay, { count: String(sum.paybackDays) })}</td>
          </tr>
        </tfoot>
      </table>
    </SheetSection>
  )
}
