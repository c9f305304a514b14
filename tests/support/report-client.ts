/** A client of POST /api/reports, as a page's script is one. */
import { setTimeout as wait } from 'node:timers/promises'

/** Sends until the server acknowledges, as a visitor who presses the button again would. Gives the address to share. */
export async function saveUntilAcknowledged(
  origin: string,
  fields: Readonly<Record<string, string>>,
  client: string,
): Promise<string> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const answer = await postReport(origin, fields, client).catch(() => undefined)
    if (answer?.status === 201) return ((await answer.json()) as { share: string }).share
    if (answer && answer.status < 500) throw new Error(`Refused with ${answer.status}: ${await answer.text()}`)
    await answer?.body?.cancel()
    await wait(50 + Math.random() * 100)
  }
  throw new Error('Never acknowledged')
}

function postReport(origin: string, fields: Readonly<Record<string, string>>, client: string): Promise<Response> {
  return fetch(`${origin}/api/reports`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(10_000),
  })
}
