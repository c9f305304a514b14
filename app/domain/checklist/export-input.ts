/**
 * What comes with a list that is to be mailed: an address and a consent. Parsed and checked on the server only; issues
 * carry codes, not texts.
 */
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import { contactInput } from '#app/domain/contact/input.ts'
import { readKey } from '#app/domain/contact/read-contact.ts'
import { tidyLine } from '#app/domain/typed-text.ts'
import { exportFields } from './export-fields.ts'

/** To the letter, so that a refused form shows it again. */
export interface TypedExport {
  email: string
  consent: boolean
}

export interface RawExport {
  typed: TypedExport
  /** Undefined when absent or of no use as a key. */
  key: string | undefined
  token: string
  trap: string
  /** To be read by `readSource`. */
  source: unknown
}

export type ExportIssue =
  | 'email.empty'
  | 'email.form'
  | 'email.long'
  /** What sends the form looks like a program; then we mail nobody. */
  | 'email.suspect'
  /** The address gets no more lists today. */
  | 'email.full'

/** Takes a submission apart and judges nothing: what is not text becomes empty. */
export function readExportForm(form: FormData): RawExport {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    typed: { email: text(exportFields.email), consent: form.has(exportFields.consent) },
    key: readKey(form.get(hiddenFields.key)),
    token: text(hiddenFields.token),
    trap: text(hiddenFields.trap),
    source: form.get(hiddenFields.source),
  }
}

/** The address as it is used, or what is wrong with it. */
export function checkExport(typed: TypedExport): { email: string } | { issue: ExportIssue } {
  const email = tidyLine(typed.email)
  if (email === '') return { issue: 'email.empty' }
  const [issue] = contactInput.shape.email.safeParse(email).error?.issues ?? []
  return issue ? { issue: issue.message === 'email.long' ? 'email.long' : 'email.form' } : { email }
}
