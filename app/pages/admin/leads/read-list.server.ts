/** Everything that the list shows, by what its address says. */
import { listStaff } from '#app/domain/desk/list-staff.server.ts'
import { countViews } from '#app/domain/lead/count-views.server.ts'
import { readLeadBrief } from '#app/domain/lead/lead-brief.server.ts'
import { leadLines } from '#app/domain/lead/lead-lines.server.ts'
import { listCampaigns } from '#app/domain/lead/list-campaigns.server.ts'
import { listLeads, mostCounted } from '#app/domain/lead/list-leads.server.ts'
import { listOwners } from '#app/domain/lead/list-owners.server.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { wholeNumber } from '../parts/query.ts'
import { filterOf, readListQuery } from './list-query.ts'
import { readNews } from './read-news.server.ts'

export type ListData = Awaited<ReturnType<typeof readList>>

export async function readList({ app, staff, now: moment }: AtDesk, params: URLSearchParams) {
  const { db } = app.database
  const now = moment.toISOString()
  const query = readListQuery(params)
  const filter = filterOf(query)
  const counts = await countViews(db, filter, now)
  const common = counts.statuses[filter.status ?? 'all'] > mostCounted
  const [page, members, owners, campaigns, news] = await Promise.all([
    listLeads(db, { ...filter, common }, query.from),
    listStaff(app),
    listOwners(db),
    listCampaigns(db),
    readNews({ app, staff }, params),
  ])
  const lines = await leadLines(db, page.rows, now)
  const asked = wholeNumber(params.get('lead') ?? '')
  const shown = (lines.find(({ id }) => id === asked) ?? lines[0])?.id
  return {
    now,
    query,
    lines,
    /** The page begins where the list begins. */
    first: page.previous === undefined,
    previous: page.previous,
    next: page.next,
    counts,
    staff: members,
    /** Have leads, and do not work at the desk any more. */
    left: owners.filter((owner) => !members.some(({ id }) => id === owner.id)),
    campaigns,
    news,
    /** Number of the lead that is shown beside the list. */
    shown,
    brief: shown === undefined ? undefined : await readLeadBrief(db, shown),
  }
}
