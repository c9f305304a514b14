/** What is to be said once it is done: the number is what the person is told. */
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { isRecord } from '#app/domain/privacy/erasure-counts.ts'
import type { ErasureProof } from '#app/domain/privacy/erasure-proofs.server.ts'
import { deskTime } from '../parts/desk-time.ts'
import { Done } from '../parts/fault.tsx'
import { tableWords } from './table-words.ts'

export function ErasedNews({ proof: { number, at, by, counts } }: { proof: ErasureProof }) {
  const words = (rows: Readonly<Record<string, number>>) =>
    Object.entries(rows)
      .filter(([table]) => isRecord(table))
      .map(([table, count]) => tableWords(table, count))
      .join(', ')
  const title = useRef<HTMLSpanElement>(null)
  const arrived = useNavigationType()
  // From the button that is gone; whoever reloads the page or comes back to it has lost no place.
  useEffect(() => {
    if (arrived !== 'POP') title.current?.focus()
  }, [arrived])
  const [removed, blanked] = [words(counts.removed), words(counts.blanked)]
  return (
    <Done
      title={
        <span ref={title} tabIndex={-1}>
          {`Erased: proof ${number}.`}
        </span>
      }
    >
      <p>{`${deskTime(at, { year: true })}${by ? `, by ${by}` : ''}. This cannot be undone.`}</p>
      {removed ? <p>{`Deleted: ${removed}.`}</p> : null}
      {blanked ? <p>{`Taken out of texts that stay: ${blanked}.`}</p> : null}
      <p>Every table was searched again before it was done for good: nothing was found. Type the address to check.</p>
    </Done>
  )
}
