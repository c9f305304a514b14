/** The list leaves the page: as a PDF, or by mail. Buttons of the one form, so that each has the boxes as they stand. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { exportFields } from '#app/domain/checklist/export-fields.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Consent } from '#app/ui/field/consent.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Trap } from '#app/ui/field/trap.tsx'
import { FormFailure } from '#app/ui/form-failure/form-failure.tsx'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'
import { TextWithAddress } from '#app/ui/mail-address/mail-address.tsx'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { deedField, deeds } from './deeds.ts'
import type { PostedMail } from './posted-checklist.ts'
import styles from './take-along-section.module.css'

export type TakeAlongWords = Pick<Content<'labels'>, 'formErrors'>

interface TakeAlongProps {
  copy: Content<'checklist'>
  words: TakeAlongWords
  locale: Locale
  at: SheetPlace
  /** What became of a mail that was asked for. */
  posted: PostedMail | undefined
  /** Why it was not even sent, told by the browser; each time it was tried another one. */
  unsent: SendRefusal | undefined
  hidden: HiddenValues
  /** A script is there to print by. */
  ready: boolean
  /** There is an account, and no script has brought the ticks there. */
  canSave: boolean
}

export function TakeAlongSection({ copy, words, locale, at, posted, unsent, hidden, ready, canSave }: TakeAlongProps) {
  const { takeAlong, actions } = copy
  return (
    <SheetSection id="take-along" at={at} name={takeAlong.section} step={5}>
      <div className={styles.head}>
        <h2>{takeAlong.headline}</h2>
        <p>{takeAlong.text}</p>
        <p className={styles.ways}>
          <button className="btn quiet" type="submit" formAction={`${pathTo('checklist', locale)}/pdf`}>
            {takeAlong.pdf}
          </button>
          <button className={`btn quiet ${ready ? '' : styles.waiting}`} type="button" onClick={() => print()}>
            {actions.print}
          </button>
          {canSave ? (
            <button className={`btn quiet ${styles.save}`} type="submit" name={deedField} value={deeds.save}>
              {actions.save}
            </button>
          ) : null}
        </p>
      </div>
      {posted && 'sent' in posted ? (
        <Sent copy={takeAlong.sent} sent={posted.sent} />
      ) : (
        <MailFields copy={takeAlong} {...{ words, locale, posted, unsent, hidden }} />
      )}
    </SheetSection>
  )
}

type TakeAlongCopy = Content<'checklist'>['takeAlong']

interface MailFieldsProps {
  copy: TakeAlongCopy
  words: TakeAlongWords
  locale: Locale
  posted: Exclude<PostedMail, { sent: unknown }> | undefined
  unsent: SendRefusal | undefined
  hidden: HiddenValues
}

function MailFields({ copy, words, locale, posted, unsent, hidden }: MailFieldsProps) {
  const { form, failure } = copy
  const { typed } = posted ?? {}
  const refusal = unsent ?? posted?.refusal
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    if (unsent) notice.current?.focus()
  }, [unsent])
  const error = refusal?.reason === 'invalid' ? refusal.error : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is one of the field in it
    <div className={styles.mail} onKeyDown={sendOnEnter}>
      <h3>{form.headline}</h3>
      {refusal && refusal.reason !== 'invalid' ? (
        <FormFailure
          ref={notice}
          refusal={refusal}
          copy={failure}
          words={words.formErrors}
          locale={locale}
          ways={[
            { label: '', shown: failure.email, href: `mailto:${failure.email}` },
            { label: '', shown: failure.phone.shown, href: `tel:${failure.phone.number}` },
          ]}
        />
      ) : null}
      <Field
        id="export-email"
        name={exportFields.email}
        label={form.email}
        type="email"
        autoComplete="email"
        defaultValue={typed?.email}
        error={error}
        focused={error !== undefined}
      />
      <Consent
        name={exportFields.consent}
        defaultChecked={typed?.consent}
        copy={form}
        privacyHref={pathTo('privacy', locale)}
      />
      <Trap id="export-website" name={hiddenFields.trap} label={form.trap} />
      <input type="hidden" name={hiddenFields.key} value={hidden.key} autoComplete="off" readOnly />
      <input type="hidden" name={hiddenFields.token} value={hidden.token} autoComplete="off" readOnly />
      <input type="hidden" name={hiddenFields.source} value={hidden.source} autoComplete="off" readOnly />
      <button className="btn quiet" type="submit" name={deedField} value={deeds.mail}>
        {form.send}
      </button>
    </div>
  )
}

/** The form's own answer to Enter is none: it has three buttons. In the field it is clear which one is meant. */
function sendOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'email') return
  event.preventDefault()
  target.form?.requestSubmit(currentTarget.querySelector<HTMLButtonElement>(`button[value=${deeds.mail}]`))
}

interface SentProps {
  copy: TakeAlongCopy['sent']
  sent: Record<'count' | 'total' | 'email', string>
}

function Sent({ copy, sent: { count, total, email } }: SentProps) {
  return (
    <div className={styles.sent} data-sent>
      {/* biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the good news */}
      <h3 tabIndex={-1} autoFocus>
        {copy.headline}
      </h3>
      <p>
        <TextWithAddress text={fill(copy.text, { count, total })} address={email} />
      </p>
    </div>
  )
}
