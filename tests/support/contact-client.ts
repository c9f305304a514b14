/** A client of POST /api/contact, as a page's script is one. */
import { setTimeout as wait } from 'node:timers/promises'
import { asSlowAsAPerson } from './as-slow-as-a-person.ts'
import { sendUntilAnswered } from './send-until.ts'

export interface TypedMessage {
  name: string
  email: string
  company?: string
  message: string
}

const windowMs = 600_000
const roomMs = 20_000

/** At least 20 s before the ten minutes end within which messages are counted: five and a refused one are in the same. */
export async function roomInWindow(): Promise<void> {
  const left = windowMs - (Date.now() % windowMs)
  if (left < roomMs) await wait(left + 100)
}

/** The signed token of a freshly opened contact page, old enough to pass for a person's. */
export async function formToken(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/contact`, { headers: { 'X-Forwarded-For': '10.0.0.1' } })).text()
  const token = /name="token"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="token"/.exec(html)
  const value = token?.[1] ?? token?.[2]
  if (!value) throw new Error('The contact page carries no form token')
  await asSlowAsAPerson()
  return value
}

export function postMessage(
  origin: string,
  body: TypedMessage & { key: string; token: string },
  client: string,
): Promise<Response> {
  return fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
    body: JSON.stringify({ locale: 'en', ...body }),
    signal: AbortSignal.timeout(10_000),
  })
}

export function sendUntilAcknowledged(
  origin: string,
  body: TypedMessage & { key: string; token: string },
  client: string,
): Promise<number> {
  return sendUntilAnswered(
    () => postMessage(origin, body, client),
    async (answer) => (answer.status === 201 ? ((await answer.json()) as { number: number }).number : undefined),
  )
}
