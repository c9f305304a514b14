/** Visits without cookies: sums of a period, the road from a page to an answer, and how long that takes. */
import { Link, type MetaDescriptor } from 'react-router'
import { company } from '#app/content/company.ts'
import { type PeriodDays, periods, readPeriodDays } from '#app/domain/visits/period.ts'
import { integer, longDate } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskDay } from '../parts/desk-time.ts'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { Key } from '../parts/key.tsx'
import { languageNames } from '../parts/language-names.ts'
import { needStaff } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PathWords } from '../parts/path-words.tsx'
import type { Route } from './+types/page.ts'
import { DayBars } from './day-bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { periodWords } from './figure-words.ts'
import { readFigures } from './figures.server.ts'
import { MessageToWorkshop } from './message-to-workshop.tsx'
import styles from './page.module.css'
import { Replies } from './replies.tsx'
import { RoadToContact } from './road-to-contact.tsx'
import { SectionHead } from './section-head.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { app, now } = await needStaff(args)
  return readFigures(app, now, readPeriodDays(new URL(args.request.url).searchParams.get('days')))
}

export const meta = (): MetaDescriptor[] => [{ title: `Figures | ${company.brand} desk` }]

export const ErrorBoundary = DeskTrouble

type Figures = Route.ComponentProps['loaderData']

export default function FiguresPage({ loaderData: figures }: Route.ComponentProps) {
  const { period, since, road, times } = figures
  return (
    <>
      <PageHead title={`Figures, ${periodWords(period)}`} actions={<Actions days={period.days} />}>
        <Replies {...road.replies} />
      </PageHead>
      {since === undefined ? <NothingYet /> : <RoadToContact {...road} />}
      <MessageToWorkshop {...times} />
      {since === undefined ? null : <Visits {...figures} since={since} />}
    </>
  )
}

function Actions({ days }: { days: PeriodDays }) {
  const at = periods.indexOf(days)
  return (
    <>
      <nav className={styles.periods} aria-label="Period">
        {periods.map((one, index) => {
          const key = index === at - 1 ? '[' : index === at + 1 ? ']' : undefined
          return (
            <Link
              key={one}
              className={desk.tool}
              to={`?days=${one}`}
              preventScrollReset
              aria-current={one === days ? 'true' : undefined}
              data-key={key}
              aria-keyshortcuts={key}
            >
              {`${one} days`}
              {key ? <Key>{key}</Key> : null}
            </Link>
          )
        })}
      </nav>
      <a className={desk.tool} href={`/admin/figures.csv?days=${days}`} data-key="e" aria-keyshortcuts="E">
        Export CSV
        <Key>E</Key>
      </a>
    </>
  )
}

function NothingYet() {
  return (
    <div className={desk.empty}>
      <p>
        Counting has begun, and nobody has come yet. From the first visit on, this sheet shows the road from a page to a
        reply, and visits by day, page, language and source. Staff and visitors count alike, programs do not.
      </p>
      <p>A visit stands here ten seconds after it at the latest.</p>
    </div>
  )
}

function Visits({ since, period, byDay, byPage, byLanguage, bySource, sent, road }: Figures & { since: string }) {
  const best = byDay.reduce<(typeof byDay)[number] | undefined>(
    (top, one) => (one.visits > (top?.visits ?? 0) ? one : top),
    undefined,
  )
  return (
    <section>
      <SectionHead title="Visits by day">
        {`${integer(road.visits, 'en')} in ${period.days} days; open bars are weekends, the dashed one is today.`}
        {best ? ` Highest: ${deskDay(best.day)}, ${integer(best.visits, 'en')}.` : ''}
        {since > period.from ? ` Counted since ${longDate(since, 'en')}.` : ''}
      </SectionHead>
      <DayBars days={byDay} today={period.to} />
      <div className={styles.tables}>
        <div>
          <FigureTable
            caption="By page"
            what="Page"
            besides="Visits began"
            count="Opened"
            empty="No page was opened."
            rows={topped(
              byPage.map(({ path, exists, opened, entered }) => ({
                key: path,
                name: exists ? (
                  <a href={path}>
                    <PathWords path={path} />
                  </a>
                ) : (
                  <PathWords path={path} />
                ),
                count: opened,
                besides: entered,
              })),
              'other pages',
            )}
          />
        </div>
        <div>
          <FigureTable
            caption="By source"
            what="Source"
            count="Visits"
            empty="Nobody came."
            rows={topped(
              bySource.map(({ name, visits }) => ({ key: name, name, count: visits })),
              'other sources',
            )}
          />
          <FigureTable
            caption="By language"
            what="Language"
            count="Opened"
            empty="No page was opened."
            rows={[
              { key: 'nl', name: languageNames.nl, count: byLanguage.nl },
              { key: 'en', name: languageNames.en, count: byLanguage.en },
            ]}
          />
          <FigureTable
            caption="What was sent"
            what="Kind"
            count="Times"
            empty="Nothing was sent."
            rows={[
              { key: 'message', name: 'Messages', count: sent.message },
              { key: 'booking', name: 'Bookings', count: sent.booking },
              { key: 'report', name: 'Reports saved', count: sent.report },
              { key: 'checklist', name: 'Checklists mailed, with consent', count: sent.checklist },
            ]}
          />
        </div>
      </div>
    </section>
  )
}

const mostRows = 12

/** The largest; the rest are one row, so that the column adds up. */
function topped<Row extends { key: string; name: unknown; count: number; besides?: number }>(
  rows: readonly Row[],
  others: string,
) {
  if (rows.length <= mostRows) return rows
  const rest = rows.slice(mostRows - 1)
  const sum = (of: (row: Row) => number) => rest.reduce((all, row) => all + of(row), 0)
  return [
    ...rows.slice(0, mostRows - 1),
    {
      key: others,
      name: `${rest.length} ${others}`,
      count: sum((row) => row.count),
      besides: sum((row) => row.besides ?? 0),
    },
  ]
}
