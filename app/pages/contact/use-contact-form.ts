/**
 * The form with a script: checked on submit, then on input where something was wrong; sent without leaving the page, so
 * that nothing typed is lost whatever happens. Without a script the same form posts itself.
 */
import { parse, type SubmissionResult, useForm } from '@conform-to/react'
import { useRef, useState } from 'react'
import { rememberDetails } from '#app/browser/visitor-details.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import { checkContact, type TypedContact } from '#app/domain/contact/input.ts'
import { readContactForm } from '#app/domain/contact/read-contact.ts'
import { freshKey } from '#app/fresh-key.ts'
import type { Locale } from '#app/locales.ts'
import { type FieldErrors, type FormWords, type Refusal, wordIssues } from './refusal.ts'
import { sendMessage } from './send-message.ts'

/** A form that was posted without a script and came back. */
export interface PostedForm {
  typed: TypedContact
  refusal: Refusal
}

interface ContactFormOptions {
  words: FormWords
  locale: Locale
  /** One key is one message. */
  firstKey: string
  posted: PostedForm | undefined
  onSent: () => void
}

export function useContactForm({ words, locale, firstKey, posted, onSent }: ContactFormOptions) {
  const [refusal, setRefusal] = useState(posted?.refusal)
  const [sending, setSending] = useState(false)
  const [lastResult, setLastResult] = useState(() => posted && resultOf(posted))
  const key = useRef(firstKey)
  // State arrives a render later; the second click of a double click does not wait for it.
  const busy = useRef(false)

  const [form, fields] = useForm<TypedContact>({
    id: 'contact',
    lastResult,
    shouldRevalidate: 'onInput',
    onValidate({ formData }) {
      const { typed } = readContactForm(formData)
      const checked = checkContact(typed)
      const errors = 'issues' in checked ? wordIssues(checked.issues, typed, words.fieldErrors, locale) : undefined
      const submission = parse<TypedContact, string[]>(formData, {
        resolve: () => (errors ? { error: asLists(errors) } : { value: typed }),
      })
      // A check on input has no status: only a refused submit is reported.
      if (errors && submission.status === 'error') setRefusal({ reason: 'invalid', errors })
      return submission
    },
    onSubmit(event, { formData }) {
      event.preventDefault()
      if (!busy.current) void send(event.currentTarget, formData)
    },
  })

  async function send(element: HTMLFormElement, formData: FormData): Promise<void> {
    busy.current = true
    setSending(true)
    const message = { ...Object.fromEntries(formData), [hiddenFields.key]: undefined, locale }
    let outcome = await sendMessage(message, key.current)
    if (!outcome.sent && outcome.refusal === 'key_reused') {
      // An earlier try was stored after all, and the text has changed since: this one is a message of its own.
      key.current = freshKey()
      outcome = await sendMessage(message, key.current)
    }
    busy.current = false
    setSending(false)
    if (outcome.sent) {
      rememberTold(readContactForm(formData).typed)
      // Firefox keeps what stands in a form that goes, and puts it back on reload: it would be sent as another message.
      element.reset()
      return onSent()
    }
    const reason: Refusal = outcome.refusal === 'key_reused' ? { reason: 'failed' } : outcome.refusal
    setRefusal(reason)
    if (reason.reason === 'invalid')
      setLastResult(resultOf({ typed: readContactForm(formData).typed, refusal: reason }))
  }

  return { form, fields, refusal, sending }
}

function rememberTold(typed: TypedContact): void {
  const [name, email, company] = [typed.name.trim(), typed.email.trim(), typed.company.trim()]
  rememberDetails({ name, email, ...(company ? { company } : {}), from: 'contact', at: new Date().toISOString() })
}

function resultOf({ typed, refusal }: PostedForm): SubmissionResult<string[]> {
  const initialValue = { ...typed }
  return refusal.reason === 'invalid'
    ? { status: 'error', initialValue, error: asLists(refusal.errors), fields: Object.keys(typed) }
    : { initialValue }
}

function asLists(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]]))
}
