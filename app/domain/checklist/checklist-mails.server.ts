/** The mails of a checklist: to who asked for it, and to the office when that person may be contacted about it. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { dateAndTime } from '#app/date-and-time.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { htmlBody, type MailBlock, textBody } from '#app/domain/mail/mail-body.ts'
import { longDate } from '#app/formats.ts'
import { type Locale, pathInLocale } from '#app/locales.ts'
import type { Mail, Mailbox } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Instant } from '#db/tables.ts'
import { type ListWords, wordList } from './list-words.server.ts'

export interface MailedList {
  /** Names its mails: hexadecimal. */
  id: string
  ticked: readonly string[]
  email: string
  consent: boolean
  locale: Locale
  createdAt: Instant
}

type Addresses = Pick<Settings, 'siteUrl'>

export function visitorMail(list: MailedList, settings: Addresses): Mail {
  const { locale, consent, createdAt, email } = list
  const copy = content('emails', locale).checklist.visitor
  const company = content('company', locale)
  const words = wordList(list.ticked, locale)
  const { siteUrl } = settings
  const { legalName, kvk } = company.registration
  const blocks: MailBlock[] = [
    fill(copy.intro, { ...words.counts, band: words.band, date: longDate(new Date(createdAt), locale) }),
    { facts: themeFacts(words, copy.ofTheme) },
    ...(words.first.length > 0 ? [copy.first, ...firstBlocks(words, copy.takes)] : []),
    ...(words.open.length > 0 ? [copy.open, { lines: words.open }] : [copy.allInPlace]),
    copy.page,
    { link: siteUrl.origin + pathInLocale('/checklist', locale) },
    fill(copy.reach, { phone: company.phone.shown }),
    consent ? copy.withConsent : copy.withoutConsent,
    copy.notYou,
    // Dutch law wants the register number in every mail of a company (Handelsregisterwet 2007, article 27).
    { lines: [company.brand, company.hours.long, siteUrl.host, `${legalName}, KvK ${kvk}`] },
  ]
  return {
    to: { address: email },
    replyTo: { name: company.brand, address: company.email.address },
    ...bodyOf(list, 'visitor', fill(copy.subject, words.counts), blocks, settings),
  }
}

/** In the visitor's language, which shows at a glance in which one to write. */
export function officeMail(
  list: MailedList,
  { id, source }: { id: number; source: string },
  to: Mailbox,
  settings: Addresses,
): Mail {
  const { locale, email, createdAt } = list
  const { checklist, contactNotification } = content('emails', locale)
  const { facts, languages } = contactNotification
  const words = wordList(list.ticked, locale)
  const received = new Date(createdAt)
  const campaign = Object.entries(readSource(source)).map(([key, value]) => `${key}=${value}`)
  const blocks: MailBlock[] = [
    {
      facts: [
        [checklist.office.number, String(id)],
        [facts.received, dateAndTime(received, locale)],
        [facts.email, email],
        [facts.language, locale === 'nl' ? languages.dutch : languages.english],
        ...(campaign.length > 0 ? [[facts.source, campaign.join(', ')] as const] : []),
        ...themeFacts(words, checklist.visitor.ofTheme),
      ],
    },
    ...(words.open.length > 0 ? [checklist.visitor.open, { lines: words.open }] : []),
    checklist.office.reply,
    fill(checklist.office.withdrawal, { number: String(id) }),
  ]
  const subject = fill(checklist.office.subject, words.counts)
  return { to, replyTo: { address: email }, ...bodyOf(list, 'office', subject, blocks, settings) }
}

function themeFacts({ themes }: ListWords, ofTheme: string): [string, string][] {
  return themes.map(({ name, counts }) => [name, fill(ofTheme, counts)])
}

/** One each: what is to be done is more than a line. */
function firstBlocks({ first }: ListWords, takes: string): MailBlock[] {
  return first.map(({ name, how, time }) => ({ facts: [[name, `${how} ${fill(takes, { time })}`]] }))
}

function bodyOf(
  { id, locale }: MailedList,
  kind: 'visitor' | 'office',
  subject: string,
  blocks: MailBlock[],
  { siteUrl }: Addresses,
) {
  return {
    subject,
    text: textBody(blocks),
    html: htmlBody(blocks, { language: locale, title: subject }),
    language: locale,
    // An absence notice must not answer a mail that no person sent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // The same for every attempt to deliver, so that mail servers and programs know a repeat for what it is.
    messageId: `<checklist-${id.slice(0, 24)}-${kind}@${siteUrl.hostname}>`,
  }
}
