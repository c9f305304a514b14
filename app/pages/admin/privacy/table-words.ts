/** What a row of each table is called at the desk. */
import { counted } from '#app/formats.ts'

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  contact_message: ['message', 'messages'],
  report: ['report', 'reports'],
  checklist_export: ['mailed checklist', 'mailed checklists'],
  booking: ['booking', 'bookings'],
  booking_revision: ['change of a booking', 'changes of bookings'],
  blocked_period: ['blocked period', 'blocked periods'],
  auth_user: ['account', 'accounts'],
  user_profiles: ['profile', 'profiles'],
  auth_account: ['way to sign in', 'ways to sign in'],
  auth_session: ['session', 'sessions'],
  account_link: ['link that waits', 'links that wait'],
  account_event: ['account event', 'account events'],
  checklist: ['list of ticks', 'lists of ticks'],
  lead: ['lead', 'leads'],
  lead_entry: ['entry of a lead', 'entries of leads'],
  lead_word: ['search word', 'search words'],
  outbox: ['mail', 'mails'],
  desk_change: ['line of the audit log', 'lines of the audit log'],
  app_error: ['crash report', 'crash reports'],
}

/** `3 messages`. A table without a word of its own stands for itself. */
export function tableWords(table: string, rows: number): string {
  const [one, many] = words[table] ?? [`row of ${table}`, `rows of ${table}`]
  return counted(rows, one, many)
}
