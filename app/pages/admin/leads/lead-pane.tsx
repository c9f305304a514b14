/** The lead at the cursor: what can be done about it, what is held of it or what it sent last, and what else we have. */
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { StaffMember } from '#app/domain/desk/list-staff.server.ts'
import { dialled } from '#app/domain/lead/dialled.ts'
import { isHeldBeside, isSuspect } from '#app/domain/lead/is-suspect.ts'
import type { ArrivalBrief, LeadBrief } from '#app/domain/lead/lead-brief.server.ts'
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'
import { MailAddress } from '#app/ui/mail-address/mail-address.tsx'
import { DecisionButtons } from '../parts/decision-buttons.tsx'
import desk from '../parts/desk.module.css'
import { deskTime, hoursAndMinutes } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { Key } from '../parts/key.tsx'
import { kindNames } from '../parts/kind-names.ts'
import { languageNames } from '../parts/language-names.ts'
import { statusNames } from '../parts/status-names.ts'
import styles from './lead-pane.module.css'
import { waitWords } from './lead-words.ts'
import { OwnerChoice } from './owner-choice.tsx'

interface LeadPaneProps {
  line: LeadLine
  /** When the list was read. */
  now: string
  /** Undefined until it is read. */
  brief: LeadBrief | undefined
  /** Where the cursor goes when this lead is done. */
  next: number | undefined
  staff: readonly StaffMember[]
  /** Where the form goes. */
  post: string
  decide: (event: FormEvent<HTMLFormElement>) => void
  /** Of its buttons. */
  onClick: (event: MouseEvent<HTMLFormElement>) => void
}

export function LeadPane({ line, now, brief, next, staff, post, decide, onClick }: LeadPaneProps) {
  const { id, revision, name, company, wait, owner, status } = line
  const page = `/admin/leads/${id}`
  return (
    <div className={`${desk.pane} ${styles.pane}`} aria-busy={!brief}>
      <div>
        <h2>{name}</h2>
        {company ? <p className={styles.company}>{company}</p> : null}
      </div>
      <p>
        {wait ? <Waiting wait={wait} now={now} /> : `${statusNames[status]}.`}
        {standing(line)}
      </p>
      <Form
        className={desk.row}
        method="post"
        action={post}
        replace
        preventScrollReset
        onSubmit={decide}
        onClick={onClick}
      >
        <input type="hidden" name="lead" value={`${id}.${revision}`} />
        {next === undefined ? null : <input type="hidden" name="next" value={next} />}
        {isSuspect(line) ? null : (
          <Link className={desk.primary} to={`${page}#reply`} data-key="r" aria-keyshortcuts="R">
            Reply
            <Key>R</Key>
          </Link>
        )}
        {brief?.phone ? (
          <a className={desk.tool} href={`tel:${dialled(brief.phone)}`} data-key="t" aria-keyshortcuts="T">
            <Icon name="phone" />
            Call
            <Key>T</Key>
          </a>
        ) : null}
        <DecisionButtons status={status} held={line.held} />
        <OwnerChoice staff={staff} owner={owner ?? undefined} />
      </Form>
      {brief ? (
        <Held brief={brief} owner={owner?.name} now={now} />
      ) : (
        <p className={styles.reading}>Reading the lead</p>
      )}
      <p>
        <Link to={page}>Open the whole lead</Link> <Key>Enter</Key>
      </p>
    </div>
  )
}

/** What the status and the waiting leave open: whoever has a message in quarantine may wait all the same. */
function standing(line: LeadLine): string {
  if (isHeldBeside(line)) return ' A message is held as possible spam.'
  return line.wait ? '' : ' Nobody waits for us.'
}

function Waiting({ wait, now }: { wait: NonNullable<LeadLine['wait']>; now: string }) {
  const { time, word } = waitWords(wait)
  return (
    <>
      <b className={wait.late ? 'waste' : undefined}>{`${time} ${word}.`}</b>
      {` Waited ${hoursAndMinutes(wait.waited)} office hours since ${deskTime(wait.since, { now })}.`}
    </>
  )
}

function Held({ brief, owner, now }: { brief: LeadBrief; owner: string | undefined; now: string }) {
  const { newest, others, email, phone, campaign } = brief
  return (
    <>
      {newest ? (
        <div className={styles.newest}>
          <h3>{`${kindOf(newest)}, ${deskTime(newest.at, { now })}, ${languageNames[newest.locale]}`}</h3>
          <p lang={newest.locale} dir="auto">
            {newest.text}
          </p>
        </div>
      ) : (
        <p>What came was deleted, at the end of its term or on request.</p>
      )}
      <section className={desk.box}>
        <h3>What we hold</h3>
        <dl className={desk.facts}>
          <Fact name="Mail">
            <MailAddress address={email} />
          </Fact>
          {phone ? <Fact name="Phone">{phone}</Fact> : null}
          {others.map((other: ArrivalBrief) => (
            <Fact key={other.kind} name={kindNames[other.kind]} lang={other.locale}>
              {other.text}
            </Fact>
          ))}
          <Fact name="Source">{campaign}</Fact>
          <Fact name="Owner">{owner ?? 'Nobody yet'}</Fact>
        </dl>
      </section>
    </>
  )
}

function kindOf({ kind, held }: ArrivalBrief): string {
  return held ? `Held ${kindNames[kind].toLowerCase()}` : kindNames[kind]
}

function Fact({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang} dir={lang && 'auto'}>
        {children}
      </dd>
    </div>
  )
}
