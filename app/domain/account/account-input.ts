/** What a visitor types to make an account or to set a password, and what can be wrong with it. Codes, not texts. */
import { codePoints, looksLikeEmail, tidyLine } from '#app/domain/typed-text.ts'

/** Lengths in code points. */
export const accountLimits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  password: { min: 12, max: 128 },
} as const

/** In the order in which the form shows them. */
export const signUpFields = ['name', 'email', 'password'] as const

export type SignUpField = (typeof signUpFields)[number]

/** `known`: on the list of common passwords, or made of the person's own name or address. */
export type PasswordIssue = 'password.short' | 'password.long' | 'password.known'

export type EmailIssue = 'email.empty' | 'email.form' | 'email.long'

export type SignUpIssueCode = 'name.short' | 'name.long' | EmailIssue | PasswordIssue

export interface SignUpIssue {
  field: SignUpField
  code: SignUpIssueCode
}

export function nameIssue(typed: string): 'name.short' | 'name.long' | undefined {
  const length = codePoints(tidyLine(typed))
  if (length < accountLimits.name.min) return 'name.short'
  return length > accountLimits.name.max ? 'name.long' : undefined
}

/** For the forms that take an address only, too. */
export function emailIssue(typed: string): EmailIssue | undefined {
  const email = tidyEmail(typed)
  if (email === '') return 'email.empty'
  if (codePoints(email) > accountLimits.email.max) return 'email.long'
  return looksLikeEmail(email) ? undefined : 'email.form'
}

/** Addresses are compared and kept in lower case. */
export function tidyEmail(typed: string): string {
  return tidyLine(typed).toLowerCase()
}
