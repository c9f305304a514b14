/** What waits on each sheet, for the rail: a few words, or nothing. Each count stops early, see list-leads.server.ts. */
import { mostKindsCounted } from '#app/domain/app-error/error-views.ts'
import { countErrorKinds } from '#app/domain/app-error/group-errors.server.ts'
import { countComing } from '#app/domain/booking/desk-calendar.server.ts'
import { countChanged } from '#app/domain/indexnow/compare-urls.server.ts'
import { countOwn, ownPoints, totalOf } from '#app/domain/launch/read-launch.server.ts'
import { countLate, mostCounted } from '#app/domain/lead/list-leads.server.ts'
import { countDueMails, countMails } from '#app/domain/outbox/list-mails.server.ts'
import { mostMailsCounted } from '#app/domain/outbox/mail-views.ts'
import type { App } from '#app/platform/app.ts'
import type { SheetKey } from './sheets.ts'
import { upTo } from './views.tsx'

export interface SheetCount {
  readonly text: string
  /** Somebody waits longer than we promised, or a promise was broken: shown in orange. */
  readonly late?: boolean
}

export type SheetCounts = Partial<Record<SheetKey, SheetCount>>

export async function countSheets(app: App, now: Date): Promise<SheetCounts> {
  const { db } = app.database
  const moment = now.toISOString()
  const [late, coming, dead, due, kinds, changed, own] = await Promise.all([
    countLate(db, moment),
    countComing(db, moment),
    countMails(db, 'dead'),
    countDueMails(db, moment),
    countErrorKinds(db, 'open'),
    countChanged(app),
    ownPoints(app.settings, now),
  ])
  const points = totalOf(countOwn(own))
  return {
    ...(late > 0 ? { leads: { text: `${upTo(mostCounted, late)} late`, late: true } } : {}),
    ...(coming > 0 ? { bookings: { text: String(coming) } } : {}),
    ...(dead > 0 ? { outbox: { text: `${upTo(mostMailsCounted, dead)} dead`, late: true } } : {}),
    ...(dead === 0 && due > 0 ? { outbox: { text: upTo(mostMailsCounted, due) } } : {}),
    ...(kinds > 0 ? { errors: { text: upTo(mostKindsCounted, kinds) } } : {}),
    ...(changed > 0 ? { indexnow: { text: String(changed) } } : {}),
    ...(points > 0 ? { launch: { text: String(points) } } : {}),
  }
}
