/**
 * How long it takes from the first message to the workshop, in office minutes: the middle of those of whom both ends are
 * known. Each wait has its own people, so the waits of different rows do not add up.
 */
import type { Kysely } from 'kysely'
import { notPeople } from '#app/domain/lead/lead-standing.server.ts'
import { officeMinutesBetween } from '#app/domain/lead/office-time.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { type Median, medianOf } from './median.ts'

export interface LeadTimes {
  readonly messages: number
  /**
   * From the first message to the first reply, and from there to the booking: of whoever began with a message. To others
   * the first reply was about a report or a checklist, or about a message after a booking.
   */
  readonly toReply: Median
  readonly replyToBooking: Median
  /** From the booking to the workshop. */
  readonly toWorkshop: Median
  /** From the first message, whether there was a reply before or not. */
  readonly messageToBooking: Median
}

/** The newest of each are enough for a middle, and keep the sheet quick. */
const mostLooked = 500

export async function readLeadTimes(db: Kysely<Database>, since: Instant): Promise<LeadTimes> {
  const replies = await db
    .selectFrom('lead')
    .select('first_reply_minutes as minutes')
    .where('last_at', '>=', since)
    .where('first_at', '>=', since)
    .where('status', 'not in', notPeople)
    .where('first_reply_minutes', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lead_entry')
          .select('lead_entry.id')
          .whereRef('lead_entry.lead_id', '=', 'lead.id')
          .whereRef('lead_entry.created_at', '=', 'lead.first_at')
          .where('lead_entry.kind', '=', 'message'),
      ),
    )
    .orderBy('last_at', 'desc')
    .limit(mostLooked)
    .execute()
  const { messages } = await db
    .selectFrom('contact_message')
    .select(({ fn }) => fn.countAll<number | string>().as('messages'))
    .where('status', '=', 'received')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  const booked = (await bookedAfterMessage(db, since)).map(({ first, from, to, reply }) => {
    const minutes = officeMinutesBetween(from, to)
    // Who booked before the reply did not wait for it.
    const waited = first === from && reply !== null && reply <= minutes
    return { minutes, afterReply: waited ? minutes - reply : undefined }
  })
  const workshops = await workshopsSince(db, since)
  return {
    messages: Number(messages),
    toReply: medianOf(replies.flatMap(({ minutes }) => minutes ?? [])),
    replyToBooking: medianOf(booked.flatMap(({ afterReply }) => afterReply ?? [])),
    toWorkshop: medianOf(workshops.map(({ from, to }) => officeMinutesBetween(from, to))),
    messageToBooking: medianOf(booked.map(({ minutes }) => minutes)),
  }
}

/** Of each lead: from its first message to the first booking after it. */
function bookedAfterMessage(db: Kysely<Database>, since: Instant) {
  return db
    .selectFrom('lead_entry as message')
    .innerJoin('lead_entry as booking', 'booking.lead_id', 'message.lead_id')
    .innerJoin('lead', 'lead.id', 'message.lead_id')
    .select(({ fn }) => [
      fn.min<string>('message.created_at').as('from'),
      fn.min<string>('booking.created_at').as('to'),
      fn.min<string>('lead.first_at').as('first'),
      fn.min<number | null>('lead.first_reply_minutes').as('reply'),
    ])
    .where('message.kind', '=', 'message')
    .where('booking.kind', '=', 'booking')
    .whereRef('booking.created_at', '>', 'message.created_at')
    .where('lead.last_at', '>=', since)
    .where('lead.status', 'not in', notPeople)
    .where('message.created_at', '>=', since)
    .groupBy('message.lead_id')
    .orderBy('message.lead_id', 'desc')
    .limit(mostLooked)
    .execute()
}

/** From booking to the day itself, as it stands now. */
function workshopsSince(db: Kysely<Database>, since: Instant) {
  return db
    .selectFrom('booking')
    .select(['created_at as from', 'starts_at as to'])
    .where('event', '=', 'automation-strategy-workshop')
    .where('status', '=', 'booked')
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(mostLooked)
    .execute()
}
