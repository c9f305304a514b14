/** Opens a booking by its secret address. */
import type { App } from '#app/platform/app.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import type { Booking } from './booking.ts'
import { findBookingRow, toBooking } from './booking-store.server.ts'

/** Undefined for unknown and malformed tokens alike, for the same work. A cancelled booking is found. */
export async function findBooking({ database }: Pick<App, 'database'>, token: string): Promise<Booking | undefined> {
  const row = await findBookingRow(database.db, { tokenHash: hashOf(token) })
  return row && toBooking(database.db, row)
}
