/** Sends the form to POST /api/reports and reads the answer. Nothing here throws: every end has a name. */

import { minutesToWait } from '#app/retry-after.ts'
import type { SavedAddresses, SaveErrors, SaveRefusal } from './save-receipt.ts'

/** 20 s: longer than any answer takes, shorter than a visitor's patience. */
const answerLimit = 20_000

export type SendOutcome =
  | { saved: SavedAddresses }
  | {
      refusal: SaveRefusal
      /** For the next try, where the one that was sent would be refused again. */
      token?: string | undefined
    }

export async function sendReport(fields: URLSearchParams): Promise<SendOutcome> {
  try {
    const signal = AbortSignal.timeout(answerLimit)
    return await readAnswer(await fetch('/api/reports', { method: 'POST', body: fields, signal }))
  } catch {
    return { refusal: { reason: navigator.onLine ? 'failed' : 'offline' } }
  }
}

async function readAnswer(answer: Response): Promise<SendOutcome> {
  switch (answer.status) {
    case 201: {
      const { expires, ...saved } = (await answer.json()) as Omit<SavedAddresses, 'expiresAt'> & { expires: string }
      return { saved: { ...saved, expiresAt: expires } }
    }
    case 422: {
      const { errors, token } = (await answer.json()) as ApiErrors
      return { refusal: { reason: 'invalid', errors: firstOfEach(errors) }, token }
    }
    case 429: {
      const minutes = minutesToWait(Number(answer.headers.get('Retry-After')) || 60)
      return { refusal: { reason: 'too_many', minutes } }
    }
    case 503:
      return { refusal: { reason: 'down' } }
    default:
      return { refusal: { reason: 'failed' } }
  }
}

interface ApiErrors {
  errors: Record<string, [NonNullable<SaveErrors['sheet']>]>
  token?: string
}

function firstOfEach(errors: ApiErrors['errors']): SaveErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, [error]]) => [field, error]))
}
