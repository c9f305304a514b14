/** What was found on an address, and beside it what can be done with it. */
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Done } from '../parts/fault.tsx'
import { EraseOffer } from './erase-offer.tsx'
import { EraseStep } from './erase-step.tsx'
import styles from './found.module.css'
import { HandOver } from './hand-over.tsx'
import { HeldTable } from './held-table.tsx'
import type { FoundView } from './privacy-view.server.ts'

interface FoundProps {
  found: FoundView
  step: 'found' | 'ask'
  /** What was posted, where the address that was typed to confirm is another. */
  wrong: { confirm: string; names: readonly string[] } | undefined
  mailFiles: boolean
}

export function Found({ found, step, wrong, mailFiles }: FoundProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The page stays the same one: whoever does not see it has to hear that something came, or go on where it was wrong.
  useEffect(() => {
    if (!found.address) return
    if (step === 'ask' && wrong) document.getElementById('confirm')?.focus()
    else heading.current?.focus()
  }, [found, step, wrong])
  const something = found.rows > 0 || found.mentions.length > 0
  const title = (words: string) => (
    <h2 className={styles.title} ref={heading} tabIndex={-1}>
      {words}
    </h2>
  )
  if (step === 'ask')
    return (
      <section>
        {title(
          `Erase ${found.goes.rows > 0 ? `${counted(found.goes.rows, 'record')} on ${found.address}` : found.address} for good?`,
        )}
        <EraseStep found={found} wrong={wrong} mailFiles={mailFiles} />
      </section>
    )
  return (
    <div className={something ? desk.split : undefined}>
      <section>
        {title(foundWords(found))}
        {found.proofs.map(({ number, at, by }) => (
          <Done key={number} title={`This address was erased on ${deskTime(at, { year: true })}: proof ${number}.`}>
            {by ? `By ${by}.` : 'By somebody who has no account here any more.'}
            {something ? ' What stands below came after it.' : ''}
          </Done>
        ))}
        {something ? null : (
          <p className={styles.note}>
            Messages, bookings, reports, checklists, accounts, leads and mails were searched, and every other table too.
            If this is about a request, ask which address they wrote from.
          </p>
        )}
        <AlsoUnder addresses={found.alsoUnder} />
        {something ? (
          <>
            <p className={styles.jump}>
              <a href="#to-do">Hand over or erase</a>
            </p>
            <HeldTable found={found} />
          </>
        ) : null}
      </section>
      {something ? (
        <aside aria-label="Hand over or erase" id="to-do">
          <div className={desk.pane}>
            {found.rows > 0 ? <HandOver found={found} /> : null}
            <EraseOffer found={found} />
          </div>
        </aside>
      ) : null}
    </div>
  )
}

function foundWords({ address, rows, places, mentions }: FoundView): string {
  if (rows > 0) return `${counted(rows, 'record')} on ${address}, in ${counted(places.length, 'place')}`
  return mentions.length > 0 ? `${address} is named in what is about others` : `Nothing is held on ${address}`
}

/** Each is a search of its own. */
function AlsoUnder({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null
  return (
    <Form className={styles.also} method="post" action="/admin/privacy">
      <input type="hidden" name="do" value="find" />
      <span>The same mailbox is also</span>
      {addresses.map((address) => (
        <button key={address} className={desk.tool} type="submit" name="email" value={address}>
          {address}
        </button>
      ))}
    </Form>
  )
}
