/** The revision block of the desk: who changed what, newest first. Every line can be taken back, or says why not. */
import { Link, type MetaDescriptor } from 'react-router'
import { company } from '#app/content/company.ts'
import { retention } from '#app/content/legal/retention.ts'
import { auditPeople, countAuditLines, listAuditLines } from '#app/domain/desk/audit-log.server.ts'
import { auditViews, mostLinesCounted } from '#app/domain/desk/audit-views.ts'
import desk from '../parts/desk.module.css'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { Key } from '../parts/key.tsx'
import { needStaff } from '../parts/need-staff.server.ts'
import { NotUndone } from '../parts/not-undone.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PostNews } from '../parts/post-news.tsx'
import { upTo, Views } from '../parts/views.tsx'
import type { Route } from './+types/page.ts'
import { auditPath } from './audit-path.ts'
import { filterOf, readAuditQuery } from './audit-query.server.ts'
import { AuditTable } from './audit-table.tsx'
import { AuditTools } from './audit-tools.tsx'
import { viewLines } from './audit-view.server.ts'

const pageSize = 25

export async function loader(args: Route.LoaderArgs) {
  const { app, now } = await needStaff(args)
  const { db } = app.database
  const search = new URL(args.request.url).searchParams
  const query = readAuditQuery(search)
  const filter = filterOf(query)
  const people = await auditPeople(db)
  const lines = await listAuditLines(db, filter, { before: query.before, limit: pageSize + 1 })
  const shown = await viewLines(app, lines.slice(0, pageSize))
  const counts = await Promise.all(auditViews.map((view) => countAuditLines(db, { ...filter, view })))
  return {
    query,
    people,
    lines: shown,
    now: now.toISOString(),
    next: lines.length > pageSize ? shown.at(-1)?.id : undefined,
    counts: Object.fromEntries(auditViews.map((view, index) => [view, counts[index] ?? 0])),
    refused: search.has('undo'),
    term: retention.kinds.deskChange.term.en,
  }
}

export const meta = (): MetaDescriptor[] => [{ title: `Audit log | ${company.brand} desk` }]

export const ErrorBoundary = DeskTrouble

const names = {
  all: 'All',
  leads: 'Leads',
  bookings: 'Bookings',
  mail: 'Mail',
  errors: 'App errors',
  indexnow: 'IndexNow',
  privacy: 'Privacy',
  accounts: 'Accounts',
  files: 'Exports',
} as const

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { query, people, lines, now, next, counts, refused, term } = loaderData
  const { before, ...filter } = query
  return (
    <>
      <PageHead
        title="Audit log"
        actions={
          lines.length > 0 ? (
            <form method="post" action={auditPath(filter, '/admin/audit.csv')}>
              <button className={desk.tool} type="submit" data-key="e" aria-keyshortcuts="E">
                Export CSV <Key>E</Key>
              </button>
            </form>
          ) : null
        }
      >
        {`No line is changed or removed by staff; erasing somebody empties its before and after. The software deletes it ${term}.`}
      </PageHead>
      <PostNews>{refused ? <NotUndone /> : null}</PostNews>
      <div className={desk.tools}>
        <Views
          views={auditViews.map((view) => ({
            href: auditPath({ ...filter, view }),
            name: names[view],
            count: upTo(mostLinesCounted, counts[view] ?? 0),
            current: view === query.view,
          }))}
        />
        <AuditTools query={query} people={people} />
      </div>
      {lines.length === 0 ? (
        <p className={desk.empty}>
          {before === undefined && filter.view === 'all' && !filter.by && !filter.until
            ? 'Nothing has been changed at the desk yet. Every change stands here, with Undo where it can be taken back.'
            : 'No lines. Another view, person or day may have some.'}
        </p>
      ) : (
        <AuditTable lines={lines} now={now} />
      )}
      <div className={desk.pager}>
        <p>{lines.length > 0 ? `Lines ${lines[0]?.id} to ${lines.at(-1)?.id}` : ''}</p>
        <div className={desk.row}>
          {before === undefined ? null : (
            <Link className={desk.tool} to={auditPath(filter)}>
              Newest
            </Link>
          )}
          {next === undefined ? null : (
            <Link className={desk.tool} to={auditPath({ ...filter, before: next })} data-key="n" aria-keyshortcuts="N">
              Older <Key>N</Key>
            </Link>
          )}
        </div>
      </div>
    </>
  )
}
