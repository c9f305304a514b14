/**
 * Picks another time for a booking: the plan, then what was beside what it becomes, and a button that posts. Opening any of
 * it changes nothing. Without JavaScript of its own.
 */
import { data, redirect } from 'react-router'
import { pathToBooking } from '#app/booking-paths.ts'
import { movableFrom, moveBooking } from '#app/domain/booking/change-booking.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { appContext } from '#app/request-context.ts'
import { downSeconds, minutesToWait } from '#app/retry-after.ts'
import { revisionNumber } from '#app/row-number.ts'
import { secretFormHeaders } from '#app/secret-headers.ts'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'
import { readChoice, startsOf } from '../address.ts'
import { answerHeaders } from '../manage/answer-headers.ts'
import { MissingScreen } from '../manage/missing-screen.tsx'
import { awayFor, type Missing, missingPage, openBooking } from '../manage/open-booking.server.ts'
import { standingOf } from '../manage/standing.ts'
import type { Route } from './+types/page.ts'
import { ConfirmSection } from './confirm-section.tsx'
import { MoveHead } from './move-head.tsx'
import { openMove } from './open-move.server.ts'
import { PickSection } from './pick-section.tsx'
import { showMove } from './show-move.server.ts'
import { TakenSection } from './taken-section.tsx'

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const missing = ({ reason, init }: Missing) => data(missingPage(reason, locale, url.pathname), init)
  const opened = await openBooking(app, token)
  if ('missing' in opened) return missing(opened.missing)
  const { booking } = opened
  // What can no longer be moved is shown as it stands.
  if (standingOf(booking, app.clock.now().toISOString()) !== 'open') throw seeBooking(token, url)
  const choice = readChoice(url.searchParams, booking.event)
  const found = await Promise.all([openMove(app, booking, choice), movableFrom(app, booking)]).catch((error: unknown) =>
    awayFor(app, error),
  )
  if ('reason' in found) return missing(found)
  const [move, movable] = found
  // Moved too often today: no plan, but the page that says until when. Whoever has a time already hears it on confirming.
  if (movable && move.step === 'pick') throw seeBooking(token, url, '#change')
  return data(showMove(booking, move, { token, locale, choice }), { headers: secretFormHeaders })
}

export async function action({ request, url, params: { token }, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const opened = await openBooking(app, token)
  if ('missing' in opened) return data({ refusal: undefined, changed: false }, opened.missing.init)
  const starts = startsOf(readChoice(url.searchParams, opened.booking.event)) ?? []
  const form = await request.formData().catch(() => undefined)
  const outcome = await moveBooking(app, token, starts, revisionNumber(String(form?.get('revision'))))
  switch (outcome.outcome) {
    case 'done':
      throw seeBooking(token, url, '?done=moved')
    case 'cancelled':
      throw seeBooking(token, url)
    case 'too_late':
      throw seeBooking(token, url, '?done=late')
    case 'unknown':
      return refuse(404)
    case 'taken':
      return refuse(409)
    case 'changed':
      return data({ refusal: undefined, changed: true }, { status: 409 })
    case 'too_many': {
      const { retryAfterSeconds } = outcome
      return refuse(429, { reason: 'too_many', minutes: minutesToWait(retryAfterSeconds) }, retryAfterSeconds)
    }
    default:
      return refuse(503, { reason: 'down' }, downSeconds)
  }
}

/** Without a refusal the page says by itself what became of it. */
function refuse(status: 404 | 409 | 429 | 503, refusal?: SendRefusal, retryAfter?: number) {
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return data({ refusal, changed: false }, { status, headers })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export const headers = answerHeaders

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingScreen {...loaderData.missing} locale={loaderData.locale} />
  const { move, reading } = loaderData
  const refusal = actionData?.refusal
  return (
    <>
      <MoveHead shown={loaderData} changed={actionData?.changed ?? false} />
      {move.step === 'pick' ? (
        <PickSection shown={loaderData} move={move} at={{ letter: 'A', reading: reading.pick }} />
      ) : null}
      {move.step === 'confirm' ? (
        <ConfirmSection
          shown={loaderData}
          move={move}
          refusal={refusal}
          at={{ letter: 'A', reading: reading.confirm }}
        />
      ) : null}
      {move.step === 'taken' ? (
        <TakenSection shown={loaderData} move={move} refusal={refusal} at={{ letter: 'A', reading: reading.taken }} />
      ) : null}
    </>
  )
}

function seeBooking(token: string, url: URL, at: '' | '?done=moved' | '?done=late' | '#change' = ''): Response {
  return redirect(`${pathToBooking(token, localeOfPath(url.pathname))}${at}`, {
    status: 303,
    headers: secretFormHeaders,
  })
}
