/** The addresses that our account mails carry. Each holds a token that works once, so no page links to them. */
import { type Locale, pathInLocale } from './locales.ts'

/** GET shows one button; the POST behind it signs in. */
export function pathToMagicLink(token: string, locale: Locale): string {
  return `${pathInLocale('/sign-in/link', locale)}?token=${token}`
}

/** GET shows one button; the POST behind it makes the account. */
export function pathToConfirmation(token: string, locale: Locale): string {
  return `${pathInLocale('/confirm-email', locale)}?token=${token}`
}

/** GET shows the form for a new password; the same page without a token asks for the mail. */
export function pathToNewPassword(token: string, locale: Locale): string {
  return `${pathInLocale('/reset-password', locale)}?token=${token}`
}
