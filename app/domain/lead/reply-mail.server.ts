/** A reply as the lead gets it: what staff typed and who we are, in the thread of what the lead has from us. */
import type { Kysely } from 'kysely'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { addresseeOf, greetingOf } from '#app/domain/mail/addressee.ts'
import { htmlBody, type MailBlock, textBody } from '#app/domain/mail/mail-body.ts'
import { replyDays } from '#app/domain/outbox/too-late.ts'
import { type Clock, instant, secondsLater } from '#app/platform/clock.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Database } from '#db/tables.ts'
import type { StoryItem, StoryMail } from './lead-story.ts'
import type { LeadRow } from './list-leads.server.ts'
import { heldSeconds, type TypedReply } from './reply-input.ts'

interface ReplyMailNeeds {
  readonly lead: Pick<LeadRow, 'id' | 'name' | 'email' | 'locale'>
  readonly reply: TypedReply
  readonly key: string
  /** The mail that it answers in the lead's mail program. */
  readonly parent: Mail | undefined
}

export function replyMail({ lead, reply, key, parent }: ReplyMailNeeds, settings: Settings, { now }: Clock): Mail {
  const { locale, email, name } = lead
  const { brand, email: office, hours, registration } = content('company', locale)
  const blocks: MailBlock[] = [
    ...paragraphs(reply.text, settings.siteUrl.origin),
    // Dutch law wants the register number in every mail of a company (Handelsregisterwet 2007, article 27).
    { lines: [brand, hours.long, settings.siteUrl.host, `${registration.legalName}, KvK ${registration.kvk}`] },
  ]
  return {
    to: addresseeOf(name, email),
    replyTo: { name: brand, address: office.address },
    subject: reply.subject,
    text: textBody(blocks),
    html: htmlBody(blocks, { language: locale, title: reply.subject }),
    language: locale,
    messageId: `<lead-${lead.id}-${key}@${settings.siteUrl.hostname}>`,
    ...(parent ? { headers: threadOf(parent) } : {}),
    window: {
      from: instant(secondsLater(now(), heldSeconds)),
      until: instant(secondsLater(now(), replyDays * 24 * 60 * 60)),
    },
  }
}

/**
 * The newest mail of ours that the lead has, or is to get. One about a booking only where there is no other: that thread
 * is about the appointment.
 */
export function parentOf(story: readonly StoryItem[]): StoryMail | undefined {
  const mailed = story.flatMap((item) =>
    'mail' in item && item.mail && item.mail.status !== 'dead' ? [{ kind: item.kind, mail: item.mail }] : [],
  )
  return (mailed.findLast(({ kind }) => kind !== 'booking') ?? mailed.at(-1))?.mail
}

export async function findMail(db: Kysely<Database>, mail: StoryMail | undefined): Promise<Mail | undefined> {
  if (!mail) return undefined
  const row = await db.selectFrom('outbox').select('mail').where('id', '=', mail.id).executeTakeFirst()
  return row && (JSON.parse(row.mail) as Mail)
}

/** `Re: ` and what the thread is called: mail programs keep a thread together by that too. */
export function replySubject({ locale }: Pick<LeadRow, 'locale'>, parent: StoryMail | undefined): string {
  const subject = parent?.subject ?? content('replyTemplates', locale).subject
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

/** What each template begins a reply with, ready to be sent but for its gaps. `person`: the name is one that somebody goes by. */
export function replyTexts(
  lead: Pick<LeadRow, 'name' | 'locale'>,
  { person, staff, late, bookUrl }: { person: boolean; staff: string; late: boolean; bookUrl: string },
): { id: string; name: string; text: string }[] {
  const words = content('replyTemplates', lead.locale)
  const { phone } = content('company', lead.locale)
  const values = { staff, phone: phone.shown, link: bookUrl }
  const greeting = greetingOf(person ? lead.name : null, words)
  return words.list.map(({ id, name, text }) => {
    const body = [...(late ? [words.late] : []), ...text].map((paragraph) => fill(paragraph, values))
    const signed = `${words.closing}\n${fill(words.signature, values)}`
    return { id, name, text: [greeting, ...body, signed].join('\n\n') }
  })
}

/** An empty line parts paragraphs; an address of ours alone on its line becomes a link. */
function paragraphs(text: string, origin: string): MailBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph.startsWith(`${origin}/`) && !/\s/.test(paragraph)
        ? { link: paragraph }
        : { lines: paragraph.split('\n') },
    )
}

function threadOf({ messageId, headers }: Mail): Record<string, string> {
  const before = headers?.['References']
  return { 'In-Reply-To': messageId, References: before ? `${before} ${messageId}` : messageId }
}
