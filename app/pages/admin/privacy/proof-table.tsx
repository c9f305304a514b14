/** Erasures, newest first. Whose they were shows only who types the address. */
import { total } from '#app/domain/privacy/erasure-counts.ts'
import type { ErasureProof } from '#app/domain/privacy/erasure-proofs.server.ts'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import styles from './section.module.css'

export function ProofTable({ proofs, most }: { proofs: readonly ErasureProof[]; most: number }) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>Proof of earlier erasures</h2>
        <p>
          Find an address to see whether one of these was it. The proof holds a code, from which no address can be read.
        </p>
      </div>
      {proofs.length === 0 ? (
        <p className={desk.empty}>Nothing has been erased yet.</p>
      ) : (
        <div className={desk.tableBox}>
          <table className={`${desk.table} ${desk.stack} ${styles.proofs}`} {...roles.table}>
            <caption className="visually-hidden">Erasures, newest first</caption>
            <thead {...roles.group}>
              <tr {...roles.row}>
                <th scope="col" {...roles.columnHead}>
                  Number
                </th>
                <th scope="col" {...roles.columnHead}>
                  When
                </th>
                <th scope="col" {...roles.columnHead}>
                  By
                </th>
                <th scope="col" {...roles.columnHead} className={desk.number}>
                  Records deleted
                </th>
                <th scope="col" {...roles.columnHead} className={desk.number}>
                  Texts blanked
                </th>
                <th scope="col" {...roles.columnHead}>
                  Check
                </th>
              </tr>
            </thead>
            <tbody {...roles.group}>
              {proofs.map(({ number, at, by, counts }) => (
                <tr key={number} {...roles.row}>
                  <th scope="row" {...roles.rowHead}>
                    {number}
                  </th>
                  <td {...roles.cell} data-label="When">
                    {deskTime(at, { year: true })}
                  </td>
                  <td {...roles.cell} data-label="By">
                    {by ?? 'somebody who left'}
                  </td>
                  <td {...roles.cell} data-label="Records deleted" className={desk.number}>
                    {total(counts.removed)}
                  </td>
                  <td {...roles.cell} data-label="Texts blanked" className={desk.number}>
                    {total(counts.blanked)}
                  </td>
                  <td {...roles.cell} data-label="Check">
                    nothing found in any table right after
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {proofs.length === most ? (
        <p className={desk.pager}>{`The newest ${most}. An older one shows by its address.`}</p>
      ) : null}
    </section>
  )
}
