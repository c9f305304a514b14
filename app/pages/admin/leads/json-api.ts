/** GET /admin/leads.json: the same with everything that came from each. */
import type { Route } from './+types/json-api.ts'
import { sendFile } from './send-file.server.ts'

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return sendFile(args, 'json')
}
