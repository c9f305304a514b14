/**
 * Tells a database that cannot be reached or written to from a bug: nothing of ours has to be mended, and visitors are asked
 * to come again.
 */

/**
 * PostgreSQL that is stopping, starting or has no connection left (class 08, 57P01 to 57P03, 53300), one that may only be
 * read (25006: a replica, or locked by its host when its disk is full) or has no room (53100); SQLite on a disk that is full,
 * fails or may only be read; and what the network says of a machine that does not answer.
 */
const awayCodes =
  /^(?:08\w{3}|57P0[123]|53[13]00|25006|SQLITE_(?:FULL|IOERR|READONLY)\w*|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/**
 * What is thrown without such a code: by pg, for a connection that broke off or was not had within its time; by a ping; and by
 * SQLite, which takes a transaction back by itself where the disk is full, for the one who would do it after that.
 */
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|The database did not answer|cannot rollback - no transaction is active)/

/** The error itself, or what it was thrown for. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    (typeof code === 'string' && awayCodes.test(code)) || awayWords.test(error.message) || isDatabaseAway(error.cause)
  )
}
