// biome-ignore-all lint/a11y/noRedundantRoles: on a narrow screen rows are blocks, which takes the roles away
// biome-ignore-all lint/a11y/useSemanticElements: the same
/** Erasures, newest first. Whose they were shows only who types the address. */
import { total } from '#app/domain/privacy/erasure-counts.ts'
import type { ErasureProof } from '#app/domain/privacy/erasure-proofs.server.ts'
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
          <table className={`${desk.table} ${desk.stack} ${styles.proofs}`} role="table">
            <caption className="visually-hidden">Erasures, newest first</caption>
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  Number
                </th>
                <th scope="col" role="columnheader">
                  When
                </th>
                <th scope="col" role="columnheader">
                  By
                </th>
                <th scope="col" role="columnheader" className={desk.number}>
                  Records deleted
                </th>
                <th scope="col" role="columnheader" className={desk.number}>
                  Texts blanked
                </th>
                <th scope="col" role="columnheader">
                  Check
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {proofs.map(({ number, at, by, counts }) => (
                <tr role="row" key={number}>
                  <th scope="row" role="rowheader">
                    {number}
                  </th>
                  <td role="cell" data-label="When">
                    {deskTime(at, { year: true })}
                  </td>
                  <td role="cell" data-label="By">
                    {by ?? 'somebody who left'}
                  </td>
                  <td role="cell" data-label="Records deleted" className={desk.number}>
                    {total(counts.removed)}
                  </td>
                  <td role="cell" data-label="Texts blanked" className={desk.number}>
                    {total(counts.blanked)}
                  </td>
                  <td role="cell" data-label="Check">
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
