import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { openDatabase } from '#app/platform/database.server.ts'
import type { Database } from '#db/tables.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { until } from '#tests/support/leads.ts'
import { DatabaseNewer, migrate } from './migrate.ts'

forEachKind((kind) => {
  it(`brings an empty database up to date when three processes start at once (${kind.name})`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'migrate-'))
    const place = { dataDir, databaseUrl: await kind.create() }
    const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
    const script = `import { openDatabase } from ${address('../app/platform/database.server.ts')}
      import { migrate } from ${address('./migrate.ts')}
      const database = await openDatabase(${JSON.stringify(place)})
      await migrate(database)
      await migrate(database)
      await database.close()`
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
    await Promise.all([start(), start(), start()])

    const database = await openDatabase(place)
    const tables = await database.db.introspection.getTables()
    await database.close()
    rmSync(dataDir, { recursive: true })
    expect(tables.map(({ name }) => name).sort()).toEqual([
      'account_event',
      'account_link',
      'app_error',
      'app_error_kind',
      'auth_account',
      'auth_session',
      'auth_user',
      'auth_verification',
      'blocked_period',
      'booking',
      'booking_revision',
      'checklist',
      'checklist_export',
      'claimed_cell',
      'claimed_place',
      'contact_message',
      'desk_change',
      'erasure',
      'indexnow_submission',
      'indexnow_url',
      'known_secret',
      'lead',
      'lead_entry',
      'lead_word',
      'outbox',
      'rate_limit',
      'report',
      'retention_round',
      'user_profiles',
      'visit',
    ])
  })

  it(`leaves the database of a later version alone, and says which it is (${kind.name})`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'migrate-'))
    const database = await openDatabase({ dataDir, databaseUrl: await kind.create() })
    await migrate(database)
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'then')`.execute(database.db)
    const refused = await migrate(database).catch((error: unknown) => error)
    await database.close()
    rmSync(dataDir, { recursive: true })
    expect(refused).toBeInstanceOf(DatabaseNewer)
    expect(refused).toHaveProperty('message', expect.stringContaining('9999_later'))
  })
})

// PostgreSQL alone has limits of time, and makes others wait.
it.skipIf(inject('postgresUrl') === null)(
  'waits for its turn, however long a statement may take otherwise',
  async () => {
    const url = inject('postgresUrl') ?? ''
    const holder = new pg.Client(url)
    await holder.connect()
    await holder.query('create database slow_to_migrate')
    const connectionString = url.replace(/[^/]+$/, 'slow_to_migrate')
    const pool = new pg.Pool({ connectionString, max: 1, statement_timeout: 200 })
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    const first = new pg.Client(connectionString)
    await first.connect()
    // As Kysely does, for the time that another server migrates.
    await first.query('select pg_advisory_lock(3853314791062309107)')
    const migrated = migrate({ db, dialect: 'postgres' })
    const waits = "select 1 from pg_locks where locktype = 'advisory' and not granted"
    await until('it waits', async () => (await first.query(waits)).rowCount === 1)
    await first.query('select pg_sleep(0.5)')
    await first.query('select pg_advisory_unlock(3853314791062309107)')
    await migrated
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    expect(rows).toEqual([{ statement_timeout: '200ms' }])
    await db.destroy()
    await first.end()
    await holder.end()
  },
)
