/** The two mails of a message: to the office, to be answered by Reply, and to the visitor, as proof of what we got. */

import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { dateAndTime } from '#app/date-and-time.ts'
import { addresseeOf, greetingOf } from '#app/domain/mail/addressee.ts'
import { htmlBody, type MailBlock, textBody } from '#app/domain/mail/mail-body.ts'
import { clock, longDate } from '#app/formats.ts'
import type { Mail, Mailbox } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { readSource } from './source.ts'
import type { StoredMessage } from './store.server.ts'

type Addresses = Pick<Settings, 'siteUrl'>

/** In the visitor's language, which shows at a glance in which one to answer. */
export function staffMail(message: StoredMessage, to: Mailbox, settings: Addresses): Mail {
  const { id, locale, name, email, company } = message
  const copy = content('emails', locale).contactNotification
  const subject = company ? fill(copy.subject, { name, company }) : fill(copy.subjectWithoutCompany, { name })
  const source = Object.entries(readSource(message.source)).map(([key, value]) => `${key}=${value}`)
  const facts = [
    [copy.facts.number, String(id)],
    [copy.facts.received, dateAndTime(message.created_at, locale)],
    [copy.facts.name, name],
    [copy.facts.email, email],
    ...(company ? [[copy.facts.company, company] as const] : []),
    [copy.facts.language, locale === 'nl' ? copy.languages.dutch : copy.languages.english],
    ...(source.length > 0 ? [[copy.facts.source, source.join(', ')] as const] : []),
  ] as const
  const blocks: MailBlock[] = [
    { facts },
    { quote: message.message },
    fill(copy.reply, { name }),
    ...(message.suspicion ? [copy.released] : []),
  ]
  return {
    to,
    replyTo: { name, address: email },
    ...bodyOf(blocks, subject, message),
    messageId: messageIdOf(id, 'staff', settings),
  }
}

export function confirmationMail(message: StoredMessage, settings: Addresses): Mail {
  const { id, locale, name, email } = message
  const copy = content('emails', locale).contactConfirmation
  const company = content('company', locale)
  const { legalName, kvk } = company.registration
  const received = new Date(message.created_at)
  const blocks: MailBlock[] = [
    greetingOf(name, copy),
    fill(copy.received, { date: longDate(received, locale), time: clock(received, locale) }),
    { quote: message.message },
    copy.promise,
    copy.weekend,
    fill(copy.reach, { phone: company.phone.shown }),
    copy.notYou,
    // Dutch law wants the register number in every mail of a company (Handelsregisterwet 2007, article 27).
    { lines: [company.brand, copy.office, settings.siteUrl.host, `${legalName}, KvK ${kvk}`] },
  ]
  return {
    to: addresseeOf(name, email),
    replyTo: { name: company.brand, address: company.email.address },
    ...bodyOf(blocks, fill(copy.subject, { number: String(id) }), message),
    messageId: messageIdOf(id, 'confirmation', settings),
  }
}

function bodyOf(blocks: MailBlock[], subject: string, { locale }: StoredMessage) {
  return {
    subject,
    text: textBody(blocks),
    html: htmlBody(blocks, { language: locale, title: subject }),
    language: locale,
    // An absence notice must not answer a mail that no person sent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The same for every attempt to deliver, so that mail servers and programs know a repeat for what it is. */
function messageIdOf(number: number, kind: string, { siteUrl }: Addresses): string {
  return `<contact-${number}-${kind}@${siteUrl.hostname}>`
}
