/** A client of POST /api/reports, as a page's script is one. */
import { sendUntilAnswered } from './send-until.ts'

/** Gives the address to share. */
export function saveUntilAcknowledged(
  origin: string,
  fields: Readonly<Record<string, string>>,
  client: string,
): Promise<string> {
  return sendUntilAnswered(
    () => postReport(origin, fields, client),
    async (answer) => (answer.status === 201 ? ((await answer.json()) as { share: string }).share : undefined),
  )
}

function postReport(origin: string, fields: Readonly<Record<string, string>>, client: string): Promise<Response> {
  return fetch(`${origin}/api/reports`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(10_000),
  })
}
