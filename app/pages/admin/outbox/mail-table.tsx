/** The mails of a page. The dead stand in a group of their own on top of the first one. */
import { Link } from 'react-router'
import { offer } from '#app/content/offer.ts'
import type { MailPage, MailRow } from '#app/domain/outbox/list-mails.server.ts'
import type { MailView } from '#app/domain/outbox/mail-views.ts'
import { replyDays, tooLate } from '#app/domain/outbox/too-late.ts'
import { counted } from '#app/formats.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { OlderPager } from '../parts/older-pager.tsx'
import { PaneLink } from '../parts/pane-link.tsx'
import { Attempts } from './attempts.tsx'
import styles from './mail-table.module.css'

interface MailTableProps {
  view: MailView
  page: MailPage
  dead: MailPage
  opened: number | undefined
  now: string
  /** For so long the copy of a sent mail is kept. */
  keptDays: number
  /** Whether it is the first page. */
  first: boolean
  mailPath: (id: number) => string
  pagePath: (before?: number) => string
}

const nothing = {
  all: (days: number) => `No mails. Those of the last ${days} days stand here.`,
  dead: () => 'No dead mails. What was promised goes out, or is settled.',
  settled: () => 'No settled mails.',
  waiting: () => 'No mails wait.',
  sent: (days: number) => `No mails were sent in the last ${days} days.`,
} as const

export function MailTable({ view, page, dead, opened, now, keptDays, first, mailPath, pagePath }: MailTableProps) {
  const rows = (mails: readonly MailRow[]) =>
    mails.map((mail) => <Row key={mail.id} {...{ mail, now }} href={mailPath(mail.id)} current={mail.id === opened} />)
  const shown = dead.rows.length + page.rows.length
  if (shown === 0) return <p className={desk.empty}>{first ? nothing[view](keptDays) : 'No older mails.'}</p>
  return (
    <div>
      <div className={desk.tableBox}>
        <table className={`${desk.table} ${desk.stack} ${styles.mails}`} {...roles.table}>
          <caption className="visually-hidden">
            Mails, newest first{dead.rows.length > 0 ? ', the dead on top' : ''}
          </caption>
          <TableHead columns={['Mail', 'State', 'Attempts', 'Next or sent', 'Server said']} />
          {dead.rows.length > 0 ? (
            <tbody {...roles.group}>
              <tr {...roles.row} className={styles.group}>
                <th scope="rowgroup" {...roles.rowHead} colSpan={5}>
                  Dead: no longer tried
                  <span className={desk.second}>
                    A dead reply is no reply: the {offer.replyOfficeHours} office hours run on until somebody answers.
                    {dead.next === undefined ? null : (
                      <>
                        {' '}
                        <Link to="/admin/outbox?view=dead">All that are dead</Link>
                      </>
                    )}
                  </span>
                </th>
              </tr>
              {rows(dead.rows)}
            </tbody>
          ) : null}
          <tbody {...roles.group}>
            {dead.rows.length > 0 && page.rows.length > 0 ? (
              <tr {...roles.row} className={styles.group}>
                <th scope="rowgroup" {...roles.rowHead} colSpan={5}>
                  Waiting, sent and settled
                </th>
              </tr>
            ) : null}
            {rows(page.rows)}
          </tbody>
        </table>
      </div>
      <OlderPager first={first} next={page.next} pagePath={pagePath}>
        {counted(shown, 'mail')} on this page. Attempts: a bar is delivered, a cross failed, an open box is to come.
      </OlderPager>
    </div>
  )
}

function Row({ mail, now, href, current }: { mail: MailRow; now: string; href: string; current: boolean }) {
  const { to, subject, language, purpose } = mail
  const said = serverSaid(mail)
  return (
    <tr {...roles.row} data-row aria-current={current ? 'true' : undefined}>
      <th scope="row" {...roles.rowHead} className={desk.break}>
        <PaneLink className={styles.subject} to={href} pane="mail" lang={language}>
          <bdi>{subject || 'Cannot be read'}</bdi>
        </PaneLink>
        <span className={desk.second}>{[to?.address ?? 'To nobody', purpose.words].join('\u00a0· ')}</span>
      </th>
      <td {...roles.cell}>
        <State state={mail.state} />
      </td>
      <td {...roles.cell}>
        <Attempts {...mail} />
      </td>
      <td {...roles.cell} className={styles.time}>
        {timeOf(mail, now)}
      </td>
      <td {...roles.cell} className={`${styles.said} ${desk.break}`} data-quiet={said.quiet || undefined}>
        <span>{said.words}</span>
      </td>
    </tr>
  )
}

const states = {
  dead: { icon: 'fault', words: 'Dead', look: undefined },
  settled: { icon: 'lost', words: 'Given\u00a0up, settled', look: undefined },
  waiting: { icon: 'open', words: 'Waiting', look: 'waste' },
  planned: { icon: 'open', words: 'Planned', look: undefined },
  sent: { icon: 'answered', words: 'Sent', look: 'flow' },
} as const

function State({ state }: { state: MailRow['state'] }) {
  const { icon, words, look } = states[state]
  return (
    <span className={styles.state}>
      <span className={look}>
        <Icon name={icon} />
      </span>
      {words}
    </span>
  )
}

export function timeOf({ state, dueAt, sentAt }: MailRow, now: string): string {
  if (state === 'sent') return deskTime(sentAt ?? dueAt, { now })
  return state === 'waiting' && dueAt <= now ? 'now' : deskTime(dueAt, { now })
}

/** `quiet`: no words of a server. */
function serverSaid({ state, lastError, attempts, purpose }: MailRow): { words: string; quiet: boolean } {
  if (state === 'sent') return { words: 'taken', quiet: true }
  if (state === 'planned') return { words: 'at its planned time', quiet: true }
  // Never tried: the server was not asked.
  if (lastError === tooLate)
    return { words: purpose.reply ? `more than ${replyDays} days old` : 'its day passed', quiet: true }
  return { words: lastError ?? (attempts > 0 ? 'nothing yet' : ''), quiet: lastError === null }
}
