/** Answers with the leads that the address names, as a file. */
import { type ExportFormat, exportLeads } from '#app/domain/lead/export-leads.server.ts'
import { isoDay } from '#app/formats.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { needStaff } from '../parts/need-staff.server.ts'
import { streamOf } from '../parts/stream-of.server.ts'
import { filterOf, readListQuery } from './list-query.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

export async function sendFile(args: Parameters<typeof needStaff>[0], format: ExportFormat): Promise<Response> {
  const { app, staff, now } = await needStaff(args, '/admin')
  const filter = filterOf(readListQuery(new URL(args.request.url).searchParams))
  // HEAD takes nothing along, and leaves no line in the audit log.
  const asksOnly = args.request.method === 'HEAD'
  return new Response(asksOnly ? null : streamOf(await exportLeads(app, staff, filter, format)), {
    headers: {
      ...secretHeaders,
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="leads-${isoDay(now)}.${format}"`,
      // To be sent as it comes: by us, and by proxies that would collect it first.
      'X-Accel-Buffering': 'no',
    },
  })
}
