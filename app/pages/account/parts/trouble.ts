/** What a visitor cannot mend by typing something else: too many attempts, or a store that is down. */

import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { accountLimits } from '#app/domain/account/account-input.ts'
import type { TooManyOutcome, UnavailableOutcome } from '#app/domain/account/outcomes.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { downSeconds, minutesToWait } from '#app/retry-after.ts'
import { tooManyWords } from '#app/ui/form-failure/too-many-words.ts'

/** Worded, for a `Note`. */
export interface Trouble {
  title: string
  text: string
}

export interface TroubleWords {
  copy: Content<'account'>
  formErrors: Content<'labels'>['formErrors']
  locale: Locale
}

/** The words, and how the answer says the same to programs. */
export function troubleOf(
  outcome: TooManyOutcome | UnavailableOutcome,
  { copy, formErrors, locale }: TroubleWords,
): { trouble: Trouble; init: ResponseInit } {
  const { trouble } = copy.common
  if (outcome.outcome === 'unavailable') {
    return { trouble: { title: trouble.down, text: formErrors.down }, init: refusal(503, downSeconds) }
  }
  const text = tooManyWords(minutesToWait(outcome.retryAfterSeconds), formErrors.tooMany, locale)
  return { trouble: { title: trouble.tooMany, text }, init: refusal(429, outcome.retryAfterSeconds) }
}

function refusal(status: number, retryAfterSeconds: number): ResponseInit {
  return { status, headers: { 'Retry-After': String(retryAfterSeconds) } }
}

export type ErrorCode = keyof Content<'account'>['common']['errors']

/** A code of a check as a text, with the limits of its field in it. */
export function wordIssue(code: ErrorCode, copy: Content<'account'>, locale: Locale): string {
  return fillLimits(copy.common.errors[code], code.slice(0, code.indexOf('.')) as keyof typeof accountLimits, locale)
}

/** Puts the limits of a field into a text about it. */
export function fillLimits(text: string, field: keyof typeof accountLimits, locale: Locale): string {
  const { min = 1, max }: { min?: number; max: number } = accountLimits[field]
  return fill(text, { least: integer(min, locale), most: integer(max, locale) })
}
