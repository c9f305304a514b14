/** A client of POST /api/reports, as a page's script is one. */
import type { APIRequestContext } from '@playwright/test'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { exampleSheet } from './example-sheet.ts'
import { sendUntilAnswered } from './send-until.ts'

/** Saves the example for nobody in particular: no mail goes out. The paths that show and withdraw it. */
export async function saveExample(
  request: APIRequestContext,
  change: Partial<RoiSheet> = {},
): Promise<{ share: string; withdraw: string }> {
  const sheet = writeTypedSheet(typeSheet({ ...exampleSheet, ...change }, 'en')).toString()
  const answer = await request.post('/api/reports', { form: { sheet, key: crypto.randomUUID() } })
  if (answer.status() !== 201) throw new Error(`The report was refused with ${answer.status()}: ${await answer.text()}`)
  const { share, withdraw } = (await answer.json()) as { share: string; withdraw: string }
  return { share: new URL(share).pathname, withdraw: new URL(withdraw).pathname }
}

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
