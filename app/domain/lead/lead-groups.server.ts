/** The steps in which open leads stand: by when their answer is due, as seen from now. */
import { company } from '#app/content/company.ts'
import { isWorkingDay } from '#app/domain/booking/office-days.server.ts'
import { dayOf, instantAt } from '#app/domain/booking/wall-time.server.ts'
import type { Instant } from '#db/tables.ts'
import { noPromise } from './lead-standing.server.ts'
import { lateBefore } from './office-time.server.ts'

export type LeadGroup = 'late' | 'today' | 'later' | 'nobody'

export interface GroupBounds {
  readonly group: LeadGroup
  /** Promises that end from here on, and before `before`. */
  readonly from?: Instant
  readonly before?: Instant
}

/**
 * In the order of the list, without gap or overlap. A promise that ends when the office closes is due that day. From then on
 * nothing is due before the next working day: what ended that day and is not late can be answered in time when we open.
 */
export function leadGroups(now: Instant): readonly GroupBounds[] {
  const day = dayOf(now)
  const late = lateBefore(now)
  const closes = isWorkingDay(day) ? justAfter(instantAt(day, company.hours.closes)) : late
  const evening = closes > now ? closes : late
  return [
    { group: 'late', before: late },
    { group: 'today', from: late, before: evening },
    { group: 'later', from: evening, before: noPromise },
    { group: 'nobody', from: noPromise },
  ]
}

export function groupOf(promiseAt: Instant, groups: readonly GroupBounds[]): LeadGroup {
  return groups.find(({ before }) => before === undefined || promiseAt < before)?.group ?? 'nobody'
}

function justAfter(instant: Instant): Instant {
  return new Date(Date.parse(instant) + 1).toISOString()
}
