/**
 * What went wrong, in browsers and while rendering, by kind. A kind is settled once it is mended, and comes back by itself
 * if it is not.
 */
import { type MetaDescriptor, redirect } from 'react-router'
import { company } from '#app/content/company.ts'
import { retention } from '#app/content/legal/retention.ts'
import { errorViews, mostKindsCounted, stripDays } from '#app/domain/app-error/error-views.ts'
import {
  countErrorKinds,
  countReports,
  findErrorKind,
  lastDays,
  listErrorKinds,
  whereItHappens,
} from '#app/domain/app-error/group-errors.server.ts'
import { reopenError, settleError } from '#app/domain/app-error/settle-error.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { integer } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PostNews } from '../parts/post-news.tsx'
import { oneOf, wholeNumber, withQuery } from '../parts/query.ts'
import { upTo, Views } from '../parts/views.tsx'
import type { Route } from './+types/page.ts'
import { ErrorPane } from './error-pane.tsx'
import { ErrorTable } from './error-table.tsx'
import { SettleNews } from './settle-news.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { app, now } = await needStaff(args)
  const { db } = app.database
  const query = new URL(args.request.url).searchParams
  const view = oneOf(errorViews, query.get('view'))
  const before = wholeNumber(query.get('before'))
  const opened = wholeNumber(query.get('error'))
  const [page, open, settled, reports, kind, where] = await Promise.all([
    listErrorKinds(db, { view, before }, now),
    countErrorKinds(db, 'open'),
    countErrorKinds(db, 'settled'),
    countReports(db, now),
    opened === undefined ? undefined : findErrorKind(db, opened, now),
    opened === undefined ? undefined : whereItHappens(db, opened),
  ])
  const counts = { open, settled, all: open + settled }
  const days = lastDays(now)
  const keptDays = retention.kinds.crash.days
  const news = query.get('news') ?? ''
  return { view, before, opened, page, counts, reports, days, keptDays, kind, where, news }
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await needStaff(args)
  const form = await readForm(args.request)
  const query = new URL(args.request.url).searchParams
  const number = wholeNumber(fieldOf(form, 'error')) ?? 0
  const seen = wholeNumber(fieldOf(form, 'seen')) ?? 0
  const news =
    fieldOf(form, 'do') === 'reopen'
      ? await reopenError(app, staff, number)
      : await settleError(app, staff, { number, seen })
  const shown = { view: query.get('view') ?? undefined, before: query.get('before') ?? undefined }
  throw redirect(withQuery('/admin/errors', { ...shown, error: number || undefined, news }), 303)
}

export const meta = (): MetaDescriptor[] => [{ title: `App errors | ${company.brand} desk` }]

export const ErrorBoundary = DeskTrouble

const names = { open: 'Open', settled: 'Settled', all: 'All' } as const

export default function ErrorsPage({ loaderData }: Route.ComponentProps) {
  const { view, before, opened, page, counts, reports, days, keptDays, kind, where, news } = loaderData
  const path = (parts: { before?: number | undefined; error?: number | undefined }) =>
    withQuery('/admin/errors', { view: view === 'open' ? undefined : view, ...parts })
  const said = (
    <PostNews>
      <SettleNews text={news} />
    </PostNews>
  )
  return (
    <>
      <PageHead title="App errors">
        <b>
          {`${upTo(mostKindsCounted, counts.open)} open ${counts.open === 1 ? 'kind' : 'kinds'}, ${integer(reports, 'en')} ${reports === 1 ? 'report' : 'reports'} in ${stripDays} days.`}
        </b>{' '}
        No address and no identifier is kept with a report.
      </PageHead>
      {opened === undefined ? said : null}
      <div className={desk.tools}>
        <Views
          views={errorViews.map((name) => ({
            href: withQuery('/admin/errors', { view: name === 'open' ? undefined : name }),
            name: names[name],
            count: upTo(mostKindsCounted, counts[name]),
            current: name === view,
          }))}
        />
      </div>
      <div className={opened === undefined ? undefined : desk.split}>
        <ErrorTable
          {...{ view, page, opened, days, keptDays }}
          first={before === undefined}
          kindPath={(number) => path({ before, error: number })}
          pagePath={(from) => path({ before: from })}
        />
        {opened === undefined ? null : (
          <ErrorPane
            {...{ kind, where, days }}
            number={opened}
            closePath={path({ before })}
            actionPath={path({ before })}
          >
            {said}
          </ErrorPane>
        )}
      </div>
    </>
  )
}
