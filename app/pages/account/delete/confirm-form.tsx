/** The second confirmation: the address, typed, and a tick. */
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { Field } from '#app/ui/field/field.tsx'
import styles from './confirm-form.module.css'

interface ConfirmFormProps {
  copy: Content<'account'>['deletion']['confirm']
  summary: Content<'labels'>['formErrors']['summary']
  locale: Locale
  /** Of the account. */
  email: string
  posted: { typed: { email: string; understood: boolean }; wrong: { email: boolean; understood: boolean } } | undefined
}

export function ConfirmForm({ copy, summary, locale, email, posted }: ConfirmFormProps) {
  const { errors } = copy
  const items = [
    ...(posted?.wrong.email ? [{ fieldId: 'email', field: copy.email, error: errors.email }] : []),
    ...(posted?.wrong.understood ? [{ fieldId: 'understood', field: copy.tick, error: errors.tick }] : []),
  ]
  return (
    <form className={styles.form} method="post" action={pathTo('deleteAccount', locale)} noValidate>
      {items.length > 0 ? (
        <ErrorSummary
          title={fillCounted(summary, items.length, { count: integer(items.length, locale) })}
          items={items}
        />
      ) : null}
      <h3>{copy.headline}</h3>
      <Field
        id="email"
        name="email"
        label={copy.email}
        hint={email}
        type="email"
        autoComplete="off"
        defaultValue={posted?.typed.email}
        error={posted?.wrong.email ? errors.email : undefined}
      />
      <div>
        <label className={styles.tick}>
          <input
            id="understood"
            type="checkbox"
            name="understood"
            defaultChecked={posted?.typed.understood}
            aria-describedby={posted?.wrong.understood ? 'understood-error' : undefined}
            aria-invalid={posted?.wrong.understood ?? false}
          />
          {copy.tick}
        </label>
        {posted?.wrong.understood ? (
          <p className={styles.error} id="understood-error">
            <ErrorMark />
            {errors.tick}
          </p>
        ) : null}
      </div>
      <div className={styles.end}>
        <button className={`btn quiet ${styles.plain}`} type="submit">
          {copy.button}
        </button>
        <a className="link" href={pathTo('account', locale)}>
          {copy.keep}
        </a>
      </div>
    </form>
  )
}
