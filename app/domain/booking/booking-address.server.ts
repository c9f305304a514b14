/**
 * The secret address of a booking. It follows from the server's secret and from the hash of the form's key, which is kept:
 * so a later mail can name it again, although its row alone opens nothing. Mails in the outbox do, until they go.
 */
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { hashOf, secretToken } from '#app/platform/secret-token.server.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'
import type { Database } from '#db/tables.ts'

/** `keyHash` is the hash of the key that the form carried. */
export function bookingToken(secret: string, keyHash: string): string {
  return secretToken(deriveKey(secret, 'booking address'), keyHash)
}

/**
 * The token of a booking, to be mailed to its visitor. One whose token was made otherwise, by an older version or with
 * another secret, gets this one from now on: the address that is mailed last is the one that holds.
 */
export async function tokenToMail(
  { secret }: Pick<App, 'secret'>,
  trx: Transaction<Database>,
  booking: { id: number; key_hash: string; token_hash: string },
): Promise<string> {
  const token = bookingToken(secret, booking.key_hash)
  const hash = hashOf(token)
  if (booking.token_hash !== hash)
    await trx.updateTable('booking').set({ token_hash: hash }).where('id', '=', booking.id).execute()
  return token
}
