/** What each kind of entry says below its title. */
import { Form, Link } from 'react-router'
import type { BookingItem, ReplyItem, ReportItem, StoryItem, StoryMail } from '#app/domain/lead/lead-story.ts'
import { clock, counted, daysAsNumber, euros, shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import desk from '../parts/desk.module.css'
import { deskDay, deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { wayNames } from '../parts/way-names.ts'
import styles from './story-items.module.css'
import { useReadAgainAt } from './use-read-again-at.ts'

interface ItemBodyProps {
  item: StoryItem
  /** What the lead writes, and we to them. */
  locale: Locale
  leadId: number
  now: string
}

export function ItemBody({ item, locale, leadId, now }: ItemBodyProps) {
  switch (item.kind) {
    case 'message':
      return (
        <div className={styles.body}>
          <Letter locale={locale} text={item.text} />
          {item.quarantined ? <p>Held as possible spam: no mail has gone out.</p> : null}
          <MailLine what="Confirmation" mail={item.mail} now={now} />
        </div>
      )
    case 'report':
      return (
        <div className={styles.body}>
          <p>
            {item.name ? <bdi>{item.name}</bdi> : 'A process'}, {reportWords(item)}
          </p>
          <MailLine what="Their copy" mail={item.mail} now={now} />
        </div>
      )
    case 'checklist':
      return (
        <div className={styles.body}>
          <p>{`${item.inPlace} of ${item.of} points in place.`}</p>
          <MailLine what="The list" mail={item.mail} now={now} />
        </div>
      )
    case 'booking':
      return <BookingBody item={item} locale={locale} now={now} />
    case 'reply':
      return <ReplyBody item={item} locale={locale} leadId={leadId} now={now} />
    case 'note':
      return (
        <p className={styles.note} dir="auto">
          {item.text}
        </p>
      )
    default:
      return null
  }
}

function reportWords({ steps, leadDays, workMinutes, costCentsPerYear, timesPerMonth }: ReportItem): string {
  const takes = `${counted(steps, 'step')}: ${daysAsNumber(leadDays, 'en')} days, of which ${shortest(workMinutes, 2, 'en')} min is work.`
  const often = timesPerMonth === 1 ? 'once' : `${shortest(timesPerMonth, 2, 'en')} times`
  return `${takes} Doing nothing costs ${euros(costCentsPerYear, 'en')} a year at ${often} a month.`
}

function BookingBody({ item, locale, now }: { item: BookingItem; locale: Locale; now: string }) {
  const { sessions, change, way, where, number, text, mail, sentKeptUntil } = item
  const what = change === 'booked' ? 'Confirmation' : 'Mail about it'
  const overtaken = mail === undefined && sentKeptUntil !== undefined && now < sentKeptUntil
  return (
    <div className={styles.body}>
      <p>
        {change === 'cancelled' ? 'It was for ' : null}
        {sessions
          .map(({ start, end }) => `${deskDay(new Date(start), { now })}, ${hour(start)} to ${hour(end)}`)
          .join(' and ')}
        , {wayNames[way]}
        {where ? (
          <>
            , <bdi>{where}</bdi>
          </>
        ) : null}
        . <Link to={`/admin/bookings?booking=${number}`}>{`Show booking ${number}`}</Link>
      </p>
      {text ? <Letter locale={locale} text={text} /> : null}
      <MailLine what={what} mail={mail} now={now} />
      {overtaken ? <p className={styles.quiet}>{what} not sent: a later change overtook it.</p> : null}
    </div>
  )
}

/** What somebody wrote, with their own line ends. */
function Letter({ locale, text }: { locale: Locale; text: string }) {
  return (
    <div className={styles.letter} lang={locale}>
      <p dir="auto">{text}</p>
    </div>
  )
}

function ReplyBody({ item, locale, leadId, now }: { item: ReplyItem; locale: Locale; leadId: number; now: string }) {
  const { subject, text, mail, withdrawn, change, stoppable } = item
  const leaves = mail?.status === 'waiting' && mail.attempts === 0
  useReadAgainAt(leaves ? mail.at : undefined, now)
  return (
    <div className={styles.body}>
      <div className={`${styles.letter} ${withdrawn ? styles.stopped : ''}`} lang={locale}>
        <b dir="auto">{subject}</b>
        <p dir="auto">{text}</p>
      </div>
      {leaves && stoppable ? (
        <div className={desk.row}>
          <span>{`Leaves ${deskTime(mail.at, { now })}. Until then Undo stops it.`}</span>
          <Form method="post" action="/admin/undo" preventScrollReset>
            <input type="hidden" name="change" value={change} />
            <input type="hidden" name="to" value={`/admin/leads/${leadId}`} />
            <button className={desk.tool} type="submit">
              <Icon name="undo" />
              Stop this reply
            </button>
          </Form>
        </div>
      ) : (
        <MailLine what="Mail" mail={mail} now={now} />
      )}
      {withdrawn || mail ? null : (
        // Mails that were given up are deleted too: nobody knows any more whether this one arrived.
        <p className={styles.quiet}>Our copy of the mail was deleted at the end of its term.</p>
      )}
    </div>
  )
}

function MailLine({ what, mail, now }: { what: string; mail: StoryMail | undefined; now: string }) {
  if (!mail) return null
  return (
    <p className={mail.status === 'dead' ? undefined : styles.quiet}>
      {mailWords(what, mail, now)} <Link to={`/admin/outbox?mail=${mail.id}`}>Read the mail</Link>
    </p>
  )
}

function mailWords(what: string, { status, at, attempts, error }: StoryMail, now: string): string {
  const when = deskTime(at, { now })
  if (status === 'sent') return `${what} sent ${when}${attempts > 1 ? `, at attempt ${attempts}` : ''}.`
  if (status === 'dead')
    return `${what} given up after ${counted(attempts, 'attempt')}: ${error ?? 'no reason is known'}.`
  if (attempts === 0) return `${what} about to leave.`
  // An attempt counts from its beginning, and may still succeed.
  return error === null ? `${what} on its way.` : `${what} not delivered so far: ${error}. Next try ${when}.`
}

function hour(instant: string): string {
  return clock(new Date(instant), 'en')
}
