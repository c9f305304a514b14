/** Every mail that was promised: what waits, what went out, and on top what was given up. */
import { type MetaDescriptor, redirect } from 'react-router'
import { company } from '#app/content/company.ts'
import { retention } from '#app/content/legal/retention.ts'
import { countDueMails, countMails, firstAttempts, listMails } from '#app/domain/outbox/list-mails.server.ts'
import { mailViews, mostMailsCounted } from '#app/domain/outbox/mail-views.ts'
import { readMail } from '#app/domain/outbox/read-mail.server.ts'
import { canRetryAny, retryMail, retryMails } from '#app/domain/outbox/retry-mail.server.ts'
import { reopenMail, settleMail } from '#app/domain/outbox/settle-mail.server.ts'
import { fieldOf } from '#app/field-of.ts'
import desk from '../parts/desk.module.css'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PostNews } from '../parts/post-news.tsx'
import { oneOf, wholeNumber, withQuery } from '../parts/query.ts'
import { upTo, Views } from '../parts/views.tsx'
import type { Route } from './+types/page.ts'
import { MailPane } from './mail-pane.tsx'
import { MailTable } from './mail-table.tsx'
import { RetryAll, RetryNews } from './retry.tsx'
import { SettleNews } from './settle.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { app, now } = await needStaff(args)
  const { db } = app.database
  const query = new URL(args.request.url).searchParams
  const view = oneOf(mailViews, query.get('view'))
  const before = wholeNumber(query.get('before'))
  const opened = wholeNumber(query.get('mail'))
  const at = now.toISOString()
  const onTop = view === 'all' && before === undefined
  const [page, top, dead, settled, waiting, sent, due, canTry, first, mail] = await Promise.all([
    listMails(db, { view, before }, at),
    onTop ? listMails(db, { view: 'dead' }, at) : undefined,
    countMails(db, 'dead'),
    countMails(db, 'settled'),
    countMails(db, 'waiting'),
    countMails(db, 'sent'),
    countDueMails(db, at),
    canRetryAny(db, app.clock),
    firstAttempts(db),
    opened === undefined ? undefined : readMail(app, opened),
  ])
  return {
    ...{ view, before, opened, page, canTry, first, mail, now: at },
    // Where they are more than a page, the rest is under Dead.
    dead: top ?? { rows: [], next: undefined },
    counts: { dead, settled, waiting, sent, due },
    keptDays: retention.kinds.sentMail.days,
    news: {
      text: query.get('news') ?? '',
      tried: wholeNumber(query.get('tried')),
      late: wholeNumber(query.get('late')),
    },
  }
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await needStaff(args)
  const form = await readForm(args.request)
  const query = new URL(args.request.url).searchParams
  const shown = { view: query.get('view') ?? undefined, before: query.get('before') ?? undefined }
  const id = wholeNumber(fieldOf(form, 'mail'))
  if (id === undefined) {
    const { tried, late } = await retryMails(app, staff)
    throw redirect(withQuery('/admin/outbox', { ...shown, news: 'all', tried, late }), 303)
  }
  const news = await acts[oneOf(doings, fieldOf(form, 'do'))](app, staff, id)
  throw redirect(withQuery('/admin/outbox', { ...shown, mail: id, news }), 303)
}

/** What can be done to one mail; trying is what a form means that says nothing. */
const doings = ['retry', 'settle', 'reopen'] as const

const acts = { retry: retryMail, settle: settleMail, reopen: reopenMail } as const

export const meta = (): MetaDescriptor[] => [{ title: `Outbox | ${company.brand} desk` }]

export const ErrorBoundary = DeskTrouble

const names = { all: 'All', dead: 'Dead', settled: 'Settled', waiting: 'Waiting', sent: 'Sent' } as const

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { view, before, opened, page, dead, counts, canTry, first, mail, keptDays, news, now } = loaderData
  const all = counts.dead + counts.settled + counts.waiting + counts.sent
  const path = (parts: { before?: number | undefined; mail?: number | undefined }) =>
    withQuery('/admin/outbox', { view: view === 'all' ? undefined : view, ...parts })
  const said = (
    <PostNews>
      <RetryNews {...news} reply={mail?.purpose.reply ?? false} />
      <SettleNews text={news.text} />
    </PostNews>
  )
  return (
    <>
      <PageHead
        title="Outbox"
        actions={
          counts.dead + counts.due > 0 ? <RetryAll action={path({ before })} primary={canTry && !opened} /> : null
        }
      >
        <b className={counts.dead > 0 ? 'waste' : undefined}>{`${upTo(mostMailsCounted, counts.dead)} dead`}</b>
        {`, ${upTo(mostMailsCounted, counts.due)} due. `}
        {firstAttemptWords(first, keptDays)}A mail is tried until the mail server takes it or it is given up.
      </PageHead>
      {opened === undefined ? said : null}
      <div className={desk.tools}>
        <Views
          views={mailViews.map((name) => ({
            href: withQuery('/admin/outbox', { view: name === 'all' ? undefined : name }),
            name: names[name],
            count: upTo(mostMailsCounted, name === 'all' ? all : counts[name]),
            current: name === view,
          }))}
        />
      </div>
      <div className={opened === undefined ? undefined : desk.split}>
        <MailTable
          {...{ view, page, dead, opened, now, keptDays }}
          first={before === undefined}
          mailPath={(id) => path({ before, mail: id })}
          pagePath={(from) => path({ before: from })}
        />
        {opened === undefined ? null : (
          <MailPane id={opened} mail={mail} now={now} closePath={path({ before })} actionPath={path({ before })}>
            {said}
          </MailPane>
        )}
      </div>
    </>
  )
}

function firstAttemptWords({ sent, atOnce }: { sent: number; atOnce: number }, keptDays: number): string {
  if (sent === 0) return `Nothing was sent in the last ${keptDays} days. `
  const of =
    sent === 1
      ? `The last one sent ${atOnce === 1 ? 'went' : 'did not go'}`
      : `Of the last ${sent} sent, ${atOnce} went`
  return `${of} out at the first attempt, or the first after Try again. `
}
