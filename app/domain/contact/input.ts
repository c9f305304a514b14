/**
 * What a visitor may send us: one schema for the browser and the server. Issues carry codes, not texts; the page
 * words them in its language. Built on zod's functional form, because the browser downloads what this file uses.
 */
import * as z from 'zod/mini'
import { codePoints, looksLikeEmail, tidyLine, tidyText } from '#app/domain/typed-text.ts'

/** Lengths in code points, counted after the text has been tidied. */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  company: { max: 150 },
  message: { min: 10, max: 5000 },
} as const

/** In the order in which the form shows them. */
export const contactFields = ['name', 'email', 'company', 'message'] as const

export type ContactField = (typeof contactFields)[number]

type ContactIssueCode =
  | 'name.short'
  | 'name.long'
  | 'email.empty'
  | 'email.form'
  | 'email.long'
  | 'company.long'
  | 'message.short'
  | 'message.long'

/** A valid message, tidied. */
export interface ContactInput {
  name: string
  email: string
  company?: string | undefined
  message: string
}

/** What was typed, to the letter, so that a refused form shows it again. */
export type TypedContact = Record<ContactField, string>

export interface ContactIssue {
  field: ContactField
  code: ContactIssueCode
}

export const contactInput = z.object({
  name: line('name.short', atLeast(contactLimits.name.min, 'name.short'), atMost(contactLimits.name.max, 'name.long')),
  email: line(
    'email.empty',
    atLeast(1, 'email.empty'),
    atMost(contactLimits.email.max, 'email.long'),
    z.refine<string>(looksLikeEmail, { error: 'email.form' satisfies ContactIssueCode }),
  ),
  company: z.optional(
    z.pipe(
      line('company.long', atMost(contactLimits.company.max, 'company.long')),
      z.transform((company: string) => (company === '' ? undefined : company)),
    ),
  ),
  message: z
    .string('message.short' satisfies ContactIssueCode)
    .check(
      z.overwrite(tidyText),
      atLeast(contactLimits.message.min, 'message.short'),
      atMost(contactLimits.message.max, 'message.long'),
    ),
})

/** The message, or what is wrong with it: at most one issue a field, in the order of the form. */
export function checkContact(typed: TypedContact): { input: ContactInput } | { issues: ContactIssue[] } {
  const parsed = contactInput.safeParse(typed)
  if (parsed.success) return { input: parsed.data }
  const issues = contactFields.flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field)
    return issue ? [{ field, code: issue.message as ContactIssueCode }] : []
  })
  return { issues }
}

/** What the schema counts: code points of the tidied text. */
export function lengthOf(field: ContactField, typed: string): number {
  return codePoints(field === 'message' ? tidyText(typed) : tidyLine(typed))
}

function line(whenNoText: ContactIssueCode, ...checks: z.core.$ZodCheck<string>[]) {
  return z.string(whenNoText).check(z.overwrite(tidyLine), ...checks)
}

function atLeast(min: number, code: ContactIssueCode) {
  return z.refine<string>((text) => codePoints(text) >= min, { error: code, abort: true })
}

function atMost(max: number, code: ContactIssueCode) {
  return z.refine<string>((text) => codePoints(text) <= max, { error: code, abort: true })
}
