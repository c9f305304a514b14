/** What it saves, line by line, each with how it is counted. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { euros } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
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
      <table className={styles.table} {...roles.table}>
        <caption className="visually-hidden">{copy.section}</caption>
        <TableHead columns={[columns.line, columns.count, columns.result]} />
        <tbody {...roles.group}>
          {sumLines(project, sum, copy, locale).map(({ line, count, result }) => (
            <tr key={line} {...roles.row}>
              <th scope="row" {...roles.rowHead}>
                {line}
              </th>
              <td {...roles.cell}>{count}</td>
              <td {...roles.cell}>{result}</td>
            </tr>
          ))}
        </tbody>
        <tfoot {...roles.group}>
          <tr className={styles.result} {...roles.row}>
            <th scope="row" colSpan={2} {...roles.rowHead}>
              {copy.saved}
            </th>
            <td {...roles.cell}>{saved}</td>
          </tr>
          <tr {...roles.row}>
            <th scope="row" {...roles.rowHead}>
              {project.paysVat ? copy.priceWithVat : copy.price}
            </th>
            <td {...roles.cell}>{copy.once}</td>
            <td {...roles.cell}>{euros(sum.priceCents, locale)}</td>
          </tr>
          <tr {...roles.row}>
            <th scope="row" {...roles.rowHead}>
              {copy.payback}
            </th>
            <td {...roles.cell}>{`${euros(sum.priceCents, locale)} ÷ (${saved} ÷ 365)`}</td>
            <td {...roles.cell}>{fill(copy.onDay, { count: String(sum.paybackDays) })}</td>
          </tr>
        </tfoot>
      </table>
    </SheetSection>
  )
}
