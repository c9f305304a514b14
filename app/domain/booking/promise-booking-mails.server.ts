/** Writes the mails of a booking to the outbox, in the transaction that makes, moves or cancels it. */
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import type { Booking } from './booking.ts'

type Needs = Pick<App, 'clock' | 'settings' | 'secret'>

interface Told {
  readonly booking: Booking
  /** Of the secret address. */
  readonly token: string
}

export async function promiseBookedMails(_app: Needs, _trx: Transaction<Database>, _told: Told): Promise<void> {}

export async function promiseMovedMails(
  _app: Needs,
  _trx: Transaction<Database>,
  _told: Told & { readonly before: Booking },
): Promise<void> {}

export async function promiseCancelledMails(_app: Needs, _trx: Transaction<Database>, _told: Told): Promise<void> {}
