/** GET /admin/leads.csv: the leads of the list's address, all pages of them, for a spreadsheet. */
import type { Route } from './+types/csv-api.ts'
import { sendFile } from './send-file.server.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return sendFile(args, 'csv')
}
