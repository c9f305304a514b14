/** Writes down what happened to an account: when, what, and a keyed hash of the network it came from. */
import type { Kysely } from 'kysely'
import { addressSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'

export type EventKind =
  | 'sign_up_asked'
  | 'account_made'
  | `signed_in:${'password' | 'magic-link' | 'google' | 'microsoft'}`
  | 'sign_in_refused'
  | 'sign_in_asked'
  | 'new_password_asked'
  | 'password_set'
  | 'new_email_asked'
  | 'new_email_refused'
  | 'email_changed'
  | 'profile_changed'
  | 'signed_out'
  | 'session_ended'
  | 'data_exported'
  | 'account_deleted'

export interface AccountEvent {
  kind: EventKind
  /** Undefined where no account is concerned. */
  userId?: string | undefined
  clientAddress?: string | undefined
}

export async function recordEvent(
  db: Kysely<Database>,
  { clock, secret }: Pick<App, 'clock' | 'secret'>,
  { kind, userId, clientAddress }: AccountEvent,
): Promise<void> {
  await db
    .insertInto('account_event')
    .values({
      kind,
      user_id: userId ?? null,
      address_hash: clientAddress === undefined ? null : addressSubject(secret, 'account event', clientAddress),
      created_at: instant(clock.now()),
    })
    .execute()
}
