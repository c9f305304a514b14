/** Who it is, what can be decided about them, and the way to the lead before and after. */
import { Form, Link, useNavigation } from 'react-router'
import { offer } from '#app/content/offer.ts'
import { dialled } from '#app/domain/lead/dialled.ts'
import { isHeldBeside } from '#app/domain/lead/is-suspect.ts'
import { DecisionButtons } from '../parts/decision-buttons.tsx'
import desk from '../parts/desk.module.css'
import { hoursAndMinutes } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { Key } from '../parts/key.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { submitterOf } from '../parts/submitter-of.ts'
import { useDecidedOnce } from '../parts/use-decided-once.ts'
import { upTo } from '../parts/views.tsx'
import styles from './lead-head.module.css'
import type { LeadPageData } from './read-page.server.ts'

export function LeadHead({ file }: { file: LeadPageData }) {
  const { lead, title, suspect, held } = file
  const decidedOnce = useDecidedOnce()
  const sent = useNavigation().formData?.get('do')
  return (
    <div className={styles.head}>
      <Neighbours file={file} />
      <h1 id={`lead-${lead.id}`} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.company}>
        {lead.company ? (
          <>
            <bdi>{lead.company}</bdi>
            {lead.company.endsWith('.') ? ' ' : '. '}
          </>
        ) : null}
        <State file={file} />
        <HeldBeside file={file} />
      </p>
      <Form
        className={desk.row}
        method="post"
        aria-label="Decide"
        preventScrollReset
        onClick={decidedOnce}
        onSubmit={(event) => {
          // A key that is held presses again and again.
          if (sent && sent === submitterOf(event)?.value) event.preventDefault()
        }}
      >
        <input type="hidden" name="revision" value={lead.revision} />
        <input type="hidden" name="seen" value={file.seen} />
        {suspect ? null : (
          <PlaceLink className={desk.tool} place="reply-text">
            Reply
            <Key>R</Key>
          </PlaceLink>
        )}
        {lead.phone ? (
          <a className={desk.tool} href={`tel:${dialled(lead.phone)}`} data-key="t" aria-keyshortcuts="T">
            <Icon name="phone" />
            Call
            <Key>T</Key>
          </a>
        ) : null}
        <DecisionButtons status={lead.status} held={held} primary="release" />
      </Form>
    </div>
  )
}

/** What counts now, in a sentence. */
function State({ file: { lead, road, late, held } }: { file: LeadPageData }) {
  const { waiting } = road
  if (lead.status === 'quarantined')
    return 'Held as possible spam: no mail has gone out, and nobody waits. Release sends our mails and cannot be undone.'
  if (lead.status === 'spam') return 'Spam: what they send starts no waiting.'
  if (!waiting || waiting.until !== undefined)
    return lead.status === 'open' && !held ? 'Open, and nobody waits for us.' : null
  if (late) return <b className="waste">{hoursAndMinutes(waiting.lateMinutes)} late.</b>
  const left = offer.replyOfficeHours * 60 - waiting.minutes
  if (left <= 0)
    return `The ${offer.replyOfficeHours} office hours have passed. One more office minute, and it is late.`
  return `${hoursAndMinutes(left)} office hours left to answer.`
}

/** Of somebody we knew before: the lead keeps its status, and one message of it is in quarantine. */
function HeldBeside({ file: { lead, held } }: { file: LeadPageData }) {
  if (!isHeldBeside({ status: lead.status, held })) return null
  return ' A message is held as possible spam: no mail has gone out for it. Release sends our mails and cannot be undone.'
}

/** J and K find their links by the rows around them: the current one is this lead. */
function Neighbours({ file: { neighbours, lead } }: { file: LeadPageData }) {
  const { previous, next, nextWaits, place, open, most } = neighbours
  const first = nextWaits ? 'First that is due' : 'First that is open'
  const count = upTo(most, open)
  return (
    <nav className={styles.trail} aria-label="Leads that are open">
      <Link to="/admin" data-key="Escape" aria-keyshortcuts="Escape">
        Leads
      </Link>
      <ul>
        {previous === undefined ? null : (
          <li data-row>
            <Link to={`/admin/leads/${previous}`} data-key="k" aria-keyshortcuts="K">
              Previous <Key>K</Key>
            </Link>
          </li>
        )}
        <li data-row aria-current="true">
          {lead.status === 'open' ? `${place ?? 'One'} of ${count} open` : `${count} open`}
        </li>
        {next === undefined ? null : (
          <li data-row>
            <Link to={`/admin/leads/${next}`} data-key="j" aria-keyshortcuts="J">
              {lead.status === 'open' ? 'Next lead' : first} <Key>J</Key>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
