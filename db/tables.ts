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
  checklist: ChecklistTable
  checklist_export: ChecklistExportTable
  booking: BookingTable
  booking_revision: BookingRevisionTable
  blocked_period: BlockedPeriodTable
  claimed_cell: ClaimedCellTable
  claimed_place: ClaimedPlaceTable
  auth_user: UserTable
  auth_account: SignInMethodTable
  auth_session: SessionTable
  auth_verification: VerificationTable
  account_link: AccountLinkTable
  user_profiles: ProfileTable
  account_event: AccountEventTable
  lead: LeadTable
  lead_entry: LeadEntryTable
  lead_word: LeadWordTable
  desk_change: DeskChangeTable
  indexnow_url: IndexNowUrlTable
  indexnow_submission: IndexNowSubmissionTable
  erasure: ErasureTable
  retention_round: RetentionRoundTable
  known_secret: KnownSecretTable
  outbox: OutboxTable
  rate_limit: RateLimitTable
  app_error: AppErrorTable
  visit: VisitTable
  app_error_kind: AppErrorKindTable
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
  /** Keyed hash of what was saved, hex: tells a repeated submit from a reused key. */
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

/** Somebody with an account. Every address here was proven, by a link in a mail or by Google or Microsoft. */
export interface UserTable {
  id: Fixed<string>
  /** Full name, as typed or as the provider gave it. */
  name: string
  /** Lower case. */
  email: string
  email_verified: 0 | 1
  /** Not used: the library asks for the column. */
  image: null
  /** Made an admin on the command line. Those of ADMIN_EMAILS are admins without it. */
  is_admin: Generated<0 | 1>
  created_at: Fixed<Instant>
  updated_at: Instant
}

/** A way to sign in: a password (`credential`, then `account_id` is the user's id), or a user at Google or Microsoft. */
export interface SignInMethodTable {
  id: Fixed<string>
  user_id: Fixed<string>
  provider_id: Fixed<'credential' | 'google' | 'microsoft'>
  account_id: Fixed<string>
  /** A scrypt hash. */
  password: string | null
  /** Encrypted, and null when nobody is signed in. The same for the refresh token. */
  access_token: string | null
  refresh_token: string | null
  /** Never kept: the library asks for the column. */
  id_token: null
  access_token_expires_at: Instant | null
  refresh_token_expires_at: Instant | null
  scope: string | null
  created_at: Fixed<Instant>
  updated_at: Instant
}

export interface SessionTable {
  id: Fixed<string>
  user_id: Fixed<string>
  /** In the cookie this stands with a signature: whoever reads the table cannot make a cookie of it. */
  token: Fixed<string>
  /** How the session began. */
  provider: Fixed<'password' | 'magic-link' | 'google' | 'microsoft'>
  /** Browser family and system, such as `Firefox 145 on Android`. */
  user_agent: string | null
  /** Not used: the library asks for the column. */
  ip_address: string | null
  expires_at: Fixed<Instant>
  created_at: Fixed<Instant>
  /** When it was last used, to within an hour. */
  updated_at: Instant
}

/** Written by the library only: a visitor is at Google or Microsoft, for ten minutes at most. */
export interface VerificationTable {
  id: Fixed<string>
  identifier: Fixed<string>
  value: Fixed<string>
  expires_at: Fixed<Instant>
  created_at: Fixed<Instant>
  updated_at: Instant
}

/** A link in a mail of ours that works once. The token is in the mail; here is its hash. */
export interface AccountLinkTable {
  /** SHA-256, hex. */
  token_hash: Fixed<string>
  purpose: Fixed<'sign_up' | 'sign_in' | 'new_password' | 'new_email'>
  /** Where the mail went. */
  email: Fixed<string>
  /** Of a new address: whose it becomes. Otherwise null. */
  user_id: Fixed<string | null>
  /** Of a sign-up: name, password hash and language as JSON. The user is made when the link is used. */
  sign_up: Fixed<string | null>
  created_at: Fixed<Instant>
  expires_at: Fixed<Instant>
}

