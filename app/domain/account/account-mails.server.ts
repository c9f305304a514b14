/** The mails about an account. */
import { pathToConfirmation, pathToMagicLink, pathToNewEmail, pathToNewPassword } from '#app/account-paths.ts'
import { linkMinutes } from '#app/content/account/common.ts'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { htmlBody, type MailBlock, textBody } from '#app/domain/mail/mail-body.ts'
import { type Locale, pathInLocale } from '#app/locales.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { maskEmail } from './account-link.server.ts'
import type { AccountMail } from './promise-account-mail.server.ts'

type Addresses = Pick<Settings, 'siteUrl'>

export interface Recipient {
  email: string
  /** Full name; may be empty. */
  name: string
  locale: Locale
}

interface WithToken extends Recipient {
  token: string
  /** A path of our own, already checked, where the link leads in the end. */
  to?: string | undefined
}

/** The address is not proven: nothing of what was typed stands in it. */
export function confirmationMail({ email, locale, token, to }: WithToken, { siteUrl }: Addresses): AccountMail {
  const { confirmation: copy, once } = wordsOf(locale)
  return mailTo({ email, name: '', locale }, withMinutes(copy.subject), siteUrl, [
    copy.text,
    { link: siteUrl.origin + pathToConfirmation(token, locale, to) },
    withMinutes(once),
    copy.notYou,
  ])
}

export function knownAddressMail({ email, locale }: Recipient, { siteUrl }: Addresses): AccountMail {
  const { known: copy } = wordsOf(locale)
  return mailTo({ email, name: '', locale }, copy.subject, siteUrl, [
    copy.text,
    copy.signIn,
    { link: siteUrl.origin + pathInLocale('/sign-in', locale) },
    copy.forgotten,
    { link: siteUrl.origin + pathInLocale('/reset-password', locale) },
    copy.notYou,
  ])
}

export function signInMail({ token, to: path, ...to }: WithToken, { siteUrl }: Addresses): AccountMail {
  const { signIn: copy, once } = wordsOf(to.locale)
  return mailTo(to, withMinutes(copy.subject), siteUrl, [
    copy.text,
    { link: siteUrl.origin + pathToMagicLink(token, to.locale, path) },
    withMinutes(once),
    copy.notYou,
  ])
}

export function newPasswordMail({ token, ...to }: WithToken, { siteUrl }: Addresses): AccountMail {
  const { newPassword: copy, once } = wordsOf(to.locale)
  return mailTo(to, copy.subject, siteUrl, [
    copy.text,
    { link: siteUrl.origin + pathToNewPassword(token, to.locale) },
    withMinutes(once),
    copy.notYou,
  ])
}

export function passwordSetMail(to: Recipient, { siteUrl }: Addresses): AccountMail {
  const { passwordSet: copy } = wordsOf(to.locale)
  return mailTo(to, copy.subject, siteUrl, [copy.text, withPhone(copy.notYou, to.locale)])
}

/** To an address that is not proven yet: nothing of the account stands in it. */
export function newEmailMail({ token, ...to }: WithToken, { siteUrl }: Addresses): AccountMail {
  const { newEmail: copy, once } = wordsOf(to.locale)
  return mailTo(to, withMinutes(copy.subject), siteUrl, [
    copy.text,
    { link: siteUrl.origin + pathToNewEmail(token, to.locale) },
    withMinutes(once),
    copy.notYou,
  ])
}

/** To whoever has the address already. */
export function takenEmailMail(to: Recipient, { siteUrl }: Addresses): AccountMail {
  const { takenEmail: copy } = wordsOf(to.locale)
  return mailTo(to, copy.subject, siteUrl, [copy.text, copy.notYou])
}

interface WithNext extends Recipient {
  /** The other address, of which it shows as much as the owner would know it by. */
  next: string
}

export function newEmailAskedMail({ next, ...to }: WithNext, { siteUrl }: Addresses): AccountMail {
  const { newEmailAsked: copy } = wordsOf(to.locale)
  return mailTo(to, copy.subject, siteUrl, [
    fill(copy.text, { address: maskEmail(next) }),
    copy.notYou,
    { link: siteUrl.origin + pathInLocale('/reset-password', to.locale) },
    withPhone(copy.orCall, to.locale),
  ])
}

export function emailChangedMail({ next, ...to }: WithNext, { siteUrl }: Addresses): AccountMail {
  const { emailChanged: copy } = wordsOf(to.locale)
  return mailTo(to, copy.subject, siteUrl, [
    fill(copy.text, { address: maskEmail(next) }),
    withPhone(copy.notYou, to.locale),
  ])
}

export function deletedMail(to: Recipient, { siteUrl }: Addresses): AccountMail {
  const { deleted: copy } = wordsOf(to.locale)
  return mailTo(to, copy.subject, siteUrl, [copy.text, copy.last, withPhone(copy.notYou, to.locale)])
}

function wordsOf(locale: Locale) {
  return content('emails', locale).account
}

function withMinutes(text: string): string {
  return fill(text, { minutes: String(linkMinutes) })
}

function withPhone(text: string, locale: Locale): string {
  return fill(text, { phone: content('company', locale).phone.shown })
}

function mailTo({ email, name, locale }: Recipient, subject: string, siteUrl: URL, blocks: MailBlock[]): AccountMail {
  const { brand, email: office, hours, registration } = content('company', locale)
  const all: MailBlock[] = [
    ...(name === '' ? [] : [fill(wordsOf(locale).greeting, { name })]),
    ...blocks,
    // Dutch law wants the register number in every mail of a company (Handelsregisterwet 2007, article 27).
    { lines: [brand, hours.long, siteUrl.host, `${registration.legalName}, KvK ${registration.kvk}`] },
  ]
  return {
    to: { address: email },
    replyTo: { name: brand, address: office.address },
    subject,
    text: textBody(all),
    html: htmlBody(all, { language: locale, title: subject }),
    language: locale,
    // An absence notice must not answer a mail that no person sent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
