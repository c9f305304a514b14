/** All that came from a lead and all that was done about it, as one list in order of time. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { BookingChange, BookingWay } from '#app/domain/booking/booking.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import type { Instant } from '#db/tables.ts'

/** A mail to the lead, as the outbox has it. */
export interface StoryMail {
  readonly id: number
  readonly subject: string
  readonly status: 'waiting' | 'sent' | 'dead'
  readonly attempts: number
  /** When it went out; otherwise when it is due. */
  readonly at: Instant
  readonly error: string | null
}

interface Common {
  /** Of its place in the page: the same for as long as the lead is there. */
  readonly key: string
  readonly at: Instant
}

export interface MessageItem extends Common {
  readonly kind: 'message'
  readonly number: number
  readonly text: string
  readonly quarantined: boolean
  readonly mail: StoryMail | undefined
}

export interface ReportItem extends Common {
  readonly kind: 'report'
  readonly number: number
  readonly name: string
  readonly steps: number
  readonly timesPerMonth: number
  readonly leadDays: number
  readonly workMinutes: number
  readonly costCentsPerYear: number
  readonly mail: StoryMail | undefined
}

export interface ChecklistItem extends Common {
  readonly kind: 'checklist'
  readonly inPlace: number
  readonly of: number
  readonly mail: StoryMail | undefined
}

/** One revision of a booking. */
export interface BookingItem extends Common {
  readonly kind: 'booking'
  readonly number: number
  readonly event: BookingEvent
  readonly change: BookingChange
  readonly by: 'visitor' | 'staff'
  readonly sessions: readonly Session[]
  /** It is what holds now, and was not cancelled. */
  readonly holds: boolean
  readonly way: BookingWay
  /** Where we come to, or the number that we call. */
  readonly where: string | null
  readonly text: string | null
  readonly mail: StoryMail | undefined
  /** Where a later change followed: a mail that is gone before this moment was overtaken by it, for it was never sent. */
  readonly sentKeptUntil: Instant | undefined
}

/** Something whose row was deleted at the end of its term. */
export interface GoneItem extends Common {
  readonly kind: 'gone'
  readonly was: 'message' | 'report' | 'booking' | 'checklist'
}

export interface ReplyItem extends Common {
  readonly kind: 'reply'
  /** Who wrote it; null for somebody whose account is gone. */
  readonly by: string | null
  readonly subject: string
  readonly text: string
  /** Undo stopped it before it left. */
  readonly withdrawn: boolean
  /** Undefined when it was withdrawn, or the copy of the sent mail was deleted at the end of its term. */
  readonly mail: StoryMail | undefined
  /** Number in the audit log, for Undo. */
  readonly change: number | undefined
  /** Undo may stop it, as long as nobody has begun to send it. */
  readonly stoppable: boolean
}

export interface NoteItem extends Common {
  readonly kind: 'note'
  readonly by: string | null
  readonly text: string
}

/** What staff decided about the lead, and did not take back. */
export interface ChangeItem extends Common {
  readonly kind: 'change'
  readonly by: string | null
  readonly summary: string
  /** Since when somebody waits after it; undefined where it did not touch the waiting. */
  readonly waitingSince: Instant | null | undefined
  /** It says that the lead was answered: not that it was won or lost, or is spam. */
  readonly answers: boolean
  /** Whether the lead was spam before it, and is after it; undefined where it did not touch the status. */
  readonly spam: { readonly was: boolean; readonly is: boolean } | undefined
}

export type StoryItem =
  | MessageItem
  | ReportItem
  | ChecklistItem
  | BookingItem
  | GoneItem
  | ReplyItem
  | NoteItem
  | ChangeItem

/** Of the decision that a client was answered. */
export const clientAnswered = 'set to answered, won as before'

/** Of what lets a held message in: it was read by nobody before. */
export const released = 'released from quarantine'

/** Of the change that answers a lead because its reply, once given up, is tried again. */
export const triedAgain = 'set to answered: the reply is tried again'

/** Of the change that the site makes once a reply is given up; `setWaiting` where that failed and staff make it. */
export const waitsAgain = 'waits again: the reply was not delivered'
export const setWaiting = 'set waiting again: the reply was not delivered'

/** A reply that went out or still may: one that was given up reached nobody. */
export function counts({ withdrawn, mail }: ReplyItem): boolean {
  return !withdrawn && mail?.status !== 'dead'
}

/** Something says what a person is called: a report may bear the name of a company, and what is held says nothing. */
export function isNamedByPerson(story: readonly StoryItem[]): boolean {
  return story.some(
    (item) =>
      item.kind === 'booking' ||
      (item.kind === 'message' && !item.quarantined) ||
      (item.kind === 'gone' && (item.was === 'message' || item.was === 'booking')),
  )
}

/** The last reply, whatever became of it. */
export function lastReply(story: readonly StoryItem[]): ReplyItem | undefined {
  return story.findLast((item) => item.kind === 'reply')
}

/** The reply that Undo stopped last, until something comes from the lead: to that it would be no answer. */
export function stoppedReply(story: readonly StoryItem[]): ReplyItem | undefined {
  const last = story.findLast((item) => item.kind === 'reply' || isFromLead(item))
  return last?.kind === 'reply' && last.withdrawn ? last : undefined
}

/** What is held is not, and what staff did to a booking neither; what was released comes as it is released. */
function isFromLead(item: StoryItem): boolean {
  if (item.kind === 'message') return !item.quarantined
  if (item.kind === 'booking') return item.by === 'visitor'
  return item.kind === 'change' ? item.summary === released : fromLead.has(item.kind)
}

const fromLead: ReadonlySet<StoryItem['kind']> = new Set(['report', 'checklist', 'gone'])

/** The last one that Undo did not stop: it arrived, still may, or was given up. */
export function lastUnstopped(story: readonly StoryItem[]): ReplyItem | undefined {
  return story.findLast((item): item is ReplyItem => item.kind === 'reply' && !item.withdrawn)
}