export interface ProfileTable {
  user_id: Fixed<string>
  email: string
  first_name: string
  last_name: string
  /** The language of our mails. */
  locale: 'en' | 'nl'
}

/** What happened to accounts, for the owner and for whoever looks into an attack. Holds no address. */
export interface AccountEventTable {
  id: Generated<number>
  /** See app/domain/account/record-event.server.ts. */
  kind: Fixed<string>
  /** Null where no account is concerned, or it was deleted. */
  user_id: Fixed<string | null>
  /** Keyed hash of the client's network, see app/domain/rate-limit/subject.server.ts. */
  address_hash: Fixed<string | null>
  created_at: Fixed<Instant>
}

/** What an account has ticked on the checklist, on all its devices together. */
export interface ChecklistTable {
  user_id: Fixed<string>
  /** Ticks as JSON, see app/domain/checklist/ticks.ts. */
  ticks: string
  updated_at: Instant
}

/** A checklist that was mailed to somebody who may be contacted about it. Without that consent nothing is kept. */
export interface ChecklistExportTable {
  id: Generated<number>
  /** Keyed hash of the form's key and of what was sent, hex: sending the same twice is once. */
  key_hash: Fixed<string>
  locale: Fixed<'en' | 'nl'>
  email: Fixed<string>
  /** Ids of the points that were ticked, as JSON. */
  ticked: Fixed<string>
  /** UTM parameters and referring page as JSON, see domain/contact/source.ts. */
  source: Fixed<string>
  /** The moment of the consent too. */
  created_at: Fixed<Instant>
}

/** A call or a workshop that somebody booked. Its address is a secret: this table holds only its hash. */
export interface BookingTable {
  /** The number that the visitor is told. */
  id: Generated<number>
  /** SHA-256 of the key that the form carried, hex: the same key and the same content is the same booking. */
  key_hash: Fixed<string>
  /** Keyed hash of what was sent, hex: tells a repeated submit from a reused key. */
  content_hash: Fixed<string>
  /** SHA-256 of the token in the address to move or cancel it, hex. */
  token_hash: string
  event: Fixed<'intro-call-30-minutes' | 'automation-strategy-workshop'>
  format: Fixed<'one' | 'two'>
  locale: Fixed<'en' | 'nl'>
  /** The visitor's IANA time zone, or null where it is ours. */
  zone: Fixed<string | null>
  name: string
  email: string
  company: string | null
  phone: string | null
  /** See BookingWay in app/domain/booking/booking.ts. */
  way: Fixed<'video' | 'phone' | 'theirs' | 'ours'>
  address: string | null
  message: string | null
  status: 'booked' | 'cancelled'
  /** The last one in booking_revision. */
  revision: number
  /**
   * Host name of SITE_URL when it was booked, in the UIDs of its appointments and the Message-IDs of its mails. Null where it
   * was booked before this was kept.
   */
  uid_host: Fixed<string | null>
  /** Start of the first session and end of the last one. */
  starts_at: Instant
  ends_at: Instant
  /** UTM parameters and referring page as JSON, see domain/contact/source.ts. */
  source: Fixed<string>
  created_at: Fixed<Instant>
}

/** What became of a booking: a row each time that it was made, moved or cancelled. */
export interface BookingRevisionTable {
  booking_id: Fixed<number>
  /** 0, 1, 2…: the SEQUENCE of the calendar file. */
  revision: Fixed<number>
  change: Fixed<'booked' | 'moved' | 'cancelled'>
  made_by: Fixed<'visitor' | 'staff'>
  /** `[{ start, end }]` as JSON, in order of time: instants. */
  sessions: Fixed<string>
  created_at: Fixed<Instant>
}

/** A time at which staff cannot be booked. */
export interface BlockedPeriodTable {
  id: Generated<number>
  starts_at: Fixed<Instant>
  ends_at: Fixed<Instant>
  /** For staff; visitors are not told. */
  reason: Fixed<string | null>
  created_at: Fixed<Instant>
}

