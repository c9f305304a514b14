/** The headers of a booking's pages: the loader's, which keep the address secret, and over them what the action says. */
import type { HeadersArgs } from 'react-router'

export function answerHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const answer = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) answer.set(name, value)
  return answer
}
