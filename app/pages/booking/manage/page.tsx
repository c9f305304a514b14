/**
 * A booking, for whoever has its address: just made, as it stands, moved, cancelled. Opening it changes nothing, because
 * mail scanners open every link; what changes it is posted. The page carries no JavaScript of its own.
 */
import { data, redirect } from 'react-router'
import { pathToBooking } from '#app/booking-paths.ts'
import { cancelBooking, movableFrom } from '#app/domain/booking/change-booking.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { appContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import { secretFormHeaders } from '#app/secret-headers.ts'
import type { Route } from './+types/page.ts'
import { answerHeaders } from './answer-headers.ts'
import { BookingHead } from './booking-head.tsx'
import { ChainSection } from './chain-section.tsx'
import { ChangeSection } from './change-section.tsx'
import { MissingScreen } from './missing-screen.tsx'
import { awayFor, type Missing, missingPage, openBooking } from './open-booking.server.ts'
import { ReachSection } from './reach-section.tsx'
import { showBooking } from './show-booking.server.ts'
import { StandsSection } from './stands-section.tsx'
import { YourSection } from './your-section.tsx'

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const missing = ({ reason, init }: Missing) => data(missingPage(reason, locale, url.pathname), init)
  const opened = await openBooking(app, token)
  if ('missing' in opened) return missing(opened.missing)
  const { booking } = opened
  const movable = await movableFrom(app, booking).catch((error: unknown) => awayFor(app, error))
  if (typeof movable === 'object') return missing(movable)
  const done = url.searchParams.get('done')
  const shown = showBooking(booking, { token, locale, done, movable, now: app.clock.now() })
  return data(shown, { headers: secretFormHeaders })
}

export async function action({ request, url, params: { token }, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (form?.get('intent') !== 'cancel') return data({ down: false }, { status: 400 })
  const { outcome } = await cancelBooking(context.get(appContext), token)
  const address = pathToBooking(token, localeOfPath(url.pathname))
  switch (outcome) {
    case 'done':
    case 'cancelled':
      throw redirect(`${address}?done=cancelled`, { status: 303, headers: secretFormHeaders })
    case 'too_late':
      throw redirect(`${address}?done=late`, { status: 303, headers: secretFormHeaders })
    case 'unknown':
      return data({ down: false }, { status: 404 })
    default:
      return data({ down: true }, { status: 503, headers: { 'Retry-After': String(downSeconds) } })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export const headers = answerHeaders

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingScreen {...loaderData.missing} locale={loaderData.locale} />
  const { copy, shown, noMove, charge, chain, calendars, slip, errors, reading, token, locale } = loaderData
  const { standing, news } = shown
  const head = <BookingHead shown={shown} copy={copy} locale={locale} />
  if (news === 'booked')
    return (
      <>
        {head}
        <ChainSection chain={chain} words={copy.chain} at={{ letter: 'A', reading: reading.chain }} />
        <YourSection
          shown={shown}
          token={token}
          copy={copy}
          words={slip}
          calendars={calendars}
          at={{ letter: 'B', reading: reading.yours }}
          locale={locale}
        />
      </>
    )
  return (
    <>
      {head}
      <StandsSection
        shown={shown}
        token={token}
        copy={copy}
        words={slip}
        at={{ letter: 'A', reading: reading.stands }}
        locale={locale}
      />
      {standing === 'open' && news !== 'moved' ? (
        <ChangeSection
          token={token}
          copy={copy}
          errors={errors}
          noMove={noMove}
          down={actionData?.down ?? false}
          at={{ letter: 'B', reading: reading.change }}
          locale={locale}
        />
      ) : null}
      {standing === 'soon' ? (
        <ReachSection copy={copy.reach} charge={charge} at={{ letter: 'B', reading: reading.reach }} />
      ) : null}
    </>
  )
}
