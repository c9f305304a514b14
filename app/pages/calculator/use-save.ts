/**
 * Saving with a script: sent without leaving the page, so that no figure is lost whatever happens. Without a script
 * the same form posts itself.
 */
import { type FormEvent, useRef, useState } from 'react'
import { rememberDetails } from '#app/browser/visitor-details.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { localeField, saveFields } from '#app/domain/report/save-fields.ts'
import { freshKey } from '#app/fresh-key.ts'
import type { Locale } from '#app/locales.ts'
import type { PostedSave, SavedAddresses, SaveRefusal } from './save-receipt.ts'
import type { SaveCopy } from './save-section.tsx'
import { sendReport } from './send-report.ts'

/** A sheet that was saved, and what it said then. */
export interface SavedSheet {
  addresses: SavedAddresses
  sheet: string
  /** An address was given to mail them to. */
  withEmail: boolean
}

interface SaveOptions {
  copy: SaveCopy
  locale: Locale
  /** The sheet as it stands now, as a query. */
  sheet: string
  /** Fields of the sheet that are wrong now. */
  issues: number
  hidden: HiddenValues
  posted: PostedSave | undefined
}

export function useSave({ copy, locale, sheet, issues, hidden, posted }: SaveOptions) {
  const [saved, setSaved] = useState<SavedSheet | undefined>(() =>
    posted && 'saved' in posted
      ? { addresses: posted.saved, sheet, withEmail: posted.typed.email.trim() !== '' }
      : undefined,
  )
  const [refusal, setRefusal] = useState<SaveRefusal | undefined>(
    posted && 'refusal' in posted ? posted.refusal : undefined,
  )
  const [typed, setTyped] = useState(posted?.typed)
  const [saving, setSaving] = useState(false)
  const key = useRef(hidden.key)
  const token = useRef(hidden.token)
  // State arrives a render later; the second click of a double click does not wait for it.
  const busy = useRef(false)

  async function save(form: HTMLFormElement): Promise<void> {
    busy.current = true
    setSaving(true)
    const fields = textsOf(new FormData(form))
    fields.set(saveFields.sheet, sheet)
    fields.set(localeField, locale)
    fields.set(hiddenFields.key, key.current)
    fields.set(hiddenFields.token, token.current)
    const outcome = await sendReport(fields)
    busy.current = false
    setSaving(false)
    if ('saved' in outcome) {
      // What is saved next is a report of its own.
      key.current = freshKey()
      setRefusal(undefined)
      const email = fields.get(saveFields.email) ?? ''
      const withEmail = email.trim() !== ''
      // The name on the sheet may be that of a company, so it is not remembered as the visitor's.
      if (withEmail) rememberDetails({ email: email.trim(), from: 'report', at: new Date().toISOString() })
      setSaved({ addresses: outcome.saved, sheet, withEmail })
      // Should the form come back for another sheet. A consent is given each time.
      return setTyped({ owner: fields.get(saveFields.owner) ?? '', email, consent: false })
    }
    token.current = outcome.token ?? token.current
    setRefusal(outcome.refusal)
  }

  return {
    saved,
    /** The sheet is no longer what was saved. */
    changed: saved !== undefined && saved.sheet !== sheet,
    /** What the form begins with. */
    typed,
    refusal,
    saving,
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      if (busy.current) return
      if (issues === 0) return void save(event.currentTarget)
      const error = { code: 'sheet.wrong', text: copy.errors['sheet.wrong'] } as const
      setRefusal({ reason: 'invalid', errors: { sheet: error } })
    },
  }
}

function textsOf(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
