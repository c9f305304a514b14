/** Numbers as the calculator writes them: shares, and amounts with a sign for more and for less. */
import { euros, shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

/** `0.578` with one decimal is 57.8%, `0.4` is 40%. */
export function percentage(share: number, most: number, locale: Locale): string {
  return `${shortest(share * 100, most, locale)}%`
}

/** In whole euros, as they are written. */
export function wholeEuros(cents: number): number {
  return Math.sign(cents) * Math.round(Math.abs(cents) / 100)
}

/** What is left of an amount, in cents, of both as they are written, so that a reader's own subtraction agrees. */
export function lessWritten(cents: number, less: number): number {
  return (wholeEuros(cents) - wholeEuros(less)) * 100
}

/** +€5,731 and −€660; Dutch puts the sign behind the euro. */
export function difference(cents: number, locale: Locale): string {
  const amount = euros(cents, locale)
  if (Math.round(cents / 100) <= 0) return amount
  return locale === 'nl' ? amount.replace('\u00a0', '\u00a0+') : `+${amount}`
}
