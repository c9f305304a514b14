/** PostgreSQL, for when one machine is not enough. */
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#db/tables.ts'
import type { AppDatabase } from './database.server.ts'
import { noteDatabaseError, noteFailedQuery } from './noticed.server.ts'

/** A healthy database answers `select 1` at once; a health check must not wait for one that hangs. */
const pingLimit = 3000

/** `named`: where its address was given, for the words of an error. */
export function openPostgres(connectionString: string, named: string): AppDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A connection breaks when the server restarts. The pool drops it and whoever used it gets an error from the query,
  // so there is nothing to do; but an error event that nobody listens to would end the process. The pool listens to
  // idle connections only.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: counted(pool, named) }),
    log: noteFailedQuery,
  })
  return {
    db,
    dialect: 'postgres',
    ping: () => withinLimit(sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}

/** Kysely's log hears of queries that fail, and of no connection that could not be had. */
function counted(pool: pg.Pool, named: string): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return await pool.connect()
      } catch (error) {
        noteDatabaseError()
        throw noConnection(error, named)
      }
    },
  }
}

/**
 * Names the setting or option, for whoever starts a process, and not its value, which may hold a password. With a code of its own,
 * as system errors have: it is no bug, and pg gives what it finds out by itself none.
 */
function noConnection(error: unknown, named: string): unknown {
  if (!(error instanceof Error)) return error
  // Refused on every address of a host, an error has a code and no message.
  const said = error.message || String((error as NodeJS.ErrnoException).code)
  const message = said.includes('client password must be a')
    ? `The database asks for a password: give it in ${named} or in PGPASSWORD.`
    : `No connection to the database of ${named}: ${said}`
  return Object.assign(new Error(message, { cause: error }), { code: 'NO_CONNECTION' })
}

/** 8-byte integers (counts, ids) as numbers, as SQLite gives them. None here comes near 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return Number
  return pg.types.getTypeParser(oid, format as 'text')
}

async function withinLimit(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${pingLimit} ms`)), pingLimit)
  })
  try {
    await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}
