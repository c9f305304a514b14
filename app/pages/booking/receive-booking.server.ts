/** Takes in the form that books. Whatever comes of it, what was typed comes back with it. */
import { pathToBooking } from '#app/booking-paths.ts'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { content } from '#app/content/index.server.ts'
import { bookSessions } from '#app/domain/booking/book-sessions.server.ts'
import { checkBooking, type RawBooking, readBookingForm, type TypedBooking } from '#app/domain/booking/booking-input.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { looksLikeAProgram } from '#app/domain/contact/looks-like-a-program.server.ts'
import { tokenForNextTry } from '#app/domain/contact/next-token.server.ts'
import { readSource } from '#app/domain/contact/source.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { downSeconds, minutesToWait } from '#app/retry-after.ts'
import { addressOf, type Choice, readInstant, startsOf } from './address.ts'
import type { DetailsView } from './open-view.server.ts'
import { type BookingErrors, type BookingRefusal, wordIssues } from './refusal.ts'
import { sessionsOf } from './sessions-of.server.ts'
import { openTaken, type TakenView } from './taken/open-taken.server.ts'

export interface PostedBooking {
  view: DetailsView | TakenView
  typed: TypedBooking
  /** Undefined when the time was taken, or the second of two is asked for: the view says so. */
  refusal: BookingRefusal | undefined
  /** As they came: the same key makes a second try the same booking, the token keeps the form's age. */
  hidden: Partial<HiddenValues>
}

export type BookingReceipt =
  /** Where the visitor goes: to the booking, or back to the plan when no time came with the form. */
  { goTo: string } | { status: 200 | 409 | 422 | 429 | 503; retryAfter?: number; posted: PostedBooking }

interface Circumstances {
  event: BookingEvent
  locale: Locale
  /** From the address that the form was posted to. */
  choice: Choice
  clientAddress: string
}

export async function receiveBooking(app: App, form: FormData, from: Circumstances): Promise<BookingReceipt> {
  const { event, locale, clientAddress } = from
  const choice = withChosen(from.choice, form)
  const starts = startsOf(choice)
  if (!starts) return { goTo: addressOf(event, locale, choice) }
  const raw = readBookingForm(form)
  const details: DetailsView = { kind: 'details', choice, sessions: sessionsOf(event, choice.format, starts) }
  const giveBack = (
    status: 200 | 409 | 422 | 429 | 503,
    refusal?: BookingRefusal,
    view: DetailsView | TakenView = details,
  ): BookingReceipt => ({
    status,
    posted: { view, typed: raw.typed, refusal, hidden: hiddenAgain(app, raw) },
  })

  // Nothing is booked yet, so nothing is checked yet.
  if (choice.format === 'two' && readInstant(form.get('begin'))) return askAgain(true)

  const words = content('booking', locale).form.errors
  const invalid = (errors: BookingErrors) => giveBack(422, { reason: 'invalid', errors })
  const checked = checkBooking(raw.typed, event)
  if ('issues' in checked) return invalid(wordIssues(checked.issues, raw.typed, words, locale))
  if (looksLikeAProgram(app, raw)) return invalid({ form: words['form.suspect'] })

  const { format, zone } = choice
  const { key, source } = raw
  const submission = { event, format, starts, locale, zone: zone || undefined, key, source, clientAddress }
  const outcome = await bookSessions(app, { ...submission, input: checked.input })
  switch (outcome.outcome) {
    case 'booked':
      return { goTo: `${pathToBooking(outcome.token, locale)}?done=booked` }
    case 'taken':
      return askAgain()
    case 'too_many': {
      const minutes = minutesToWait(outcome.retryAfterSeconds)
      return { ...giveBack(429, { reason: 'too_many', minutes }), retryAfter: outcome.retryAfterSeconds }
    }
    case 'unavailable':
      return away()
  }

  /** For another time; `begun`: for the second of two sessions, when the first was picked anew. */
  async function askAgain(begun = false): Promise<BookingReceipt> {
    const taken = await openTaken(app, event, choice, begun)
    return taken ? giveBack(taken.second ? 200 : 409, undefined, taken) : away()
  }

  function away(): BookingReceipt {
    return { ...giveBack(503, { reason: 'down' }), retryAfter: downSeconds }
  }
}

/** A button may bring another time than the address holds. */
function withChosen(choice: Choice, form: FormData): Choice {
  const slot = readInstant(form.get('slot'))
  const first = readInstant(form.get('begin')) ?? readInstant(form.get('first'))
  return {
    ...choice,
    ...(slot ? { at: slot } : {}),
    ...(first && choice.format === 'two' ? { first } : {}),
  }
}

function hiddenAgain(app: App, { key, token, source }: RawBooking): Partial<HiddenValues> {
  return {
    ...(key ? { key } : {}),
    token: tokenForNextTry(app, token),
    source: JSON.stringify(readSource(source)),
  }
}
