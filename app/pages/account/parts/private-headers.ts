/** What every page of an account says: its address may hold a token. */
import type { HeadersArgs } from 'react-router'
import { secretFormHeaders } from '#app/secret-headers.ts'

/** A page's `headers`: the fixed ones, and what the action or the error set. */
export function answerHeaders({ actionHeaders, errorHeaders }: HeadersArgs): Headers {
  return privateHeaders(actionHeaders, errorHeaders)
}

export function privateHeaders(...answers: readonly (Headers | undefined)[]): Headers {
  const headers = new Headers(secretFormHeaders)
  // A form that was refused by an error hands in the same headers twice.
  for (const answer of new Set(answers)) for (const [name, value] of answer ?? []) headers.append(name, value)
  return headers
}