/** Half an hour of our calendar that is taken, by a booking or by a blocked period: never by two. */
export interface ClaimedCellTable {
  /** Primary key. */
  starts_at: Fixed<Instant>
  booking_id: Fixed<number | null>
  blocked_period_id: Fixed<number | null>
}

/** One of the places that an event has on a day; event, day and place together are the primary key. */
export interface ClaimedPlaceTable {
  event: Fixed<'intro-call-30-minutes' | 'automation-strategy-workshop'>
  /** ISO date in Amsterdam. */
  day: Fixed<string>
  /** 1 up to what the rules allow on a day. */
  place: Fixed<number>
  booking_id: Fixed<number>
}

/** Somebody who may become a client: all that came from one e-mail address, and what became of it. */
export interface LeadTable {
  id: Generated<number>
  /** The address in lower case. Unique: a second message is not a second lead. Sorts by its bytes, in any locale. */
  email_key: Fixed<string>
  /** As it was last written. */
  email: string
  name: string | null
  company: string | null
  phone: string | null
  /** Of what came last, is left and is not held beside it: we answer in it. */
  locale: 'en' | 'nl'
  status: 'open' | 'answered' | 'won' | 'lost' | 'spam' | 'quarantined'
  /** Of a client who wrote again and is open for that: what the answer makes of it. Null of everybody else. */
  returns_to: 'won' | null
  owner_id: string | null
  /** When the oldest thing came that nobody has answered; null when nobody waits for us. */
  waiting_since: Instant | null
  /**
   * When the promise to answer ends: `offer.replyOfficeHours` after `waiting_since`, in office hours. Where nobody waits
   * it is the last moment of the calendar, so that the list has one order.
   */
  promise_at: Instant
  /** The beginning of what came last, is left and is not held beside it, for the list. */
  preview: string
  /** `utm_source` of what came first, or `direct`. */
  campaign: string
  first_at: Fixed<Instant>
  last_at: Instant
  /** Office minutes from the first message to the first answer. */
  first_reply_minutes: number | null
  /** Goes up with every change, so that two people at one lead notice each other. */
  revision: number
}

/** What came from a lead, and what staff did about it: the line on which its story hangs. */
export interface LeadEntryTable {
  id: Generated<number>
  lead_id: number
  kind: Fixed<'message' | 'report' | 'booking' | 'checklist' | 'reply' | 'note'>
  /** Number of the message, report, booking or export; of a reply that of its mail in the outbox. Null for a note. */
  ref_id: Fixed<number | null>
  by_user_id: string | null
  /** What staff wrote: a note, or a reply as JSON, see app/domain/lead/reply-text.ts. */
  text: string | null
  /** ContactSource as JSON. */
  source: Fixed<string | null>
  created_at: Fixed<Instant>
}

/** The words by which a lead is found: of its name, company and address, lower case, without accents. */
export interface LeadWordTable {
  /** Sorts by its bytes, in any locale. */
  word: Fixed<string>
  lead_id: Fixed<number>
}

/** What staff changed at the desk: the audit log, and what Undo goes by. */
export interface DeskChangeTable {
  id: Generated<number>
  user_id: string | null
  /** Such as `lead.status`, see app/domain/desk/. */
  action: Fixed<string>
  /** Such as `lead:12`. */
  target: Fixed<string>
  /**
   * What was done, in English, to be read after the name of the target: `set to won`. No personal data of visitors; where
   * it names somebody all the same, an erasure takes that out.
   */
  summary: string
  /** JSON, or null where there is nothing to go back to. */
  before: string | null
  after: string | null
  /** Number of the change that took this one back. */
  undone_by: number | null
  created_at: Fixed<Instant>
}

/** That all we held on an address was erased. Holds no address: whoever knows it can show that it was this one. */
export interface ErasureTable {
  /** The number of the proof. */
  id: Generated<number>
  /** Keyed hash of the address in lower case, see app/domain/privacy/erasure-proofs.server.ts. */
  address_hash: Fixed<string>
  /** How many rows went, or had the address taken out, by table: `{ "removed": { … }, "blanked": { … } }`. */
  counts: string
  by_user_id: string | null
  created_at: Fixed<Instant>
}

