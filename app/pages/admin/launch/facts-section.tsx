/** What the site says and is not true yet, by the file in which to replace it. */
import type { FactGroup, SampleFact } from '#app/domain/launch/sample-facts.server.ts'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { PathWords } from '../parts/path-words.tsx'
import styles from './facts-section.module.css'
import { LaunchSection } from './launch-section.tsx'

export function FactsSection({ groups, open }: { groups: readonly FactGroup[]; open: number }) {
  if (open === 0) {
    return (
      <LaunchSection id="facts" title="Sample facts: clear">
        <p className={styles.clear}>Nothing on the site is marked as invented.</p>
      </LaunchSection>
    )
  }
  return (
    <LaunchSection
      id="facts"
      title={`Sample facts: ${open}`}
      note="Shown as real, invented testimonials and figures are unlawful."
    >
      <div className={desk.tableBox}>
        <table className={`${desk.table} ${desk.stack} ${styles.facts}`} {...roles.table}>
          <caption className="visually-hidden">Sample facts left in the content</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.columnHead} scope="col">
                What
              </th>
              <th {...roles.columnHead} scope="col" className={desk.number}>
                Left
              </th>
              <th {...roles.columnHead} scope="col">
                Which
              </th>
              <th {...roles.columnHead} scope="col">
                Replace in
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {groups.map(({ title, file, facts }) => (
              <tr key={title} {...roles.row}>
                <th {...roles.rowHead} scope="row">
                  {title}
                </th>
                <td {...roles.cell} className={`${desk.number} ${styles.count}`}>
                  {facts.length}
                </td>
                <td {...roles.cell} className={`${desk.wide} ${desk.break}`}>
                  <Which facts={facts} />
                </td>
                <td {...roles.cell} className={`${desk.wide} ${styles.file}`}>
                  <code>
                    <PathWords path={file} />
                  </code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </LaunchSection>
  )
}

function Which({ facts }: { facts: readonly SampleFact[] }) {
  return (
    <details className={styles.which}>
      <summary>
        <span>{facts.map(({ words }) => shortened(words)).join('; ')}</span>
      </summary>
      <dl>
        {facts.map(({ key, words }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Enough to know which one it is. */
function shortened(words: string): string {
  const [first = ''] = words.split(', ')
  return first.length <= 32 ? first : `${first.slice(0, 32).replace(/\s+\S*$/, '')} …`
}
