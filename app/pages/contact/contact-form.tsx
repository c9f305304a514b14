/**
 * The form and what it says when it does not go through. A plain post until a script takes over: to its own address, with a
 * word more (docs/decisions/0112-back-to-a-form-that-got-no-answer.md).
 */
import { fillCounted } from '#app/content/fill.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { contactFields } from '#app/domain/contact/input.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Trap } from '#app/ui/field/trap.tsx'
import { useFocusOnChange } from '#app/ui/field/use-focus-on-change.ts'
import { FilledIn } from '#app/ui/filled-in/filled-in.tsx'
import { FormFailure } from '#app/ui/form-failure/form-failure.tsx'
import styles from './contact-form.module.css'
import type { ContactCopy } from './copy.ts'
import { directLinks } from './direct-links.ts'
import type { FormWords } from './refusal.ts'
import { type PostedForm, useContactForm } from './use-contact-form.ts'
import { useStayWithTyped } from './use-stay-with-typed.ts'

interface ContactFormProps {
  copy: ContactCopy
  words: FormWords
  locale: Locale
  hidden: HiddenValues
  posted: PostedForm | undefined
  onSent: () => void
}

export function ContactForm({ copy, words, locale, hidden, posted, onSent }: ContactFormProps) {
  const options = { words, locale, firstKey: hidden.key, posted, onSent }
  const { form, fields, refusal, sending } = useContactForm(options)
  const notice = useFocusOnChange<HTMLElement>(refusal)
  useStayWithTyped(form.id)
  const control = (name: (typeof contactFields)[number]) => ({
    id: fields[name].id,
    name,
    defaultValue: fields[name].initialValue,
    error: fields[name].errors?.[0],
    readOnly: sending,
  })
  const wrong = refusal?.reason === 'invalid' ? contactFields.filter((name) => refusal.errors[name]) : []

  return (
    <form
      className={styles.form}
      id={form.id}
      method="post"
      action={`${pathTo('contact', locale)}?do=send`}
      noValidate
      onSubmit={form.onSubmit}
    >
      {refusal?.reason === 'invalid' ? (
        <ErrorSummary
          ref={notice}
          title={fillCounted(words.formErrors.summary, wrong.length, { count: integer(wrong.length, locale) })}
          items={wrong.map((name) => ({
            fieldId: fields[name].id,
            field: copy.form[name],
            error: refusal.errors[name] ?? '',
            mended: fields[name].errors === undefined,
          }))}
        />
      ) : null}
      {posted ? null : (
        <FilledIn
          fields={{ name: fields.name.id, email: fields.email.id, company: fields.company.id }}
          words={copy.filledIn}
          locale={locale}
        />
      )}
      <Field {...control('name')} className={styles.half} label={copy.form.name} autoComplete="name" />
      <Field {...control('email')} className={styles.half} label={copy.form.email} type="email" autoComplete="email" />
      <Field
        {...control('company')}
        label={copy.form.company}
        optional={copy.form.optional}
        autoComplete="organization"
      />
      <Field {...control('message')} label={copy.form.message} hint={copy.form.messageHint} multiline />
      <Trap id="contact-website" name={hiddenFields.trap} label={copy.form.trap} />
      {/* Off, or Firefox puts the key of an earlier visit back on reload. */}
      <input type="hidden" name={hiddenFields.key} value={hidden.key} autoComplete="off" />
      <input type="hidden" name={hiddenFields.token} value={hidden.token} autoComplete="off" />
      <input type="hidden" name={hiddenFields.source} value={hidden.source} autoComplete="off" />
      {refusal && refusal.reason !== 'invalid' ? (
        <FormFailure
          ref={notice}
          refusal={refusal}
          copy={copy.failure}
          words={words.formErrors}
          locale={locale}
          ways={Object.values(directLinks(copy))}
        />
      ) : null}
      <div className={styles.end}>
        <button className="btn" type="submit" aria-disabled={sending || undefined}>
          {sending ? copy.form.sending : copy.form.send}
        </button>
        <p className={styles.privacy}>
          {copy.form.privacy.before}
          <a href={pathTo('privacy', locale)}>{copy.form.privacy.link}</a>
          {copy.form.privacy.after}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {sending ? copy.form.sending : ''}
      </p>
    </form>
  )
}
