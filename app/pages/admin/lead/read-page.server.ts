/** What the page of a lead shows, from one look at the clock. */
import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { pathToBook } from '#app/booking-paths.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { listStaff } from '#app/domain/desk/list-staff.server.ts'
import { heldMessages } from '#app/domain/lead/held-messages.server.ts'
import { isSuspect } from '#app/domain/lead/is-suspect.ts'
import { roadOf } from '#app/domain/lead/lead-road.server.ts'
import { isNamedByPerson, lastReply, type ReplyItem, stoppedReply } from '#app/domain/lead/lead-story.ts'
import { stripOf } from '#app/domain/lead/lead-strip.server.ts'
import { neighboursOf } from '#app/domain/lead/neighbours-of-lead.server.ts'
import { readLead } from '#app/domain/lead/read-lead.server.ts'
import { parentOf, replySubject, replyTexts } from '#app/domain/lead/reply-mail.server.ts'
import { readMail } from '#app/domain/outbox/read-mail.server.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { wholeNumber } from '../parts/query.ts'

export type LeadPageData = Awaited<ReturnType<typeof readPage>>

/** Throws the answer 404 where there is no such lead. */
export async function readPage({ app, staff, now }: AtDesk, number: string, query: URLSearchParams) {
  const { db } = app.database
  const moment = now.toISOString()
  const file = await readLead(db, leadNumber(number))
  if (!file) throw data(null, { status: 404 })
  const { lead, story } = file
  const road = roadOf(lead, story, moment)
  const parent = parentOf(story)
  const reply = lastReply(story)
  const stopped = stoppedReply(story)
  const { origin } = app.settings.siteUrl
  const bookUrl = origin + pathToBook('intro-call-30-minutes', lead.locale)
  const late = road.waiting !== undefined && road.waiting.until === undefined && road.waiting.lateMinutes > 0
  const templates = replyTexts(lead, { person: isNamedByPerson(story), staff: staff.name, late, bookUrl })
  const template = templates.find(({ id }) => id === query.get('template'))
  const subject = replySubject(lead, parent)
  return {
    ...file,
    title: lead.name ?? lead.email,
    source: readSource(file.firstSource),
    road,
    strip: stripOf(road, story, moment),
    late,
    /** The outbox would send the reply that was given up once more. */
    triesAgain: await triesAgain(app, road.dead),
    now: moment,
    neighbours: await neighboursOf(db, lead),
    staff: await listStaff(app),
    /** Nobody is answered: there is no form. */
    suspect: isSuspect(lead),
    /** There is something of it in quarantine, to release. */
    held: (await heldMessages(db, lead.id)).length > 0,
    templates,
    threadedUnder: parent?.subject,
    /** What the form begins with: a template that was asked for, or the reply that Undo stopped. */
    start: template
      ? { subject, text: template.text, template: template.id }
      : stopped
        ? { subject: stopped.subject, text: stopped.text, template: undefined }
        : { subject, text: '', template: undefined },
    sentText: reply && !reply.withdrawn ? reply.text : undefined,
    /** A reply that was sent, or stopped, begins the form anew. */
    replyRound: `${reply?.key ?? ''} ${reply?.withdrawn ?? ''}`,
    formKey: randomUUID(),
    seen: story.at(-1)?.at ?? '',
    notUndone: query.get('undo') !== null,
  }
}

/** 0, which is no lead's, for whatever is not a number. */
export function leadNumber(text: string): number {
  return wholeNumber(text) ?? 0
}

/** False after the days in which a reply may arrive: the outbox sends none of an older day. */
async function triesAgain(app: AtDesk['app'], dead: ReplyItem | undefined): Promise<boolean> {
  const mail = dead?.mail && (await readMail(app, dead.mail.id))
  return mail !== undefined && mail.refusal === undefined
}
