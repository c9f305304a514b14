/** A mail as it was sent, beside the list. */
import { type ReactNode, useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { offer } from '#app/content/offer.ts'
import { isGivenUp } from '#app/domain/outbox/mail-views.ts'
import type { ReadMail } from '#app/domain/outbox/read-mail.server.ts'
import { tooLate, tooLateWords } from '#app/domain/outbox/too-late.ts'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Fault } from '../parts/fault.tsx'
import { Key } from '../parts/key.tsx'
import { usePane } from '../parts/use-pane.ts'
import { Letter } from './letter.tsx'
import styles from './mail-pane.module.css'
import { timeOf } from './mail-table.tsx'
import { Settle } from './settle.tsx'

interface MailPaneProps {
  id: number
  /** Undefined: it is gone. */
  mail: ReadMail | undefined
  now: string
  closePath: string
  actionPath: string
  /** What came of trying or settling it. */
  children?: ReactNode
}

export function MailPane({ id, mail, now, closePath, actionPath, children }: MailPaneProps) {
  const heading = usePane(id)
  useFresh(mail)
  return (
    <aside aria-label="Mail as it was sent" id="mail">
      <div className={desk.pane}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} lang={mail?.language}>
            {mail ? mail.subject || 'Cannot be read' : 'Gone'}
          </h2>
          <Link className={desk.tool} to={closePath} preventScrollReset data-key="Escape" aria-keyshortcuts="Escape">
            Close <Key>Esc</Key>
          </Link>
        </div>
        {children}
        {mail ? (
          <Opened {...{ mail, now, actionPath }} />
        ) : (
          <p>{`Mail ${id} is not kept any more. It was taken back before it left, a change of its booking overtook it, its term has ended, or it was deleted on request.`}</p>
        )}
      </div>
    </aside>
  )
}

function Opened({ mail, now, actionPath }: { mail: ReadMail; now: string; actionPath: string }) {
  const settled = mail.state === 'settled'
  const givenUp = isGivenUp(mail.state)
  return (
    <>
      {givenUp ? <GivenUp {...mail} /> : null}
      {mail.refusal === undefined || givenUp || mail.lead !== undefined ? (
        <div className={desk.row}>
          {mail.refusal === undefined ? (
            <Form method="post" action={actionPath} preventScrollReset>
              <input type="hidden" name="mail" value={mail.id} />
              <button className={settled ? desk.tool : desk.primary} type="submit" data-key="y" aria-keyshortcuts="Y">
                {givenUp ? 'Try again' : 'Try now'} <Key>Y</Key>
              </button>
            </Form>
          ) : null}
          {givenUp ? <Settle id={mail.id} settled={settled} action={actionPath} /> : null}
          {mail.lead === undefined ? null : (
            <Link className={desk.tool} to={`/admin/leads/${mail.lead}`}>
              Lead {mail.lead}
            </Link>
          )}
        </div>
      ) : null}
      {mail.refusal === undefined ? (
        <p className={styles.note}>It leaves at once: trying cannot be taken back.</p>
      ) : null}
      <section className={desk.box}>
        <h3>Headers</h3>
        <dl className={desk.facts}>
          <Fact name="From">{mailbox(mail.from)}</Fact>
          <Fact name="To">{mail.to ? mailbox(mail.to) : 'nobody'}</Fact>
          {mail.content?.replyTo ? <Fact name="Reply-To">{mailbox(mail.content.replyTo)}</Fact> : null}
          {mail.content ? <Fact name="Message-ID">{mail.content.messageId}</Fact> : null}
          <Fact name="What for">{mail.purpose.words}</Fact>
          <Fact name="Promised">{deskTime(mail.createdAt, { year: true })}</Fact>
          <Fact name={timeNames[mail.state]}>{timeOf(mail, now)}</Fact>
          {mail.content?.window ? <Fact name="Not after">{deskTime(mail.content.window.until)}</Fact> : null}
        </dl>
      </section>
      <Letter mail={mail} />
    </>
  )
}

const timeNames = {
  dead: 'Given up',
  settled: 'Given up',
  waiting: 'Next try',
  planned: 'Goes out',
  sent: 'Sent',
} as const

function GivenUp({ attempts, lastError, refusal, purpose, settledAt }: ReadMail) {
  const why = (
    <>
      {lastError === tooLate ? null : (
        <p>{`${counted(attempts, 'attempt')} failed. ${lastError ? `The last time: ${lastError}.` : ''}`}</p>
      )}
      {refusal === 'too late' ? <p>{tooLateWords(purpose)}</p> : null}
      {refusal === 'overtaken' ? <p>Its booking was changed since, and a later mail says how it stands.</p> : null}
      {purpose.reply ? (
        <p>A dead reply is no reply: the {offer.replyOfficeHours} office hours run on until somebody answers.</p>
      ) : null}
    </>
  )
  if (settledAt !== null) {
    return (
      <div>
        <p>
          <b>{`Given up, settled ${deskTime(settledAt, { year: true })}.`}</b>
        </p>
        {why}
      </div>
    )
  }
  return (
    <div className={styles.dead}>
      <Fault title="Not delivered, and no longer tried">{why}</Fault>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function mailbox({ name, address }: { name?: string; address: string }): ReactNode {
  if (!name) return address
  return (
    <>
      <bdi>{name}</bdi>
      {` <${address}>`}
    </>
  )
}

/** Looks once more a moment after a mail was sent on its way: by then it is out, or refused. */
function useFresh(mail: ReadMail | undefined): void {
  const { revalidate } = useRevalidator()
  const waits = mail?.refusal === 'on its way'
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => void revalidate(), 1500)
    return () => clearTimeout(timer)
  }, [waits, revalidate])
}
