/** The form that saves the sheet, and what it says when that does not go through. */
import type { FormEventHandler } from 'react'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import { saveFields } from '#app/domain/report/save-fields.ts'
import type { TypedSave } from '#app/domain/report/save-input.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Field } from '#app/ui/field/field.tsx'
import { fieldIds } from './save-field-ids.ts'
import { SaveProblem } from './save-problem.tsx'
import type { HiddenSave, SaveRefusal } from './save-receipt.ts'
import styles from './save-section.module.css'
import type { SaveCopy, SaveWords } from './save-section.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

interface SaveFormProps {
  copy: SaveCopy
  words: SaveWords
  locale: Locale
  /** As a query. */
  sheet: string
  hidden: HiddenSave
  typed: TypedSave | undefined
  refusal: SaveRefusal | undefined
  saving: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
}

export function SaveForm({ copy, words, locale, sheet, hidden, typed, refusal, saving, onSubmit }: SaveFormProps) {
  const problem = useFocusOnChange<HTMLElement>(refusal)
  const errors = refusal?.reason === 'invalid' ? refusal.errors : {}
  const control = (name: 'owner' | 'email') => ({
    id: fieldIds[name],
    name: saveFields[name],
    label: copy.form[name],
    optional: copy.form.optional,
    defaultValue: typed?.[name],
    error: errors[name]?.text,
    readOnly: saving,
  })

  return (
    <form className={styles.form} method="post" action={pathTo('calculator', locale)} noValidate onSubmit={onSubmit}>
      {refusal ? (
        <SaveProblem ref={problem} copy={copy} words={words.formErrors} locale={locale} refusal={refusal} />
      ) : null}
      <Field {...control('owner')} hint={copy.form.ownerHint} autoComplete="organization" />
      <Field {...control('email')} hint={copy.form.emailHint} type="email" autoComplete="email" />
      <div className={styles.consent}>
        <label className={styles.tick}>
          <input type="checkbox" name={saveFields.consent} defaultChecked={typed?.consent} />
          <span>{copy.form.consent}</span>
        </label>
        <p className={styles.note}>
          {copy.form.withoutConsent} {copy.form.privacy.before}
          <a href={pathTo('privacy', locale)}>{copy.form.privacy.link}</a>
          {copy.form.privacy.after}
        </p>
      </div>
      <Trap label={copy.form.trap} />
      <input type="hidden" name={saveFields.sheet} value={sheet} readOnly />
      {/* Off, or Firefox puts the key of an earlier visit back on reload. */}
      <input type="hidden" name={hiddenFields.key} value={hidden.key} autoComplete="off" />
      <input type="hidden" name={hiddenFields.token} value={hidden.token} autoComplete="off" />
      <input type="hidden" name={hiddenFields.source} value={hidden.source} autoComplete="off" />
      <button className="btn" type="submit" aria-disabled={saving}>
        {saving ? copy.form.sending : copy.form.send}
      </button>
      <p className="visually-hidden" role="status">
        {saving ? copy.form.sending : ''}
      </p>
    </form>
  )
}

/** A field that people neither see, reach, hear nor fill. What fills it in is a program. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="save-website">{label}</label>
      <input id="save-website" name={hiddenFields.trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
