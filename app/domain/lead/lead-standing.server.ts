/**
 * How a lead stands, and everything that changes it: what comes, what is released or taken back, what staff decide, replies
 * that leave, are stopped or are given up. Pure: how it stood and what happened go in, how it stands comes out. Whoever
 * writes a lead asks here, and works out none of these fields by itself; Undo alone puts back what was kept.
 */
import type { Selectable } from 'kysely'
import { offer } from '#app/content/offer.ts'
import type { Instant, LeadTable } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { officeMinutesAfter, wholeOfficeMinutesBetween } from './office-time.server.ts'

const fields = ['status', 'returns_to', 'waiting_since', 'promise_at', 'first_reply_minutes'] as const

export type Standing = Pick<Selectable<LeadTable>, (typeof fields)[number]>

/** What staff may decide. Answered, won and lost end the waiting; spam ends it too, and what comes later starts none. */
export const decidedStatuses = ['open', 'answered', 'won', 'lost', 'spam'] as const

export type DecidedStatus = (typeof decidedStatuses)[number]

/** Of these nobody knows that a person wrote: they count in no figure about people. */
export const notPeople = ['spam', 'quarantined'] as const

/** What of an arrival its lead stands by. */
type Arrived = Pick<Arrival, 'kind' | 'quarantined' | 'at'>

/** Where nobody waits. */
export const noPromise: Instant = '9999-12-31T23:59:59.999Z'

/** When the answer to something that came at `since` is due. */
export function promiseFor(since: Instant | null): Instant {
  return since === null ? noPromise : officeMinutesAfter(since, offer.replyOfficeHours * 60)
}

/** Since when somebody waits who waits for both, if for the first at all. */
export function earlierOf(since: Instant | null | undefined, other: Instant): Instant {
  return since && since < other ? since : other
}

/** Of whom nothing came before. */
export function standingOfNew(arrival: Arrived): Standing {
  const status = arrival.quarantined ? 'quarantined' : 'open'
  const waiting = waitingSince(waitsForAnswer(arrival) ? arrival.at : null)
  return { status, returns_to: null, ...waiting, first_reply_minutes: null }
}

/**
 * Something that is owed an answer opens the lead, whatever it was, and a booking opens one in quarantine. What staff judged
 * spam stays that. Anybody can write under anybody's address: what is held says nothing about somebody we know.
 */
export function afterArrival(was: Standing, arrival: Arrived): Standing {
  if (waitsForAnswer(arrival) && was.status !== 'spam')
    return changed(was, { ...opened(was), ...waitingSince(was.waiting_since ?? arrival.at) })
  const person = arrival.kind === 'booking' && was.status === 'quarantined'
  return changed(was, person ? { status: 'open' } : {})
}

/** What was held, and came at `at`, is owed an answer after all: the hours count from then. */
export function afterRelease(was: Standing, at: Instant): Standing {
  return changed(was, { ...opened(was), ...waitingSince(earlierOf(was.waiting_since, at)) })
}

/** Opened by staff, somebody waits as before; whoever was won is a client no more, unless open already. */
export function afterDecision(was: Standing, status: DecidedStatus, now: Instant): Standing {
  if (status === 'open') return changed(was, was.status === 'open' ? {} : { status, returns_to: null })
  if (status === 'answered') return answered(was, now)
  return changed(was, { status, returns_to: null, ...waitingSince(null) })
}

/** A reply is promised, or leaves after all. A client stays a client, and whoever was lost stays that. */
export function afterReply(was: Standing, now: Instant): Standing {
  return changed(answered(was, now), keepsStatus(was) ? { status: was.status } : {})
}

/**
 * A reply was stopped: `before` is how the lead stood when it was written. Where the lead changed since, whoever is neither
 * answered nor decided waits from the beginning again.
 */
export function afterReplyStopped(is: Standing, before: Standing): Standing {
  // Answered by nothing but the reply.
  if (is.status === statusAnswered(before) && !keepsStatus(before)) return changed(before)
  const { first_reply_minutes, waiting_since } = before
  if (is.status !== 'open' || !waiting_since) return changed(is, { first_reply_minutes })
  // What was released since the reply may have come before what it answered.
  return changed(is, { first_reply_minutes, ...waitingSince(earlierOf(is.waiting_since, waiting_since)) })
}

/**
 * A reply was given up: somebody waits from `since`, when what it answered came. `firstReplyMinutes`: of the answer before
 * it that did arrive, null where none did.
 */
export function afterReplyDied(was: Standing, since: Instant, firstReplyMinutes: number | null): Standing {
  const waiting = waitingSince(earlierOf(was.waiting_since, since))
  return { ...opened(was), ...waiting, first_reply_minutes: firstReplyMinutes }
}

/**
 * What came at `gone` was taken back. Where the waiting began with it, what is owed an answer still is what came next of the
 * `rest` (in order of time), if anything did; otherwise it is not that which opened the lead either, which is as staff left
 * it: `decided`.
 */
export function afterWithdrawal(
  was: Standing,
  gone: Instant,
  rest: readonly Arrived[],
  decided: Standing['status'],
): Standing {
  if (was.waiting_since !== gone) return changed(was)
  // At the same instant counts too: it waits as long.
  const next = rest.find((arrival) => arrival.at >= gone && waitsForAnswer(arrival))
  const closed = !next && was.status === 'open'
  const left = closed ? { status: was.returns_to ?? decided, returns_to: null } : {}
  return changed(was, { ...waitingSince(next?.at ?? null), ...left })
}

/** A booking is confirmed by itself, and spam waits for nobody; everything else is owed an answer by a person. */
function waitsForAnswer({ kind, quarantined }: Arrived): boolean {
  return kind !== 'booking' && !quarantined
}

/** Until answered: a client is one again after that. */
function opened({ status, returns_to }: Standing): Pick<Standing, 'status' | 'returns_to'> {
  if (status === 'won') return { status: 'open', returns_to: status }
  // Of a lead that is not open it says nothing: a version of the site that did not know of it may have left it there.
  return { status: 'open', returns_to: status === 'open' ? returns_to : null }
}

/** What an answer makes of it. */
function statusAnswered({ returns_to }: Standing): Standing['status'] {
  return returns_to ?? 'answered'
}

/** Ends the waiting, and counts it where this is the first answer. */
function answered(was: Standing, now: Instant): Standing {
  const { waiting_since: since, first_reply_minutes: first } = was
  return {
    status: statusAnswered(was),
    returns_to: null,
    ...waitingSince(null),
    first_reply_minutes: since !== null && first === null ? wholeOfficeMinutesBetween(since, now) : first,
  }
}

function waitingSince(since: Instant | null): Pick<Standing, 'waiting_since' | 'promise_at'> {
  return { waiting_since: since, promise_at: promiseFor(since) }
}

/** These fields and no others: a whole row of the table may be given as how it was. */
function changed(was: Standing, change: Partial<Standing> = {}): Standing {
  const is = { ...was, ...change }
  return Object.fromEntries(fields.map((field) => [field, is[field]])) as Standing
}

function keepsStatus({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'won' || status === 'lost'
}
