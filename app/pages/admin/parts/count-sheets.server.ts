/** What waits on each sheet, for the rail: a few words, or nothing. Each count stops early, see list-leads.server.ts. */
import { countLate } from '#app/domain/lead/list-leads.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { SheetKey } from './sheets.ts'

export interface SheetCount {
  readonly text: string
  /** Somebody waits longer than we promised, or a promise was broken: shown in orange. */
  readonly late?: boolean
}

export type SheetCounts = Partial<Record<SheetKey, SheetCount>>

export async function countSheets(app: App, now: Date): Promise<SheetCounts> {
  const late = await countLate(app.database.db, instant(now))
  return {
    ...(late > 0 ? { leads: { text: `${late} late`, late: true } } : {}),
  }
}
