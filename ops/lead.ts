/** One lead of each kind, as `ops leads --json` gives it. */
import type { StoredBooking } from '#app/domain/booking/booking-store.server.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import type { StoredExport } from '#app/domain/checklist/export-store.server.ts'
import type { StoredMessage } from '#app/domain/contact/store.server.ts'
import type { StoredReport } from '#app/domain/report/report-store.server.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'

export type Lead = ReturnType<typeof messageLead | typeof reportLead | typeof checklistLead | typeof bookingLead>

export function messageLead(stored: StoredMessage) {
  const { id, created_at, locale, status, suspicion, name, email, company, message, source } = stored
  return {
    kind: 'message' as const,
    number: id,
    receivedAt: created_at,
    locale,
    status,
    suspicion: suspicion?.split(',') ?? [],
    name,
    email,
    company,
    message,
    source: JSON.parse(source) as unknown,
  }
}

/** Without the address to share: only its hash is known. It stands in the mail that the office got. */
export function reportLead({ id, created_at, expires_at, locale, owner, email, sheet, source }: StoredReport) {
  const typed = JSON.parse(sheet ?? '{}') as RoiSheet
  const { now, after, cost, saving } = calculate(typed)
  return {
    kind: 'report' as const,
    number: id,
    receivedAt: created_at,
    expiresAt: expires_at,
    locale,
    name: owner,
    email: email ?? '',
    sheet: typed.name,
    figures: {
      leadDaysNow: now.leadDays,
      leadDaysAfter: after.leadDays,
      costCentsPerYear: cost.centsPerYear,
      savingCentsPerYear: saving.marked.centsPerYear,
    },
    source: JSON.parse(source) as unknown,
  }
}

export function checklistLead({ id, created_at, locale, email, ticked, source }: StoredExport) {
  return {
    kind: 'checklist' as const,
    number: id,
    receivedAt: created_at,
    locale,
    name: null,
    email,
    /** Ids of the points that are in place. */
    ticked: JSON.parse(ticked) as string[],
    source: JSON.parse(source) as unknown,
  }
}

/** Without its address, as a report. `ops bookings` gives those to come in order of time. */
export function bookingLead(stored: StoredBooking) {
  const { id, created_at, locale, status, event, format, sessions, source } = stored
  const { name, email, company, phone, way, address, message, zone } = stored
  return {
    kind: 'booking' as const,
    number: id,
    receivedAt: created_at,
    locale,
    status,
    event,
    format,
    sessions: JSON.parse(sessions) as Session[],
    name,
    email,
    company,
    phone,
    way,
    address,
    message,
    zone,
    source: JSON.parse(source) as unknown,
  }
}
