/** The databases that we run on, for tests which have to hold on each of them. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { type AppDatabase, openDatabase } from '#app/platform/database.server.ts'
import { migrate } from '#db/migrate.ts'
import type { Database } from '#db/tables.ts'
import { makeDataDir, removeDataDir } from './start-site.ts'

interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** DATABASE_URL of a fresh database; undefined for SQLite, which lives in the data folder. */
  create(): Promise<string | undefined>
}

/** Declares `tests` once per kind: SQLite always, PostgreSQL where the run could start a server. */
export function forEachKind(tests: (kind: DatabaseKind) => void): void {
  tests({ name: 'SQLite', create: async () => undefined })
  const server = inject('postgresUrl')
  if (server) tests({ name: 'PostgreSQL', create: () => createDatabase(server) })
}

/**
 * Contract tests: each kind gets a migrated database, which `database()` gives inside a test; each test finds it empty.
 * `another()` opens the same database once more, as a second process would; it is closed after the tests.
 */
export function forEachDatabase(
  name: string,
  tests: (database: () => AppDatabase, another: () => Promise<AppDatabase>) => void,
): void {
  forEachKind((kind) => {
    describe(`${name} (${kind.name})`, () => {
      const dataDir = makeDataDir()
      const opened: AppDatabase[] = []
      let databaseUrl: string | undefined
      let database: AppDatabase
      async function open(): Promise<AppDatabase> {
        const one = await openDatabase({ databaseUrl, dataDir })
        opened.push(one)
        return one
      }
      beforeAll(async () => {
        databaseUrl = await kind.create()
        database = await open()
        await migrate(database)
      })
      beforeEach(() => emptyTables(database))
      afterAll(async () => {
        for (const one of opened) await one.close()
        removeDataDir(dataDir)
      })
      tests(() => database, open)
    })
  })
}

async function emptyTables({ db }: AppDatabase): Promise<void> {
  for (const { name } of await db.introspection.getTables()) {
    await db.deleteFrom(name as keyof Database).execute()
  }
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/[^/]+$/, name)
}
