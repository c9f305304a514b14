/** POST /admin/audit.csv: the lines that the address names, all pages of them. It leaves a line of its own in the log. */
import { data } from 'react-router'
import { exportAuditLog } from '#app/domain/desk/export-audit-log.server.ts'
import { isoDay } from '#app/formats.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { needStaff } from '../parts/need-staff.server.ts'
import { streamOf } from '../parts/stream-of.server.ts'
import type { Route } from './+types/csv-api.ts'
import { filterOf, readAuditQuery } from './audit-query.server.ts'

export async function action(args: Route.ActionArgs): Promise<Response> {
  const { app, staff, now } = await needStaff(args, '/admin/audit')
  const filter = filterOf(readAuditQuery(new URL(args.request.url).searchParams))
  return new Response(streamOf(await exportAuditLog(app, staff, filter)), {
    headers: {
      ...secretHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-log-${isoDay(now)}.csv"`,
      // To be sent as it comes: by us, and by proxies that would collect it first.
      'X-Accel-Buffering': 'no',
    },
  })
}

/** GET: there is nothing here to look at. */
export async function loader(args: Route.LoaderArgs) {
  await needStaff(args, '/admin/audit')
  throw data(null, { status: 404 })
}
