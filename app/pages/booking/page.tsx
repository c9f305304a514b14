/**
 * Where an appointment is picked and booked, for both events. What is picked stands in the address, so that every step is
 * a link; the form takes it along. Works as plain HTML; a script makes it quicker.
 */
import { data, type MetaDescriptor, redirectDocument } from 'react-router'
import { bookingPages } from '#app/booking-paths.ts'
import { openAfterDeploy, openAsDocument } from '#app/browser/open-as-document.ts'
import { type BookingEvent, bookingEvents } from '#app/content/booking-rules.ts'
import { content } from '#app/content/index.server.ts'
import { hiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { keptForReturn, keptNowhere, keptPageHeaders } from '#app/kept-page.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, buildContext, originContext, requestContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { useHidden } from '#app/use-hidden.ts'
import type { Route } from './+types/page.ts'
import { addressOf, readChoice } from './address.ts'
import { CalPlace } from './cal/cal-place.tsx'
import { DownScreen } from './down-screen.tsx'
import { EventHead } from './event-head.tsx'
import { DetailsPage } from './form/details-page.tsx'
import { knownVisitor } from './form/known-visitor.server.ts'
import { openView } from './open-view.server.ts'
import { PlanPage } from './plan/plan-page.tsx'
import { receiveBooking } from './receive-booking.server.ts'
import { TakenPage } from './taken/taken-page.tsx'

export const handle: RouteHandle = { hydrate: true }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [openAfterDeploy, openAsDocument]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const event = eventOf(url)
  const view = await openView(app, event, readChoice(url.searchParams, event))
  const { reading, formErrors } = content('labels', locale)
  const copy = content('booking', locale)
  const { filledIn, cal } = content('bookingPlace', locale)
  const { details, ...head } = copy.events[event]
  const page = {
    build: context.get(buildContext),
    event,
    locale,
    head: pageHead({
      page: bookingPages[event],
      locale,
      origin: context.get(originContext),
      step: view.kind === 'details' ? details.headline : undefined,
    }),
    copy,
    words: { formErrors, filledIn, cal },
    times: {
      plan: readingTime([copy.plan.day, copy.plan.legend, copy.formats], reading),
      form: readingTime([copy.form.name, copy.form.notHeld, copy.form.privacy, details], reading),
      taken: readingTime(copy.taken, reading),
      cal: readingTime(cal, reading),
    },
    minutes: readingMinutes(head, copy.plan.day, copy.plan.legend),
    hidden: hiddenValues(app, url, request.headers.get('Referer')),
    known: view.kind === 'details' ? await knownVisitor(app, request) : undefined,
    view,
  }
  return view.kind === 'down'
    ? data(page, { status: 503, headers: { ...keptNowhere, 'Retry-After': String(downSeconds) } })
    : data(page, { headers: page.known ? keptNowhere : keptForReturn })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const event = eventOf(url)
  if (context.get(appContext).settings.cal) throw redirectDocument(url.pathname, 303)
  const receipt = await receiveBooking(context.get(appContext), form, {
    event,
    locale: localeOfPath(url.pathname),
    choice: readChoice(url.searchParams, event),
    clientAddress: context.get(requestContext).clientAddress,
  })
  if ('goTo' in receipt) throw redirectDocument(receipt.goTo, 303)
  const { status, retryAfter, posted } = receipt
  return data(posted, {
    status,
    headers: { ...keptNowhere, ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }): MetaDescriptor[] => loaderData.head

export const headers = keptPageHeaders

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, locale, copy, words, times, known } = loaderData
  const view = actionData?.view ?? loaderData.view
  const here = { event, locale, copy }
  const form = {
    ...here,
    words,
    known,
    posted: actionData,
    hidden: { ...useHidden(loaderData.hidden), ...actionData?.hidden },
    reading: times.form,
  }
  switch (view.kind) {
    case 'plan':
      return <PlanPage {...here} view={view} reading={times.plan} />
    case 'details':
      return <DetailsPage {...form} view={view} />
    case 'taken':
      return <TakenPage {...form} view={view} readingNear={times.taken} />
    case 'cal':
      return (
        <>
          <EventHead copy={copy.events[event]} />
          <CalPlace cal={view.cal} event={event} copy={words.cal} at={{ letter: 'A', reading: times.cal }} />
        </>
      )
    case 'down':
      return <DownScreen copy={copy} retry={addressOf(event, locale, view.choice)} />
  }
}

/** The last part of the address names it. */
function eventOf({ pathname }: URL): BookingEvent {
  const last = pathname
    .replace(/\.data$/, '')
    .split('/')
    .at(-1)
  return bookingEvents.find((event) => event === last) ?? bookingEvents[0]
}
