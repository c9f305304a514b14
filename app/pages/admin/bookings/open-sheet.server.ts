/** Reads what the address asks for. */

import { type BlockedPeriod, findBlock } from '#app/domain/booking/block-time.server.ts'
import { dayOf, mondayOf, mondayOfWeek } from '#app/domain/booking/wall-time.server.ts'
import type { App } from '#app/platform/app.ts'
import type { News, SheetQuery } from './address.ts'
import { type BookingShown, showBooking } from './show-booking.server.ts'
import { type MonthShown, showMonth, showWeek, type WeekShown } from './show-calendar.server.ts'

export interface SheetShown {
  readonly calendar: WeekShown | MonthShown
  /** Opened beside the week; `missing` where there is none of that number. */
  readonly booking: BookingShown | 'missing' | undefined
  readonly block: BlockedPeriod | undefined
  readonly done: News | undefined
}

/** Without a week or a month it is the week of what is opened, or else this week. */
export async function openSheet(app: App, query: SheetQuery, now: Date): Promise<SheetShown> {
  if (query.month !== undefined)
    return { calendar: await showMonth(app, query.month, now), booking: undefined, block: undefined, done: undefined }
  const booking = await showBooking(app, query)
  const block = query.block === undefined ? undefined : await findBlock(app.database.db, query.block)
  const asked = query.week === undefined ? undefined : mondayOfWeek(query.week)
  const opened = booking ? nextStart(booking, now) : block?.starts_at
  const monday = asked ?? mondayOf(dayOf(opened ?? now.toISOString()))
  return {
    calendar: await showWeek(app, monday, now),
    booking: booking ?? (query.booking === undefined ? undefined : 'missing'),
    block,
    done: query.done && isStillSo(query.done, booking, block) ? query.done : undefined,
  }
}

/** Once it is taken back, changed by somebody else or erased, it is news no more: an old address may still tell of it. */
function isStillSo(news: News, shown: BookingShown | undefined, block: BlockedPeriod | undefined): boolean {
  if (news === 'blocked' || news === 'already_blocked') return block !== undefined
  if (news === 'corrected') return shown !== undefined
  const last = shown?.booking.revisions.at(-1)
  return last?.by === 'staff' && last.change === news
}

/** Of the session that comes next, or of the last. */
function nextStart({ booking: { sessions } }: BookingShown, now: Date): string | undefined {
  return (sessions.find(({ end }) => end > now.toISOString()) ?? sessions.at(-1))?.start
}
