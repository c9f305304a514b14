/**
 * The mails of a saved report. Two to the visitor: the report, which may be sent on, and how to withdraw it, which may
 * not. To the office, when the visitor agreed to hear from us: what was saved, and that it was withdrawn.
 */

import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { dateAndTime } from '#app/date-and-time.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { couldBecomeLink } from '#app/domain/mail/could-become-link.ts'
import { htmlBody, type MailBlock, textBody } from '#app/domain/mail/mail-body.ts'
import { calculate, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import { savedWaitDays } from '#app/domain/roi/lead-days.ts'
import { daysAsNumber, euros, longDate, savedDaysAsNumber } from '#app/formats.ts'
import type { Mail, Mailbox } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { pathToReport, pathToWithdrawal } from '#app/report-paths.ts'
import type { Instant } from '#db/tables.ts'
import type { ReportTokens } from './report-tokens.server.ts'
import type { ReportSubmission } from './save-report.server.ts'

/** A report at the moment it is saved, the only one at which its addresses are known. */
export interface NewReport extends Pick<ReportSubmission, 'sheet' | 'owner' | 'consent' | 'locale' | 'source'> {
  id: number
  email: string
  createdAt: Instant
  expiresAt: Instant
  tokens: ReportTokens
}

type Addresses = Pick<Settings, 'siteUrl'>

/** Less than this the drawing does not name as shorter, and is nothing to put into a subject. */
const leastDays = 0.05

export function reportMail(report: NewReport, settings: Addresses): Mail {
  const { locale, consent } = report
  const copy = content('emails', locale).report
  const company = content('company', locale)
  const answer = calculate(report.sheet)
  const days = savedWaitDays(answer.now, answer.after)
  const subject =
    days < leastDays ? copy.subjectWithoutWaiting : fill(copy.subject, { days: savedDaysAsNumber(days, locale) })
  const blocks: MailBlock[] = [
    fill(copy.intro, { date: dateOf(report.createdAt, report) }),
    { facts: [...(couldBecomeLink(report.sheet.name) ? [] : nameFact(report)), ...figures(answer, report)] },
    fill(copy.share, { date: dateOf(report.expiresAt, report) }),
    { link: shareAddress(report, settings) },
    `${answer.guarantee.withinReach ? copy.next.withinReach : copy.next.outOfReach} ${fill(copy.reach, { phone: company.phone.shown })}`,
    copy.withdrawal,
    consent ? copy.withConsent : copy.withoutConsent,
    copy.notYou,
    signature(report, settings),
  ]
  return toVisitor(report, { kind: 'report', subject, blocks }, settings)
}

export function withdrawalMail(report: NewReport, settings: Addresses): Mail {
  const { locale, tokens, createdAt, expiresAt } = report
  const copy = content('emails', locale).reportWithdrawal
  const blocks: MailBlock[] = [
    fill(copy.text, { date: dateOf(createdAt, report) }),
    { link: settings.siteUrl.origin + pathToWithdrawal(tokens.withdrawal, locale) },
    copy.erased,
    fill(copy.otherwise, { date: dateOf(expiresAt, report) }),
    signature(report, settings),
  ]
  return toVisitor(report, { kind: 'withdrawal', subject: copy.subject, blocks }, settings)
}

/** In the visitor's language, which shows at a glance in which one to write. */
export function staffMail(report: NewReport, to: Mailbox, settings: Addresses): Mail {
  const { id, locale, email, owner, createdAt } = report
  const { contactNotification, reportNotification: copy } = content('emails', locale)
  const { facts, languages } = contactNotification
  const answer = calculate(report.sheet)
  const subject = fill(copy.subject, {
    cost: euros(answer.cost.centsPerYear, locale),
    saving: euros(answer.saving.marked.centsPerYear, locale),
  })
  const source = Object.entries(readSource(report.source)).map(([key, value]) => `${key}=${value}`)
  const blocks: MailBlock[] = [
    {
      facts: [
        [copy.number, String(id)],
        [facts.received, dateAndTime(createdAt, locale)],
        ...(owner === undefined ? [] : [[facts.name, owner] as const]),
        [facts.email, email],
        [facts.language, locale === 'nl' ? languages.dutch : languages.english],
        ...(source.length > 0 ? [[facts.source, source.join(', ')] as const] : []),
        ...nameFact(report),
        ...figures(answer, report),
      ],
    },
    { link: shareAddress(report, settings) },
    copy.reply,
  ]
  return {
    to,
    replyTo: { address: email },
    ...bodyOf(report, { kind: 'staff', subject, blocks }, settings),
  }
}

/** Tells the office, which has a mail of its own about the report, to delete it. Holds nothing of the report. */
export function withdrawnMail(
  { id, locale }: Pick<NewReport, 'id' | 'locale'>,
  to: Mailbox,
  settings: Addresses,
): Mail {
  const copy = content('emails', locale).reportWithdrawn
  const number = String(id)
  const blocks = [fill(copy.text, { number }), copy.todo]
  const body: Body = { kind: 'withdrawn', subject: fill(copy.subject, { number }), blocks }
  return { to, ...bodyOf({ id, locale }, body, settings) }
}

function nameFact({ sheet, locale }: NewReport): [string, string][] {
  return sheet.name === '' ? [] : [[content('emails', locale).report.facts.process, sheet.name]]
}

function figures({ now, after, cost, saving }: RoiAnswer, { locale }: NewReport): [string, string][] {
  const { facts, leadTime, aYear } = content('emails', locale).report
  const yearly = (cents: number) => fill(aYear, { amount: euros(cents, locale) })
  const days = { now: daysAsNumber(now.leadDays, locale), after: daysAsNumber(after.leadDays, locale) }
  return [
    [facts.leadTime, fill(leadTime, days)],
    [facts.cost, yearly(cost.centsPerYear)],
    [facts.saving, yearly(saving.marked.centsPerYear)],
  ]
}

function shareAddress({ tokens, locale }: NewReport, { siteUrl }: Addresses): string {
  return siteUrl.origin + pathToReport(tokens.share, locale)
}

function dateOf(moment: Instant, { locale }: NewReport): string {
  return longDate(new Date(moment), locale)
}

function signature({ locale }: NewReport, { siteUrl }: Addresses): MailBlock {
  const { brand, hours, registration } = content('company', locale)
  // Dutch law wants the register number in every mail of a company (Handelsregisterwet 2007, article 27).
  return { lines: [brand, hours.long, siteUrl.host, `${registration.legalName}, KvK ${registration.kvk}`] }
}

interface Body {
  kind: 'report' | 'withdrawal' | 'staff' | 'withdrawn'
  subject: string
  blocks: MailBlock[]
}

function toVisitor(report: NewReport, body: Body, settings: Addresses): Mail {
  const { brand, email } = content('company', report.locale)
  return {
    to: { address: report.email },
    replyTo: { name: brand, address: email.address },
    ...bodyOf(report, body, settings),
  }
}

function bodyOf(
  { id, locale }: Pick<NewReport, 'id' | 'locale'>,
  { kind, subject, blocks }: Body,
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
    messageId: `<report-${id}-${kind}@${siteUrl.hostname}>`,
  }
}