/** What the deletion of expired data did on a day: all rounds of all processes together. */
export interface RetentionRoundTable {
  /** Primary key: ISO date in Amsterdam. */
  day: Fixed<string>
  /** How many rows went, by kind, as JSON: see app/domain/retention/. */
  counts: string
  rounds: number
  last_at: Instant
}

/** One row on PostgreSQL, none on SQLite: see app/platform/shared-secret.server.ts. */
export interface KnownSecretTable {
  /** Always 1. */
  id: Fixed<number>
  /** Derived from the secret: tells that another is another, and nothing of what it is. */
  mark: string
  noted_at: Instant
}

/** What search engines were last told of a page. Written only when they took it. */
export interface IndexNowUrlTable {
  /** Whole, with its origin. */
  url: Fixed<string>
  /** Of what the page said then, see app/platform/listed-pages.server.ts. */
  hash: string
  submitted_at: Instant
}

/** A list of changed pages that was sent to search engines, and what they answered. */
export interface IndexNowSubmissionTable {
  id: Generated<number>
  /** Unique: the same form sent twice is one submission. */
  form_key: Fixed<string>
  made_by: Fixed<'staff' | 'ops'>
  user_id: string | null
  url_count: Fixed<number>
  /** Whole addresses, as JSON. */
  urls: Fixed<string>
  /** See app/domain/indexnow/outcomes.ts. `sending` as long as there is no answer. */
  outcome: string
  /** HTTP status of the answer; null where there was none. */
  status: number | null
  waited_ms: number | null
  /** Before this moment nothing may be sent again. */
  retry_at: Instant | null
  created_at: Fixed<Instant>
}

/** A mail that was promised in a business transaction and is delivered afterwards. */
export interface OutboxTable {
  id: Generated<number>
  /** Unique: enqueuing the same mail twice is one mail. Example: `contact:1042:staff`. */
  dedupe_key: string
  /** The mail as JSON, see app/platform/mail.server.ts. Until it is sent it may be written anew. */
  mail: string
  status: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** A waiting mail is due from this instant on. While a worker holds it, this is the end of the worker's lease. */
  due_at: Instant
  last_error: string | null
  created_at: Fixed<Instant>
  sent_at: Instant | null
  /** Since then nothing more is to be done for this dead mail. Null where it is not dead, or nobody settled it. */
  settled_at: Instant | null
}

/** A counter per subject and window, shared by all processes. Holds no address: the subject is a keyed hash. */
export interface RateLimitTable {
  subject: string
  window_start: Instant
  count: number
}

/** A crash, reported by a browser or met while rendering. No personal data: path without query, message, stack, browser. */
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

/** All crashes with one fingerprint. Made with the first of them, and gone with the last. */
export interface AppErrorKindTable {
  /** The number that it is called by at the desk. Never given to another kind. */
  id: Generated<number>
  /** Unique. */
  fingerprint: Fixed<string>
  /** A settled kind that happens again is open again. */
  state: 'open' | 'settled'
  /** When it was last settled, and by whom: on an open kind it means that it came back. */
  settled_at: Instant | null
  settled_by: string | null
  /** Row of app_error, and when that came in. */
  last_report_id: number
  last_at: Instant
}

/** How often a page was opened from one source on one day. All but `count` together are the primary key. */
export interface VisitTable {
  /** ISO date in Amsterdam. */
  day: Fixed<string>
  /** Key of the site map. */
  page: Fixed<string>
  /** Of an entry of a list; otherwise empty. */
  slug: Fixed<string>
  locale: Fixed<'en' | 'nl'>
  /** See app/domain/visits/visit.ts. */
  source: Fixed<'direct' | 'search' | 'social' | 'link' | 'campaign' | 'page' | 'twin'>
  source_name: Fixed<string>
  count: number
}
