/**
 * The form with a script: checked before it is sent and then as wrong fields are mended; sent once, however often the
 * button is pressed. It is sent as any form is, so that whatever answers is a page of its own.
 */
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { rememberDetails } from '#app/browser/visitor-details.ts'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { Content } from '#app/content/index.server.ts'
import { checkBooking, readBookingForm } from '#app/domain/booking/booking-input.ts'
import type { Locale } from '#app/locales.ts'
import type { PostedBooking } from '../receive-booking.server.ts'
import { type BookingErrors, type BookingRefusal, wordIssues } from '../refusal.ts'

interface Options {
  event: BookingEvent
  locale: Locale
  words: Content<'booking'>['form']['errors']
  posted: PostedBooking | undefined
}

export function useBookingForm({ event, locale, words, posted }: Options) {
  const [refusal, setRefusal] = useState<BookingRefusal | undefined>(posted?.refusal)
  const [errors, setErrors] = useState<BookingErrors>(refusal?.reason === 'invalid' ? refusal.errors : {})
  const [sending, setSending] = useState(false)
  // State arrives a render later; the second click of a double click does not wait for it.
  const busy = useRef(false)

  // Back from the next page: the browser shows this one as it was left, in the middle of sending.
  useEffect(() => {
    const rest = () => {
      busy.current = false
      setSending(false)
    }
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  function check(form: HTMLFormElement): BookingErrors | undefined {
    const { typed } = readBookingForm(new FormData(form))
    const checked = checkBooking(typed, event)
    return 'issues' in checked ? wordIssues(checked.issues, typed, words, locale) : undefined
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (busy.current) {
      event.preventDefault()
      return
    }
    const wrong = check(event.currentTarget)
    setErrors(wrong ?? {})
    if (wrong || !navigator.onLine) {
      event.preventDefault()
      setRefusal(wrong ? { reason: 'invalid', errors: wrong } : { reason: 'offline' })
      return
    }
    remember(new FormData(event.currentTarget))
    busy.current = true
    setSending(true)
  }

  /** What was wrong is judged again with every key; what has not been judged yet is left in peace. */
  function onInput(event: InputEvent<HTMLFormElement>): void {
    if (Object.keys(errors).length === 0) return
    const wrong: BookingErrors = check(event.currentTarget) ?? {}
    setErrors(Object.fromEntries(Object.keys(errors).map((field) => [field, wrong[field as keyof BookingErrors]])))
  }

  return { refusal, sending, errors, onSubmit, onInput }
}

function remember(form: FormData): void {
  const { name, email, company, phone } = readBookingForm(form).typed
  rememberDetails({
    name,
    email,
    ...(company ? { company } : {}),
    ...(phone ? { phone } : {}),
    from: 'booking',
    at: new Date().toISOString(),
  })
}
