/** The fields of the form: what is asked depends on what is booked. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { bookingWays } from '#app/domain/booking/booking.ts'
import type { BookingField, TypedBooking } from '#app/domain/booking/booking-input.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import { Field } from '#app/ui/field/field.tsx'
import type { BookingCopy } from '../copy.ts'
import type { BookingErrors } from '../refusal.ts'
import formStyles from './booking-form.module.css'
import styles from './fields.module.css'

interface FieldsProps {
  event: BookingEvent
  locale: Locale
  copy: BookingCopy
  typed: TypedBooking
  errors: BookingErrors
  readOnly: boolean
}

/** Of a choice its first option, which an error leads to. */
export function fieldId(field: BookingField, option?: string): string {
  return field === 'way' && option ? `booking-way-${option}` : `booking-${field}`
}

export function Fields(props: FieldsProps) {
  const { event, locale, copy, typed, errors, readOnly } = props
  const { form, terms } = copy
  const workshop = event === 'automation-strategy-workshop'
  const control = (name: BookingField) => ({
    id: fieldId(name),
    name,
    defaultValue: typed[name],
    error: errors[name],
    readOnly,
  })
  const optional = workshop ? {} : { optional: form.optional }
  return (
    <>
      <Field {...control('name')} className={formStyles.half} label={form.name} autoComplete="name" />
      <Field {...control('email')} className={formStyles.half} label={form.email} type="email" autoComplete="email" />
      <Field
        {...control('company')}
        {...optional}
        className={workshop ? formStyles.half : undefined}
        label={form.company}
        autoComplete="organization"
      />
      {workshop ? <Phone {...props} /> : null}
      <Ways {...props} />
      {workshop ? (
        <div>
          <Field
            {...control('address')}
            label={form.address}
            optional={form.addressFor}
            autoComplete="street-address"
          />
        </div>
      ) : (
        <Phone {...props} />
      )}
      <Field
        {...control('message')}
        {...optional}
        label={form.message[event].label}
        hint={form.message[event].hint}
        multiline
      />
      {workshop ? (
        <div>
          <label className={styles.tick}>
            <input
              type="checkbox"
              id={fieldId('terms')}
              name="terms"
              value="on"
              defaultChecked={typed.terms !== ''}
              aria-invalid={errors.terms !== undefined}
              aria-describedby={errors.terms ? 'booking-terms-error' : undefined}
            />
            <span>
              {terms.before}
              <a href={pathTo('terms', locale)}>{terms.link}</a>
              {terms.after}
            </span>
          </label>
          <Wrong id="booking-terms-error" error={errors.terms} />
        </div>
      ) : null}
    </>
  )
}

function Phone({ event, copy: { form }, typed, errors, readOnly }: FieldsProps) {
  const workshop = event === 'automation-strategy-workshop'
  return (
    <Field
      id={fieldId('phone')}
      name="phone"
      type="tel"
      defaultValue={typed.phone}
      error={errors.phone}
      readOnly={readOnly}
      label={form.phone}
      {...(workshop ? { className: formStyles.half } : { optional: form.phoneForCall })}
      autoComplete="tel"
    />
  )
}

function Ways({ event, copy: { form }, typed, errors }: FieldsProps) {
  return (
    <fieldset
      className={styles.ways}
      aria-describedby={errors.way ? 'booking-way-error' : undefined}
      aria-invalid={errors.way !== undefined}
    >
      <legend>{form.way[event]}</legend>
      <div className={styles.options}>
        {bookingWays[event].map((way) => (
          <label key={way}>
            <input type="radio" id={fieldId('way', way)} name="way" value={way} defaultChecked={typed.way === way} />
            {form.ways[way]}
          </label>
        ))}
      </div>
      <Wrong id="booking-way-error" error={errors.way} />
    </fieldset>
  )
}

function Wrong({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className={styles.error} id={id}>
      <ErrorMark />
      {error}
    </p>
  ) : null
}
