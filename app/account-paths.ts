/** The addresses that our account mails carry. Each holds a token that works once, so no page links to them. */
import { type Locale, pathInLocale } from './locales.ts'

/** GET shows one button; the POST behind it signs in, and leads to `to`. */
export function pathToMagicLink(token: string, locale: Locale, to?: string): string {
  return `${pathInLocale('/sign-in/link', locale)}?${queryOf(token, to)}`
}

/** GET asks for the password once more; the POST behind it makes the account. */
export function pathToConfirmation(token: string, locale: Locale, to?: string): string {
  return `${pathInLocale('/confirm-email', locale)}?${queryOf(token, to)}`
}

/** GET shows the form for a new password; the same page without a token asks for the mail. */
export function pathToNewPassword(token: string, locale: Locale): string {
  return `${pathInLocale('/reset-password', locale)}?token=${token}`
}

/** GET shows one button to whoever is signed in to the account; the POST behind it moves the account to that address. */
export function pathToNewEmail(token: string, locale: Locale): string {
  return `${pathInLocale('/account/new-email', locale)}?token=${token}`
}

/** `to` is checked again when the link comes back: anybody can write one. */
function queryOf(token: string, to: string | undefined): string {
  return new URLSearchParams({ token, ...(to === undefined ? {} : { to }) }).toString()
}
