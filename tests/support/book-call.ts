/** A client of the page where a call is booked, as a browser without JavaScript is one. */
import { pathToBook } from '#app/booking-paths.ts'
import { sendUntilAnswered } from './send-until.ts'

type BookAnswer = { outcome: 'booked'; path: string } | { outcome: 'taken' }

/** `at` is an instant. */
export function bookUntilAnswered(
  origin: string,
  fields: Readonly<Record<string, string>>,
  { at, client }: { at: string; client: string },
): Promise<BookAnswer> {
  const page = `${origin}${pathToBook('intro-call-30-minutes', 'en')}?${new URLSearchParams({ at })}`
  return sendUntilAnswered<BookAnswer>(
    () => postBooking(page, fields, client),
    async ({ status, headers }) => {
      const location = headers.get('Location')
      if (status === 303 && location) return { outcome: 'booked', path: new URL(location, origin).pathname }
      return status === 409 ? { outcome: 'taken' } : undefined
    },
  )
}

function postBooking(page: string, fields: Readonly<Record<string, string>>, client: string): Promise<Response> {
  return fetch(page, {
    method: 'POST',
    headers: { 'X-Forwarded-For': client, Origin: new URL(page).origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
}
