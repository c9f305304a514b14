/** What an erasure does not reach, said before it is done. */
import styles from './erase-step.module.css'
import type { FoundView } from './privacy-view.server.ts'

export function WhatStays({ found, mailFiles }: { found: FoundView; mailFiles: boolean }) {
  const changed = found.places.some(({ key }) => key === 'change')
  return (
    <dl className={styles.lines}>
      <div>
        <dt>Backups</dt>
        <dd>
          {`Those made before now hold it until they end, ${found.backups}. They cannot be changed one row at a time. Keep the `}
          request until then: if one is restored, erase again.
        </dd>
      </div>
      <div>
        <dt>The mailbox of the office</dt>
        <dd>It has its own copies of what came in. Delete those there, by hand.</dd>
      </div>
      {mailFiles ? (
        <div>
          <dt>Files in DATA_DIR/mail</dt>
          <dd>This server has no mail server and writes mails to files. Delete those to this address, by hand.</dd>
        </div>
      ) : null}
      <div>
        <dt>Texts begun at the desk</dt>
        <dd>
          What was begun and not sent, such as a reply, stays in the browser where it was typed, for whoever typed it.
          {` It goes when a form of the desk is opened there ${found.draftDays} days later. `}
          Have its field emptied before you erase: afterwards no page shows it.
        </dd>
      </div>
      {changed ? (
        <div>
          <dt>Lines of the audit log</dt>
          <dd>That something was done to a lead or a booking, by its number. Neither name nor address.</dd>
        </div>
      ) : null}
      <div>
        <dt>Counts against abuse</dt>
        <dd>{`Codes that hold no address. The software deletes them, ${found.counts}.`}</dd>
      </div>
      <div>
        <dt>Invoices and files of assignments</dt>
        <dd>Not in this database. Tax law keeps invoices for seven years (GDPR, art.{'\u00a0'}17(3)(b)).</dd>
      </div>
      <div>
        <dt>The proof</dt>
        <dd>A number, the time, your name, how many rows went, and a code of the address.</dd>
      </div>
    </dl>
  )
}
