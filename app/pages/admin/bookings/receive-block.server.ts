/** Blocks time, as the form asks: what cannot be is said beside what was typed. */
import { blockAtDesk, type DeskBlockOutcome } from '#app/domain/booking/block-at-desk.server.ts'
import { periodFaultWords } from '#app/domain/booking/block-time.server.ts'
import { sessionsOf } from '#app/domain/booking/desk-calendar.server.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import { dayOf, daysAfter, instantAt, weekOf } from '#app/domain/booking/wall-time.server.ts'
import { codePoints, tidyLine } from '#app/domain/typed-text.ts'
import { fieldOf } from '#app/field-of.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { type BlockValues, longestReason } from './block-values.ts'

export interface BlockRefused {
  readonly about: 'block'
  readonly values: BlockValues
  readonly wrong: BlockFault
}

type IsBlocked = Extract<DeskBlockOutcome, { number: number }>

export interface BlockFault {
  readonly field: 'from' | 'to' | 'reason'
  readonly text: string
  /** Who is booked then. */
  readonly inTheWay?: readonly { number: number; name: string; sessions: readonly Session[] }[]
}

/** The number of the period when it is blocked, now or before, and the week in which it begins, `2026-W51`. */
export async function receiveBlock(
  { app, staff }: AtDesk,
  form: FormData,
): Promise<BlockRefused | (IsBlocked & { week: string })> {
  const values = readValues(form)
  const block = periodOf(values)
  const refused = (wrong: BlockFault): BlockRefused => ({ about: 'block', values, wrong })
  if ('field' in block) return refused(block)
  const reason = tidyLine(values.reason)
  if (codePoints(reason) > longestReason)
    return refused({ field: 'reason', text: `A reason has ${longestReason} characters at most.` })
  const outcome = await blockAtDesk(app, staff, { ...block, reason: reason || undefined })
  return 'number' in outcome ? { ...outcome, week: weekOf(dayOf(block.from)) } : refused(faultOf(outcome))
}

function readValues(form: FormData): BlockValues {
  const fromDay = fieldOf(form, 'from-day')
  return {
    fromDay,
    fromTime: fieldOf(form, 'from-time'),
    toDay: fieldOf(form, 'to-day') || fromDay,
    toTime: fieldOf(form, 'to-time'),
    wholeDays: form.has('whole-days'),
    reason: fieldOf(form, 'reason'),
  }
}

function periodOf({
  fromDay,
  fromTime,
  toDay,
  toTime,
  wholeDays,
}: BlockValues): { from: string; to: string } | BlockFault {
  const from = instantOf(fromDay, wholeDays ? '00:00' : fromTime)
  if (!from) return { field: 'from', text: 'Give a first day and a time, such as 2026-11-24 and 14:30.' }
  const to = wholeDays ? instantOf(toDay, '00:00', 1) : instantOf(toDay, toTime)
  return to ? { from, to } : { field: 'to', text: 'Give a last day and a time, such as 2026-11-24 and 17:00.' }
}

/** Undefined when there is no such day or time, such as the 30th of February. */
function instantOf(day: string, time: string, daysLater = 0): string | undefined {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  try {
    return instantAt(daysAfter(day, daysLater), time)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function faultOf(outcome: Exclude<DeskBlockOutcome, IsBlocked>): BlockFault {
  if (outcome.outcome !== 'booked') return { field: 'to', text: periodFaultWords[outcome.outcome] }
  return {
    field: 'from',
    text: 'Somebody is booked then:',
    inTheWay: outcome.inTheWay.map((row) => ({ number: row.id, name: row.name, sessions: sessionsOf(row) })),
  }
}
