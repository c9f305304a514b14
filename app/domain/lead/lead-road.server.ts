/**
 * The road of a lead in office hours: whose turn it was between one entry of its story and the next, and how long the
 * promise has been running now. A reply that was given up is no reply, however often it was tried again, so the hours run
 * on through it.
 */
import type { Instant } from '#db/tables.ts'
import { earlierOf, promiseFor } from './lead-standing.server.ts'
import { type ChangeItem, counts, lastUnstopped, type ReplyItem, type StoryItem, triedAgain } from './lead-story.ts'
import type { LeadRow } from './list-leads.server.ts'
import { lateBefore, wholeOfficeMinutesBetween } from './office-time.server.ts'

/** Time between two entries. */
export interface Gap {
  readonly kind: 'gap'
  readonly key: string
  /** Of the office, and whole ones, as the list of leads counts them: those of one waiting add up to it. */
  readonly minutes: number
  /** `late`: past the promise, see `lateBefore`. `unknown`: what may have waited for us then was deleted. */
  readonly turn: 'ours' | 'late' | 'nobody' | 'unknown'
  /** It was as late, or our turn, for whole office minutes before it already. */
  readonly more: boolean
  /** The promise, where it passed at the end of this gap. */
  readonly passed: Instant | undefined
  /** All the waiting there is, where the gap reaches to now. */
  readonly total: number | undefined
}

/** From something that is owed an answer to the answer, or to the decision that none is owed. */
export interface Waiting {
  readonly since: Instant
  readonly promise: Instant
  /** Undefined: they wait still. */
  readonly until: Instant | undefined
  /** What ended it was an answer. */
  readonly answered: boolean
  readonly minutes: number
  readonly lateMinutes: number
}

export interface LeadRoad {
  /** Entries and the gaps between them, in order. */
  readonly steps: readonly (StoryItem | Gap)[]
  /** The last one that there was; undefined where nobody ever waited. */
  readonly waiting: Waiting | undefined
  /** The last reply that was not stopped, where it was given up and somebody waits for it. */
  readonly dead: ReplyItem | undefined
}

export function roadOf(
  lead: Pick<LeadRow, 'status' | 'waiting_since'>,
  story: readonly StoryItem[],
  now: Instant,
): LeadRoad {
  const { turns, since, waiting: ended } = turnsIn(lead, story)
  const reply = lastUnstopped(story)
  const dead = since !== undefined && isDead(reply) ? reply : undefined
  // What the desk keeps decides; the story only tells how it came about.
  const still = lead.waiting_since ?? (dead ? since : undefined)
  const waiting = still === undefined ? ended : waitingOf(still, now)
  const steps = story.flatMap((item, index): (StoryItem | Gap)[] => {
    const before = story[index - 1]
    const turn = turns[index]
    return before && turn ? [...gapsBetween([before.at, item.at], turn, { key: item.key, waiting }), item] : [item]
  })
  const last = story.at(-1)
  if (still !== undefined && last)
    steps.push(...gapsBetween([last.at, now], { since: still }, { key: 'now', waiting, total: waiting?.minutes }))
  return { steps, waiting, dead }
}

/** Whose turn it is at a moment of the story. */
interface Turn {
  readonly since: Instant | undefined
  /** As `since`, had all that was deleted begun to wait. */
  readonly perhaps?: Instant | undefined
}

/** `turns`: before each entry; `since`: after the last; `waiting`: the last one that ended. */
function turnsIn(
  lead: Pick<LeadRow, 'status' | 'waiting_since'>,
  story: readonly StoryItem[],
): { turns: Turn[]; since: Instant | undefined; waiting: Waiting | undefined } {
  const turns: Turn[] = []
  let since: Instant | undefined
  let perhaps: Instant | undefined
  let waiting: Waiting | undefined
  // The decision that made spam of it goes at its own term, before what was sent after it: the next one tells of it.
  const first = story.find((item): item is ChangeItem => item.kind === 'change' && item.spam !== undefined)
  let spam = first?.spam?.was ?? lead.status === 'spam'
  for (const [index, item] of story.entries()) {
    turns.push({ since, perhaps })
    // What spam sends starts no waiting, and what staff decide about it is what ends that.
    const idle = wasInVain(item, story.slice(0, index)) || (spam && item.kind !== 'change')
    const gone = item.kind === 'gone' && item.was !== 'booking' ? item.at : undefined
    // What was deleted did wait where the desk still counts from it.
    const told = idle ? since : gone === lead.waiting_since ? gone : sinceAfter(item, since)
    const after = told ?? countedLater(story.slice(index + 1), item.at)
    perhaps = idle ? perhaps : (sinceAfter(item, perhaps) ?? gone)
    if (item.kind === 'change') spam = item.spam?.is ?? spam
    if (since !== undefined && after === undefined)
      waiting = { ...waitingOf(since, item.at), until: item.at, answered: isAnswer(item) }
    since = after
  }
  return { turns, since, waiting }
}

