/** The form that saves the sheet, and what it says when that does not go through. */
import type { FormEventHandler } from 'react'
import { fillCounted } from '#app/content/fill.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { saveFields } from '#app/domain/report/save-fields.ts'
import type { TypedSave } from '#app/domain/report/save-input.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Consent } from '#app/ui/field/consent.tsx'
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Trap } from '#app/ui/field/trap.tsx'
import { useFocusOnChange } from '#app/ui/field/use-focus-on-change.ts'
import { FilledIn } from '#app/ui/filled-in/filled-in.tsx'
import { FormFailure } from '#app/ui/form-failure/form-failure.tsx'
import { InlineScript } from '#app/ui/inline-script/inline-script.tsx'
import type { SaveRefusal } from './save-receipt.ts'
import styles from './save-section.module.css'
import type { SaveCopy, SaveWords } from './save-section.tsx'
import { saveTypedScript } from './save-typed-script.ts'

interface SaveFormProps {
  copy: SaveCopy
  words: SaveWords
  locale: Locale
  /** As a query. */
  sheet: string
  hidden: HiddenValues
  typed: TypedSave | undefined
  refusal: SaveRefusal | undefined
  saving: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
}

export function SaveForm({ copy, words, locale, sheet, hidden, typed, refusal, saving, onSubmit }: SaveFormProps) {
  const problem = useFocusOnChange<HTMLElement>(refusal)
  const errors = refusal?.reason === 'invalid' ? refusal.errors : {}
  const wrong = (['sheet', 'owner', 'email'] as const).filter((field) => errors[field])
  const { email, phone } = copy.failure
  const control = (name: 'owner' | 'email') => ({
    id: placeOf[name],
    name: saveFields[name],
    label: copy.form[name],
    optional: copy.form.optional,
    defaultValue: typed?.[name],
    error: errors[name]?.text,
    readOnly: saving,
  })

  return (
    // The answer has the sheet in its address too: from there it goes along to the other language.
    <form className={styles.form} method="post" action={`?${sheet}`} noValidate onSubmit={onSubmit}>
      {refusal?.reason === 'invalid' ? (
        <ErrorSummary
          ref={problem}
          title={fillCounted(words.formErrors.summary, wrong.length, { count: integer(wrong.length, locale) })}
          items={wrong.map((field) => ({
            fieldId: placeOf[field],
            field: field === 'sheet' ? copy.sheet : copy.form[field],
            error: errors[field]?.text ?? '',
          }))}
        />
      ) : null}
      {refusal && refusal.reason !== 'invalid' ? (
        <FormFailure
          ref={problem}
          refusal={refusal}
          copy={copy.failure}
          words={words.formErrors}
          locale={locale}
          ways={[
            { label: '', shown: email, href: `mailto:${email}` },
            { label: '', shown: phone.shown, href: `tel:${phone.number}` },
          ]}
        />
      ) : null}
      {typed ? null : <FilledIn fields={{ email: placeOf.email }} words={copy.filledIn} locale={locale} />}
      <Field {...control('owner')} hint={copy.form.ownerHint} autoComplete="organization" />
      <Field {...control('email')} hint={copy.form.emailHint} type="email" autoComplete="email" />
      <Consent
        name={saveFields.consent}
        defaultChecked={typed?.consent}
        copy={copy.form}
        privacyHref={pathTo('privacy', locale)}
      />
      <Trap id="save-website" name={hiddenFields.trap} label={copy.form.trap} />
      <input type="hidden" name={saveFields.sheet} value={sheet} readOnly />
      {/* Off, or Firefox puts the key of an earlier visit back on reload. */}
      <input type="hidden" name={hiddenFields.key} value={hidden.key} autoComplete="off" />
      <input type="hidden" name={hiddenFields.token} value={hidden.token} autoComplete="off" />
      <input type="hidden" name={hiddenFields.source} value={hidden.source} autoComplete="off" />
      <InlineScript source={saveTypedScript} />
      <button className="btn" type="submit" aria-disabled={saving}>
        {saving ? copy.form.sending : copy.form.send}
      </button>
      <p className="visually-hidden" role="status">
        {saving ? copy.form.sending : ''}
      </p>
    </form>
  )
}

/** Ids of the fields. The sheet begins with its process. */
const placeOf = { sheet: 'process', owner: 'save-owner', email: 'save-email' } as const
