/** Why a message did not go through, as the server says it and the page shows it. */

import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import {
  type ContactField,
  type ContactIssue,
  contactLimits,
  lengthOf,
  type TypedContact,
} from '#app/domain/contact/input.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'

/** At most one error a field, worded. */
export type FieldErrors = Partial<Record<ContactField, string>>

export type Refusal = { reason: 'invalid'; errors: FieldErrors } | SendRefusal

/** What the page needs of the labels. */
export type FormWords = Pick<Content<'labels'>, 'fieldErrors' | 'formErrors'>

/** Codes of the schema as texts, with the limits and the length in them. */
export function wordIssues(
  issues: readonly ContactIssue[],
  typed: TypedContact,
  words: FormWords['fieldErrors'],
  locale: Locale,
): FieldErrors {
  return Object.fromEntries(
    issues.map(({ field, code }) => {
      const limits: { min?: number; max: number } = contactLimits[field]
      const values = {
        least: integer(limits.min ?? 1, locale),
        most: integer(limits.max, locale),
        count: integer(lengthOf(field, typed[field]), locale),
      }
      return [field, fill(words[code], values)]
    }),
  )
}
