/** The steps in which open leads stand: by when their answer is due, as seen from now. */
import { company } from '#app/content/company.ts'
import { isWorkingDay } from '#app/domain/booking/office-days.server.ts'
import { dayOf, instantAt } from '#app/domain/booking/wall-time.server.ts'
import type { Instant } from '#db/tables.ts'
import { noPromise } from './record-lead.server.ts'

export type LeadGroup = 'late' | 'today' | 'later' | 'nobody'

export interface GroupBounds {
  readonly group: LeadGroup
  /** Promises that end from here on, and before `before`. */
  readonly from?: Instant
  readonly before?: Instant
}

/** In the order of the list, without gap or overlap. A promise that ends when the office closes is due that day. */
export function leadGroups(now: Instant): readonly GroupBounds[] {
  const day = dayOf(now)
  const closes = isWorkingDay(day) ? justAfter(instantAt(day, company.hours.closes)) : now
  const evening = closes > now ? closes : now
  return [
    { group: 'late', before: now },
    { group: 'today', from: now, before: evening },
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
