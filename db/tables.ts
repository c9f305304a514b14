/**
 * Every table, as Kysely sees it. One shape for SQLite and PostgreSQL:
 * - instants are ISO 8601 text in UTC with milliseconds (`2026-11-21T09:30:00.000Z`), so they sort as text;
 * - flags are 0 or 1; JSON is text; counts and ids are integers.
 */
import type { ColumnType, Generated } from 'kysely'

/** ISO 8601 instant in UTC, always with milliseconds and `Z`. */
export type Instant = string

/** Set by an insert, never changed after. */
type Fixed<T> = ColumnType<T, T, never>

export interface Database {
  contact_message: ContactMessageTable
  report: ReportTable
  outbox: OutboxTable
  rate_limit: RateLimitTable
  app_error: AppErrorTable
}

/** A message from the contact form. `id` is the number that the visitor is told. */
export interface ContactMessageTable {
  id: Generated<number>
  /** Unique: a second submit with the same key and the same content is the same message. */
  idempotency_key: Fixed<string>
  /** SHA-256 of the visible fields, hex: tells a repeated submit from a reused key. */
  content_hash: Fixed<string>
  locale: Fixed<'en' | 'nl'>
  name: string
  email: string
  company: string | null
  message: string
  /** `quarantined` messages are kept and shown to staff; no mail goes out until they are released. */
  status: 'received' | 'quarantined'
  /** Why it is quarantined, comma-separated reasons, or null. */
  suspicion: string | null
  /** UTM parameters and referring page as JSON, see domain/contact/source.ts. */
  source: Fixed<string>
  created_at: Fixed<Instant>
}

/**
 * An ROI report that a visitor saved. Its two addresses are secrets: this table holds only their hashes. Where they were
 * mailed, the copies in the outbox hold them until those are deleted.
 */
export interface ReportTable {
  id: Generated<number>
  /** SHA-256 of the key that the form carried, hex: the same key and the same content is the same report. */
  key_hash: Fixed<string>
  /** SHA-256 of what was saved, hex: tells a repeated submit from a reused key. */
  content_hash: Fixed<string>
  /** SHA-256 of the token in the address to share, hex. */
  token_hash: Fixed<string>
  /** SHA-256 of the token in the address to withdraw it, hex. */
  withdrawal_hash: Fixed<string>
  locale: Fixed<'en' | 'nl'>
  /** RoiSheet as JSON, see app/domain/roi/sheet.ts; null once withdrawn. */
  sheet: string | null
  /** The name on the sheet, or null. */
  owner: string | null
  /** Kept only with consent: then the report is a lead too. Null once withdrawn. */
  email: string | null
  consented_at: Instant | null
  /** UTM parameters and referring page as JSON, see domain/contact/source.ts; `{}` once withdrawn. */
  source: string
  created_at: Fixed<Instant>
  expires_at: Fixed<Instant>
  withdrawn_at: Instant | null
}

/** A mail that was promised in a business transaction and is delivered afterwards. */
export interface OutboxTable {
  id: Generated<number>
  /** Unique: enqueuing the same mail twice is one mail. Example: `contact:1042:staff`. */
  dedupe_key: Fixed<string>
  /** The mail as JSON, see app/platform/mail.server.ts. */
  mail: Fixed<string>
  status: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** A waiting mail is due from this instant on. While a worker holds it, this is the end of the worker's lease. */
  due_at: Instant
  last_error: string | null
  created_at: Fixed<Instant>
  sent_at: Instant | null
}

/** A counter per subject and window, shared by all processes. Holds no address: the subject is a keyed hash. */
export interface RateLimitTable {
  subject: string
  window_start: Instant
  count: number
}

/** A crash that a browser reported. No personal data: path without query, message, stack, browser family. */
export interface AppErrorTable {
  id: Generated<number>
  /** SHA-256 of message and first stack line, hex: groups the same error. */
  fingerprint: Fixed<string>
  message: string
  stack: string | null
  path: string
  user_agent: string | null
  created_at: Fixed<Instant>
}