/** Since when somebody waits for us once `item` has happened; undefined when nobody does. */
function sinceAfter(item: StoryItem, since: Instant | undefined): Instant | undefined {
  switch (item.kind) {
    case 'message':
      return item.quarantined ? since : (since ?? item.at)
    case 'report':
    case 'checklist':
      return since ?? item.at
    case 'reply':
      return counts(item) ? undefined : since
    case 'change':
      return sinceDecided(item, since)
    // Of what was deleted at the end of its term nobody knows any more whether it was held, or what ended its waiting.
    default:
      return since
  }
}

/** A release counts from what it released: a reply seemed to have answered the rest, and may have been given up later. */
function sinceDecided({ waitingSince }: ChangeItem, since: Instant | undefined): Instant | undefined {
  if (waitingSince === undefined) return since
  return waitingSince === null ? undefined : earlierOf(since, waitingSince)
}

/**
 * What ended the waiting at `at` did not where something later counts from before it: a message that was held then and
 * released, or a reply that was given up before it went out after all.
 */
function countedLater(rest: readonly StoryItem[], at: Instant): Instant | undefined {
  const beginnings = rest.flatMap((item) => (item.kind === 'change' ? (item.waitingSince ?? []) : []))
  return beginnings.filter((since) => since <= at).toSorted()[0]
}

/** The reply before it was tried again, and given up once more. */
function wasInVain(item: StoryItem, before: readonly StoryItem[]): boolean {
  return item.kind === 'change' && item.summary === triedAgain && isDead(lastUnstopped(before))
}

function isDead(reply: ReplyItem | undefined): boolean {
  return reply?.mail?.status === 'dead'
}

function isAnswer(item: StoryItem): boolean {
  return item.kind === 'reply' || (item.kind === 'change' && item.answers)
}

function gapsBetween(
  [from, to]: readonly [Instant, Instant],
  { since, perhaps }: Turn,
  {
    key,
    waiting,
    total,
  }: { readonly key: string; readonly waiting: Waiting | undefined; readonly total?: number | undefined },
): Gap[] {
  const promise = since === undefined ? to : promiseFor(since)
  // A part of a minute that one gap leaves over is told by the next, in what is counted in all before anything else.
  const base = since !== undefined && waiting !== undefined && waiting.since <= from ? waiting.since : since
  const gap = (span: [Instant, Instant], turn: Gap['turn'], passed?: Instant): Gap => ({
    kind: 'gap',
    key: `${turn}-before-${key}`,
    minutes:
      base === undefined
        ? wholeOfficeMinutesBetween(...span)
        : wholeOfficeMinutesBetween(base, span[1]) - wholeOfficeMinutesBetween(base, span[0]),
    turn,
    more: since !== undefined && wholeOfficeMinutesBetween(turn === 'late' ? promise : since, span[0]) > 0,
    passed,
    total: span[1] === to ? total : undefined,
  })
  const gaps =
    since === undefined
      ? [gap([from, to], perhaps === undefined ? 'nobody' : 'unknown')]
      : promise < lateBefore(from)
        ? [gap([from, to], 'late')]
        : promise < lateBefore(to)
          ? [gap([from, promise], 'ours', promise), gap([promise, to], 'late')]
          : [gap([from, to], 'ours')]
  return gaps.filter(({ minutes }) => minutes > 0)
}

/** As it stands at `now`. */
function waitingOf(since: Instant, now: Instant): Waiting {
  const promise = promiseFor(since)
  return {
    since,
    promise,
    until: undefined,
    answered: false,
    minutes: wholeOfficeMinutesBetween(since, now),
    lateMinutes: wholeOfficeMinutesBetween(promise, now),
  }
}
