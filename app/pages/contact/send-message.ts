/** Sends the form's content to POST /api/contact and reads the answer. Nothing here throws: every end has a name. */
import { minutesToWait } from '#app/retry-after.ts'
import type { Refusal } from './refusal.ts'

/** 20 s: longer than any answer takes, shorter than a visitor's patience. */
const answerLimit = 20_000

export type SendOutcome =
  | { sent: true }
  | { sent: false; refusal: Refusal }
  /** This key stands for another text already: send again with a fresh one. */
  | { sent: false; refusal: 'key_reused' }

/** `fields` go as they are, names as in the form. One `key` is one message, however often it is sent. */
export async function sendMessage(fields: Readonly<Record<string, unknown>>, key: string): Promise<SendOutcome> {
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(answerLimit),
    })
    return await readAnswer(answer)
  } catch {
    return { sent: false, refusal: { reason: navigator.onLine ? 'failed' : 'offline' } }
  }
}

async function readAnswer(answer: Response): Promise<SendOutcome> {
  switch (answer.status) {
    case 201:
      return { sent: true }
    case 422:
      return readErrors(await answer.json())
    case 429:
      return refused({ reason: 'too_many', minutes: minutesToWait(Number(answer.headers.get('Retry-After')) || 60) })
    case 503:
      return refused({ reason: 'down' })
    default:
      return refused({ reason: 'failed' })
  }
}

function readErrors({ errors }: { errors: Record<string, [{ text: string }]> }): SendOutcome {
  if ('key' in errors) return { sent: false, refusal: 'key_reused' }
  const texts = Object.entries(errors).map(([field, [{ text }]]) => [field, text])
  return refused({ reason: 'invalid', errors: Object.fromEntries(texts) })
}

function refused(refusal: Refusal): SendOutcome {
  return { sent: false, refusal }
}
