/** What a visitor sent, as the desk enters it: each kind of row, read as an arrival. */
import type { Selectable } from 'kysely'
import { calculate } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { counted, euros, longDate } from '#app/formats.ts'
import type { BookingTable, ChecklistExportTable, ContactMessageTable, ReportTable } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'

export function messageArrival(row: Selectable<ContactMessageTable>): Arrival {
  return {
    ...commonOf(row, row.email),
    kind: 'message',
    name: row.name,
    company: row.company,
    preview: row.message,
    quarantined: row.status === 'quarantined',
  }
}

/** Undefined where nobody agreed to hear from us, or the report was withdrawn. */
export function reportArrival(row: Selectable<ReportTable>): Arrival | undefined {
  if (row.consented_at === null || row.email === null || row.sheet === null) return undefined
  const sheet = JSON.parse(row.sheet) as RoiSheet
  const { cost } = calculate(sheet)
  const costs = `${euros(cost.centsPerYear, row.locale)} ${row.locale === 'nl' ? 'per jaar' : 'a year'}`
  const named = sheet.name ? `${sheet.name}, ${costs}` : costs
  return {
    ...commonOf(row, row.email),
    kind: 'report',
    name: row.owner,
    preview: row.locale === 'nl' ? `Rapport: ${named}` : `Report: ${named}`,
  }
}

export function checklistArrival(row: Selectable<ChecklistExportTable>): Arrival {
  const { length } = JSON.parse(row.ticked) as string[]
  return {
    ...commonOf(row, row.email),
    kind: 'checklist',
    preview: `Checklist: ${row.locale === 'nl' ? `${counted(length, 'punt', 'punten')} op orde` : `${counted(length, 'point')} in place`}`,
  }
}

/** As it stands: of one that was moved, the day that it has now. */
export function bookingArrival(row: Selectable<BookingTable>): Arrival {
  const { locale, event, status, starts_at } = row
  const names = {
    'intro-call-30-minutes': { en: 'Call', nl: 'Kennismaking' },
    'automation-strategy-workshop': { en: 'Workshop', nl: 'Workshop' },
  } as const
  const words = { booked: { en: 'booked', nl: 'geboekt' }, cancelled: { en: 'cancelled', nl: 'afgezegd' } } as const
  const booked = `${names[event][locale]} ${words[status][locale]}: ${longDate(new Date(starts_at), locale)}`
  return {
    ...commonOf(row, row.email),
    kind: 'booking',
    name: row.name,
    company: row.company,
    phone: row.phone,
    preview: row.message ? `${booked}. ${row.message}` : booked,
  }
}

function commonOf(row: { id: number; locale: 'en' | 'nl'; source: string; created_at: string }, email: string) {
  const { id: refId, locale, source, created_at: at } = row
  return { refId, email, locale, source, at, name: null, company: null, phone: null, quarantined: false }
}
