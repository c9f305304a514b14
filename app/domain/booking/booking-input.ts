/**
 * What a visitor fills in to book: one schema for the browser and the server. Issues carry codes, not texts; the page
 * words them in its language.
 */
import * as z from 'zod/mini'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import { contactInput, contactLimits } from '#app/domain/contact/input.ts'
import { readKey } from '#app/domain/contact/read-contact.ts'
import { codePoints, tidyLine, tidyText } from '#app/domain/typed-text.ts'
import { type BookingInput, type BookingWay, bookingWays } from './booking.ts'

/** Lengths in code points, counted after the text has been tidied. */
export const bookingLimits = {
  name: contactLimits.name,
  email: contactLimits.email,
  company: contactLimits.company,
  way: { max: 0 },
  phone: { max: 30 },
  address: { max: 200 },
  message: { min: 3, max: 2000 },
  terms: { max: 0 },
} as const

/** In the order in which the form shows them. */
export const bookingFields = ['name', 'email', 'company', 'way', 'phone', 'address', 'message', 'terms'] as const

export type BookingField = (typeof bookingFields)[number]

/** What was typed and chosen, to the letter, so that a refused form shows it again. */
export type TypedBooking = Record<BookingField, string>

export type BookingIssueCode =
  | 'name.short'
  | 'name.long'
  | 'email.empty'
  | 'email.form'
  | 'email.long'
  | 'company.empty'
  | 'company.long'
  | 'way.empty'
  | 'phone.empty'
  | 'phone.form'
  | 'address.empty'
  | 'address.long'
  | 'message.short'
  | 'message.long'
  | 'terms.unticked'

export interface BookingIssue {
  field: BookingField
  code: BookingIssueCode
}

/** What the form sends besides what is typed. */
export interface RawBooking {
  typed: TypedBooking
  /** Undefined when absent or of no use as a key. */
  key: string | undefined
  token: string
  trap: string
  /** To be read by `readSource`. */
  source: unknown
}

/** Takes a submission apart and judges nothing: what is not text becomes empty. */
export function readBookingForm(form: FormData): RawBooking {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    typed: Object.fromEntries(bookingFields.map((field) => [field, text(field)])) as TypedBooking,
    key: readKey(form.get(hiddenFields.key)),
    token: text(hiddenFields.token),
    trap: text(hiddenFields.trap),
    source: form.get(hiddenFields.source),
  }
}

/** What may be booked with, or what is wrong with it: at most one issue a field, in the order of the form. */
export function checkBooking(
  typed: TypedBooking,
  event: BookingEvent,
): { input: BookingInput } | { issues: BookingIssue[] } {
  const parsed = bookingInput.safeParse(typed)
  const found = parsed.success ? [] : parsed.error.issues
  const missing = missingIn(typed, event)
  const issues = bookingFields.flatMap((field) => {
    const code = missing[field] ?? found.find(({ path }) => path[0] === field)?.message
    return code ? [{ field, code: code as BookingIssueCode }] : []
  })
  if (!parsed.success || issues.length > 0) return { issues }
  const { terms: _, way, address, company, phone, message, ...rest } = parsed.data
  return {
    input: {
      ...rest,
      way: way as BookingWay,
      company: company || undefined,
      phone: phone || undefined,
      address: way === 'theirs' ? address : undefined,
      message: message || undefined,
    },
  }
}

/** What the schema counts: code points of the tidied text. */
export function lengthOf(field: BookingField, typed: string): number {
  return codePoints(field === 'message' ? tidyText(typed) : tidyLine(typed))
}

const bookingInput = z.object({
  name: contactInput.shape.name,
  email: contactInput.shape.email,
  company: line(atMost(bookingLimits.company.max, 'company.long')),
  way: z.string(),
  phone: line(z.refine<string>(looksLikePhone, { error: 'phone.form' satisfies BookingIssueCode })),
  address: line(atMost(bookingLimits.address.max, 'address.long')),
  message: z.string().check(z.overwrite(tidyText), atMost(bookingLimits.message.max, 'message.long')),
  terms: z.string(),
})

/** What has to be there depends on what is booked, and how. */
function missingIn(typed: TypedBooking, event: BookingEvent): Partial<Record<BookingField, BookingIssueCode>> {
  const { way, terms } = typed
  const isEmpty = (field: BookingField) => lengthOf(field, typed[field]) === 0
  const ways: readonly string[] = bookingWays[event]
  const workshop = event === 'automation-strategy-workshop'
  return {
    ...(ways.includes(way) ? {} : { way: 'way.empty' }),
    ...((workshop || way === 'phone') && isEmpty('phone') ? { phone: 'phone.empty' } : {}),
    ...(way === 'theirs' && isEmpty('address') ? { address: 'address.empty' } : {}),
    ...(workshop && isEmpty('company') ? { company: 'company.empty' } : {}),
    ...(workshop && lengthOf('message', typed.message) < bookingLimits.message.min ? { message: 'message.short' } : {}),
    ...(workshop && terms === '' ? { terms: 'terms.unticked' } : {}),
  }
}

/** 6 to 30 characters, at least six of them digits: people write numbers in many ways. Empty is judged elsewhere. */
function looksLikePhone(phone: string): boolean {
  return phone === '' || (codePoints(phone) <= bookingLimits.phone.max && (phone.match(/\d/g)?.length ?? 0) >= 6)
}

function line(...checks: z.core.$ZodCheck<string>[]) {
  return z.string().check(z.overwrite(tidyLine), ...checks)
}

function atMost(max: number, code: BookingIssueCode) {
  return z.refine<string>((text) => codePoints(text) <= max, { error: code, abort: true })
}
