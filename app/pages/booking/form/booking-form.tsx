/**
 * The form that books, and what it says when it does not go through. A plain post to its own address, with a word more
 * (docs/decisions/0112-back-to-a-form-that-got-no-answer.md).
 */

import type { BookingEvent } from '#app/content/booking-rules.ts'
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { bookingFields } from '#app/domain/booking/booking-input.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { Trap } from '#app/ui/field/trap.tsx'
import { useFocusOnChange } from '#app/ui/field/use-focus-on-change.ts'
import { FilledIn } from '#app/ui/filled-in/filled-in.tsx'
import { FormFailure } from '#app/ui/form-failure/form-failure.tsx'
import { addressOf, type Choice } from '../address.ts'
import type { BookingCopy } from '../copy.ts'
import { waysOf } from '../reach.tsx'
import type { PostedBooking } from '../receive-booking.server.ts'
import { emptyBooking } from '../refusal.ts'
import styles from './booking-form.module.css'
import { Fields, fieldId } from './fields.tsx'
import type { KnownVisitor } from './known-visitor.server.ts'
import { useBookingForm } from './use-booking-form.ts'

export interface BookingFormProps {
  event: BookingEvent
  locale: Locale
  copy: BookingCopy
  words: { formErrors: Content<'labels'>['formErrors']; filledIn: Content<'bookingPlace'>['filledIn'] }
  hidden: HiddenValues
  posted: PostedBooking | undefined
  known: KnownVisitor | undefined
  /** What is picked: the form takes it along in the address that it posts to. */
  choice: Choice
  /** Where the button names another time than the address does; `books` unless there is still one to pick. */
  button?: { label: string; name: string; value: string; books: boolean }
}

/** Buttons elsewhere on the page send this form too. */
export const bookingFormId = 'booking'

export function BookingForm(props: BookingFormProps) {
  const { event, locale, copy, words, hidden, posted, known, choice, button } = props
  const { form } = copy
  const { refusal, sending, errors, onSubmit, onInput } = useBookingForm({ event, locale, words: form.errors, posted })
  const books = button?.books ?? true
  const notice = useFocusOnChange<HTMLElement>(refusal)
  const typed = posted?.typed ?? { ...emptyBooking[event], ...known }
  const wrong =
    refusal?.reason === 'invalid' ? ([...bookingFields, 'form'] as const).filter((name) => refusal.errors[name]) : []

  return (
    <form
      className={styles.form}
      id={bookingFormId}
      method="post"
      action={`${addressOf(event, locale, choice)}&do=book`}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <h2 className="visually-hidden">{posted ? form.kept : form.section}</h2>
      {refusal?.reason === 'invalid' ? (
        <ErrorSummary
          ref={notice}
          title={fillCounted(words.formErrors.summary, wrong.length, { count: integer(wrong.length, locale) })}
          items={wrong.map((name) => ({
            fieldId: name === 'form' ? `${bookingFormId}-confirm` : fieldId(name, typed.way),
            field: name === 'form' ? form.itself : nameOf(name),
            error: refusal.errors[name] ?? '',
            mended: name !== 'form' && errors[name] === undefined,
          }))}
        />
      ) : null}
      {refusal && refusal.reason !== 'invalid' ? (
        <FormFailure
          ref={notice}
          refusal={refusal}
          copy={form.failure}
          words={words.formErrors}
          locale={locale}
          ways={waysOf(form.reach)}
        />
      ) : null}
      {posted || known ? null : (
        <FilledIn
          fields={{
            name: fieldId('name'),
            email: fieldId('email'),
            company: fieldId('company'),
            phone: fieldId('phone'),
          }}
          words={words.filledIn}
          locale={locale}
        />
      )}
      <Fields event={event} locale={locale} copy={copy} typed={typed} errors={errors} readOnly={sending} />
      <Trap id={`${bookingFormId}-website`} name={hiddenFields.trap} label={form.trap} />
      {/* Off, or Firefox puts the key of an earlier visit back on reload. */}
      <input type="hidden" name={hiddenFields.key} value={hidden.key} autoComplete="off" />
      <input type="hidden" name={hiddenFields.token} value={hidden.token} autoComplete="off" />
      <input type="hidden" name={hiddenFields.source} value={hidden.source} autoComplete="off" />
      <div className={styles.end}>
        <button
          className="btn"
          id={`${bookingFormId}-confirm`}
          type="submit"
          name={button?.name}
          value={button?.value}
          aria-disabled={sending}
        >
          {sending && books ? form.sending : (button?.label ?? form.confirm)}
        </button>
        {books ? <p className={styles.note}>{form.notHeld}</p> : null}
      </div>
      <p className={styles.note}>
        {form.privacy.before}
        <a href={pathTo('privacy', locale)}>{form.privacy.link}</a>
        {form.privacy.after}
      </p>
      <p className="visually-hidden" role="status">
        {sending && books ? form.sending : ''}
      </p>
    </form>
  )

  function nameOf(field: (typeof bookingFields)[number]): string {
    if (field === 'way') return form.way[event]
    if (field === 'message') return form.message[event].label
    return field === 'terms' ? copy.terms.name : form[field]
  }
}
