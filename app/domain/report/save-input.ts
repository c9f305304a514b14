/**
 * What comes with a sheet that is saved: a name, an address and a consent, all of them optional. Parsed and checked on
 * the server only; issues carry codes, not texts.
 */
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import { contactInput } from '#app/domain/contact/input.ts'
import { readKey } from '#app/domain/contact/read-contact.ts'
import { holdsLink } from '#app/domain/contact/suspicion.ts'
import { codePoints, tidyLine } from '#app/domain/typed-text.ts'
import { saveFields } from './save-fields.ts'

/** Code points of the tidied text. */
export const longestOwner = 60

/** What was typed, to the letter, so that a refused form shows it again. */
export interface TypedSave {
  owner: string
  email: string
  consent: boolean
}

export interface RawSave {
  typed: TypedSave
  /** The query text of the typed sheet, see roi/typed-sheet.ts. */
  sheet: string
  /** Undefined when absent or of no use as a key. */
  key: string | undefined
  token: string
  trap: string
  /** To be read by `readSource`. */
  source: unknown
}

export interface SaveInput {
  owner: string | undefined
  email: string | undefined
  consent: boolean
}

export type SaveIssueCode =
  | 'owner.long'
  | 'owner.link'
  | 'email.form'
  | 'email.long'
  /** The tick is set, but there is nobody to write to. */
  | 'email.missing'
  /** What sends the form looks like a program; then we mail nobody. */
  | 'email.suspect'
  | 'sheet.wrong'

/** The sheet is wrong somewhere above the form. */
export type SaveIssueField = 'owner' | 'email' | 'sheet'

export interface SaveIssue {
  field: SaveIssueField
  code: SaveIssueCode
}

/** Takes a submission apart and judges nothing: what is not text becomes empty. */
export function readSaveForm(form: FormData): RawSave {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    typed: { owner: text(saveFields.owner), email: text(saveFields.email), consent: form.has(saveFields.consent) },
    sheet: text(saveFields.sheet),
    key: readKey(form.get(hiddenFields.key)),
    token: text(hiddenFields.token),
    trap: text(hiddenFields.trap),
    source: form.get(hiddenFields.source),
  }
}

/** What can be saved, and what is wrong with it: at most one issue a field. */
export function checkSave(typed: TypedSave): { input: SaveInput; issues: SaveIssue[] } {
  const owner = tidyLine(typed.owner)
  const email = tidyLine(typed.email)
  const codes = [ownerIssue(owner), emailIssue(email, typed.consent)]
  return {
    input: { owner: owner || undefined, email: email || undefined, consent: typed.consent },
    issues: codes.flatMap((code) => (code ? [{ field: code.startsWith('owner') ? 'owner' : 'email', code }] : [])),
  }
}

/** Advertising hides its link in a name. */
function ownerIssue(owner: string): SaveIssueCode | undefined {
  if (codePoints(owner) > longestOwner) return 'owner.long'
  return holdsLink(owner) ? 'owner.link' : undefined
}

function emailIssue(email: string, consent: boolean): SaveIssueCode | undefined {
  if (email === '') return consent ? 'email.missing' : undefined
  const [issue] = contactInput.shape.email.safeParse(email).error?.issues ?? []
  return issue?.message as 'email.form' | 'email.long' | undefined
}
