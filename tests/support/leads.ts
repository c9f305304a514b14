/** What staff see: the leads as the command line gives them, and the mails in the data folder. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import PostalMime, { type Email } from 'postal-mime'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A message as `ops leads --json` gives it. */
export interface Lead {
  kind: 'message'
  number: number
  locale: string
  name: string
  email: string
  company: string | null
  message: string
  status: string
  source: Record<string, unknown>
}

/** A report whose owner may be written to, as `ops leads --json` gives it. */
export interface ReportLead {
  kind: 'report'
  number: number
  locale: string
  name: string | null
  email: string
  sheet: string
  figures: Record<'leadDaysNow' | 'leadDaysAfter' | 'costCentsPerYear' | 'savingCentsPerYear', number>
  source: Record<string, unknown>
}

/** A checklist whose owner may be written to, as `ops leads --json` gives it. */
export interface ChecklistLead {
  kind: 'checklist'
  number: number
  locale: string
  email: string
  ticked: string[]
  source: Record<string, unknown>
}

/** A booking, cancelled or not, as `ops leads --json` gives it. */
export interface BookingLead {
  kind: 'booking'
  number: number
  locale: string
  status: 'booked' | 'cancelled'
  event: string
  sessions: { start: string; end: string }[]
  name: string
  email: string
  source: Record<string, unknown>
}

type AnyLead = Lead | ReportLead | ChecklistLead | BookingLead

interface Place {
  dataDir: string
  databaseUrl?: string
}

export function readLeads(place: Place): Lead[] {
  return allLeads(place).filter((lead) => lead.kind === 'message')
}

export function readReportLeads(place: Place): ReportLead[] {
  return allLeads(place).filter((lead) => lead.kind === 'report')
}

export function readChecklistLeads(place: Place): ChecklistLead[] {
  return allLeads(place).filter((lead) => lead.kind === 'checklist')
}

export function readBookingLeads(place: Place): BookingLead[] {
  return allLeads(place).filter((lead) => lead.kind === 'booking')
}

function allLeads({ dataDir, databaseUrl }: Place): AnyLead[] {
  const output = execFileSync(process.execPath, ['ops/ops.ts', 'leads', '--json', '--all'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  })
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AnyLead)
}

/** Every mail that a server without SMTP has written, by file name. */
export async function readMails(dataDir: string): Promise<Map<string, Email>> {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await PostalMime.parse(readFileSync(join(folder, name)))] as const),
    ),
  )
}

/** Asks until the condition holds; throws with `what` after the limit. For what a background worker does in its own time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, limitSeconds = 20): Promise<void> {
  const end = Date.now() + limitSeconds * 1000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${limitSeconds} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
