/**
 * What a visitor may send us: one schema for the browser and the server. Issues carry codes, not texts; the page
 * words them in its language. Built on zod's functional form, because the browser downloads what this file uses.
 */
import * as z from 'zod/mini'

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

/** What the schema counts: code points of the tidied text, so that an emoji is one character or few, never a surprise. */
export function lengthOf(field: ContactField, typed: string): number {
  return codePoints(field === 'message' ? tidyText(typed) : tidyLine(typed))
}

/** A text of one or more lines: composed, `\n` only, nothing invisible that could hide or break something. */
function tidyText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(unprintable, '')
    .normalize('NFC')
    .trim()
}

/** A text of one line: line ends, tabs and runs of spaces become one space. */
function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ')
}

/** Control characters but `\n` and `\t`, the byte order mark, and the marks that reverse the direction of text. */
const unprintable = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

function codePoints(text: string): number {
  return [...text].length
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

/**
 * An @ and an ending. Stricter forms turn away addresses that work; what mail software could misread
 * (spaces, quotes, brackets, commas, a second @) is no address we can answer.
 */
function looksLikeEmail(email: string): boolean {
  return /^[^\s@"'`<>()[\]\\,;:|]+@(?:[\p{L}\p{N}\p{M}-]+\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu.test(email)
}
