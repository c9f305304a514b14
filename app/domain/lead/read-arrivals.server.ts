/** What came from a lead, joined with its rows and with the mails that answered it by themselves. */
import type { Kysely, Selectable } from 'kysely'
import { content } from '#app/content/index.server.ts'
import { retention } from '#app/content/legal/retention.ts'
import { toBooking } from '#app/domain/booking/booking-store.server.ts'
import { bookingMailKey } from '#app/domain/booking/mail-key.ts'
import { mailKey as checklistKey } from '#app/domain/checklist/mail-key.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { instant, secondsLater, secondsPerDay } from '#app/platform/clock.server.ts'
import type {
  BookingTable,
  ChecklistExportTable,
  ContactMessageTable,
  Database,
  Instant,
  LeadEntryTable,
  ReportTable,
} from '#db/tables.ts'
import { entryRows } from './entry-rows.server.ts'
import type { BookingItem, ChecklistItem, GoneItem, MessageItem, ReportItem, StoryMail } from './lead-story.ts'
import { mailsByKey } from './story-mails.server.ts'

type Entry = Pick<Selectable<LeadEntryTable>, 'id' | 'kind' | 'ref_id' | 'created_at'>

type Arrived = MessageItem | ReportItem | ChecklistItem | BookingItem | GoneItem

type Mails = ReadonlyMap<string, StoryMail>

export async function readArrivals(db: Kysely<Database>, entries: readonly Entry[]): Promise<Arrived[]> {
  const { messages, reports, checklists, bookings } = await entryRows(db, entries)
  const mails = await mailsByKey(db, [
    ...messages.map(({ id }) => messageKey(id)),
    ...reports.map(({ id }) => reportKey(id)),
    ...checklists.map(({ key_hash }) => checklistKey(key_hash, 'visitor')),
    ...bookings.flatMap(({ id, revision }) => revisionsTo(revision).map((number) => bookingKey(id, number))),
  ])
  const items = [
    ...messages.map((row) => messageItem(row, mails)),
    ...reports.flatMap((row) => reportItem(row, mails)),
    ...checklists.map((row) => checklistItem(row, mails)),
    ...(await Promise.all(bookings.map((row) => bookingItems(db, row, mails)))).flat(),
  ]
  const there = new Set([
    ...messages.map(({ id }) => `message ${id}`),
    ...reports.map(({ id }) => `report ${id}`),
    ...checklists.map(({ id }) => `checklist ${id}`),
    ...bookings.map(({ id }) => `booking ${id}`),
  ])
  return [...items, ...entries.filter(({ kind, ref_id }) => !there.has(`${kind} ${ref_id}`)).flatMap(goneItem)]
}

function goneItem({ id, kind, created_at }: Entry): GoneItem[] {
  if (kind === 'reply' || kind === 'note') return []
  return [{ kind: 'gone', key: `entry-${id}`, at: created_at, was: kind }]
}

function messageItem(row: Selectable<ContactMessageTable>, mails: Mails): MessageItem {
  return {
    kind: 'message',
    key: `message-${row.id}`,
    at: row.created_at,
    number: row.id,
    text: row.message,
    quarantined: row.status === 'quarantined',
    mail: mails.get(messageKey(row.id)),
  }
}

function reportItem(row: Selectable<ReportTable>, mails: Mails): ReportItem[] {
  if (row.sheet === null) return []
  const sheet = JSON.parse(row.sheet) as RoiSheet
  const { now, cost } = calculate(sheet)
  return [
    {
      kind: 'report',
      key: `report-${row.id}`,
      at: row.created_at,
      number: row.id,
      name: sheet.name,
      steps: sheet.steps.length,
      timesPerMonth: sheet.timesPerMonth,
      leadDays: now.leadDays,
      workMinutes: now.workMinutes,
      costCentsPerYear: cost.centsPerYear,
      mail: mails.get(reportKey(row.id)),
    },
  ]
}

function checklistItem(row: Selectable<ChecklistExportTable>, mails: Mails): ChecklistItem {
  const { themes } = content('checklist', row.locale)
  return {
    kind: 'checklist',
    key: `checklist-${row.id}`,
    at: row.created_at,
    inPlace: (JSON.parse(row.ticked) as string[]).length,
    of: themes.reduce((sum, { points }) => sum + points.length, 0),
    mail: mails.get(checklistKey(row.key_hash, 'visitor')),
  }
}

async function bookingItems(db: Kysely<Database>, row: Selectable<BookingTable>, mails: Mails): Promise<BookingItem[]> {
  const booking = await toBooking(db, row)
  return booking.revisions.map(({ revision, change, by, sessions, at }, index) => ({
    kind: 'booking',
    key: `booking-${row.id}-${revision}`,
    at,
    number: row.id,
    event: row.event,
    change,
    by,
    sessions,
    holds: index === booking.revisions.length - 1 && change !== 'cancelled',
    way: row.way,
    where: row.way === 'phone' ? row.phone : row.address,
    text: index === 0 ? row.message : null,
    mail: mails.get(bookingKey(row.id, revision)),
    sentKeptUntil: index < booking.revisions.length - 1 ? sentKeptUntil(at) : undefined,
  }))
}

/** A mail that was promised then and sent has its copy until this moment at least. */
function sentKeptUntil(promised: Instant): Instant {
  return instant(secondsLater(new Date(promised), retention.kinds.sentMail.days * secondsPerDay))
}

// As they are promised: promise-mails and promise-report-mails.
const messageKey = (id: number) => `contact:${id}:confirmation`
const reportKey = (id: number) => `report:${id}:visitor`
const bookingKey = (id: number, revision: number) => bookingMailKey({ number: id, kind: 'visitor', revision })

function revisionsTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, revision) => revision)
}
