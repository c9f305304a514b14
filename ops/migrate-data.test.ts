/** `ops migrate-data` as staff run it, with made-up rows in every table. Where there is no PostgreSQL it is left out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compareTable } from '#app/domain/moving/compare-tables.server.ts'
import { sourceTables } from '#app/domain/moving/source-tables.server.ts'
import { lockDataDir } from '#app/platform/data-dir.server.ts'
import { type AppDatabase, openDatabase } from '#app/platform/database.server.ts'
import { openSqlite } from '#app/platform/sqlite.server.ts'
import { migrate, migrationNames } from '#db/migrate.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { fillAtRandom } from '#tests/support/fill-at-random.ts'
import { runOps } from '#tests/support/run-ops.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'

const perTable = 60

forEachKind((kind) => {
  if (kind.name === 'SQLite') return
  describe('migrate-data', () => {
    const dataDir = makeDataDir()
    const file = join(dataDir, 'site.db')
    let source: Sqlite.Database
    let target: AppDatabase
    let url: string

    beforeAll(async () => {
      const database = openSqlite(dataDir)
      await migrate(database)
      await database.close()
      source = new Sqlite(file)
      source.pragma('foreign_keys = ON')
      fillAtRandom(source, perTable)
      // The newest numbers are gone, and must not be given out again.
      source.exec('delete from contact_message where id > 50')
    })
    beforeEach(async () => {
      url = (await kind.create()) ?? ''
      target = await openDatabase({ dataDir, databaseUrl: url })
    })
    afterEach(() => target.close())
    afterAll(() => {
      source.close()
      removeDataDir(dataDir)
    })

    const move = (to = url) => runOps(dataDir)(['migrate-data', '--to', to])

    async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
      return (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(target.db)).rows
    }

    /** Sorted as text here, not by a database: so nothing is taken on trust from the command. */
    const sorted = (rows: readonly unknown[]) =>
      rows
        .map((row) => JSON.stringify(Object.entries(row as object).toSorted(([a], [b]) => (a < b ? -1 : 1))))
        .toSorted()

    async function tablesThere(): Promise<string[]> {
      const tables = await target.db.introspection.getTables()
      return tables.map(({ name }) => name).toSorted()
    }

    it('moves every row of every table, says so by table, and leaves the file as it was', async () => {
      source.pragma('wal_checkpoint(TRUNCATE)')
      const before = readFileSync(file)
      const { code, out, err } = await move()
      expect([code, err]).toEqual([0, ''])
      const tables = await tablesThere()
      expect(tables.length).toBeGreaterThan(25)
      for (const table of tables) {
        const rows = source.prepare(`select * from "${table}"`).all()
        expect([table, rows.length]).not.toEqual([table, 0])
        expect([table, sorted(await rowsOf(table))]).toEqual([table, sorted(rows)])
        expect(out).toMatch(new RegExp(`^${table} +${rows.length} +${rows.length} +[0-9a-f]{12} +same$`, 'm'))
      }
      expect([(await rowsOf('contact_message')).length, (await rowsOf('lead_word')).length]).toEqual([50, perTable])
      expect(readFileSync(file).equals(before)).toBe(true)
    })

    it('goes on with the numbers where SQLite would', async () => {
      await move()
      for (const table of ['contact_message', 'outbox', 'lead'] as const) {
        const last = source.prepare('select seq from sqlite_sequence where name = ?').pluck().get(table) as number
        const { rows } = await sql<{ next: number }>`
          select nextval(pg_get_serial_sequence(${table}, 'id')) as next
        `.execute(target.db)
        expect([table, rows[0]?.next]).toEqual([table, last + 1])
      }
    })

    it('refuses a database with rows in it, or of somebody else, and writes nothing there', async () => {
      await migrate(target)
      const day = { day: '2026-11-22', counts: '{}', rounds: 1, last_at: '' }
      await target.db.insertInto('retention_round').values(day).execute()
      expect(await move()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('retention_round') })
      expect(await rowsOf('lead')).toEqual([])

      url = (await kind.create()) ?? ''
      await target.close()
      target = await openDatabase({ dataDir, databaseUrl: url })
      await sql`create table recipe (name text)`.execute(target.db)
      expect(await move()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('recipe') })
      expect(await tablesThere()).toEqual(['recipe'])
    })

    it('takes everything back when what arrives is not what was sent, and can be run again', async () => {
      await migrate(target)
      await sql`create function spoil() returns trigger language plpgsql
        as $$ begin if new.id = 7 then new.name = new.name || ' '; end if; return new; end $$`.execute(target.db)
      await sql`create trigger spoil before insert on lead for each row execute function spoil()`.execute(target.db)
      source.exec("update lead set name = 'Anna' where id = 7")
      const { code, out, err } = await move()
      expect([code, err]).toEqual([1, expect.stringContaining('taken back')])
      expect(out.match(/^\w+ .*DIFFERENT$/gm)).toEqual([expect.stringMatching(/^lead /)])
      for (const table of await tablesThere()) expect(await rowsOf(table)).toEqual([])

      await sql`drop trigger spoil on lead`.execute(target.db)
      expect(await move()).toMatchObject({ code: 0 })
    })

    it('names the table that PostgreSQL cannot take, and moves nothing', async () => {
      source.exec('update visit set count = 3000000000 where rowid = (select min(rowid) from visit)')
      const { code, out, err } = await move()
      source.exec('update visit set count = 3 where count = 3000000000')
      expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^visit could not be copied: /)])
      expect(err.trim().split('\n')).toHaveLength(1)
      for (const table of await tablesThere()) expect(await rowsOf(table)).toEqual([])
    })

    it('refuses while a server works on the data folder', async () => {
      const unlock = lockDataDir(dataDir)
      try {
        expect(await move()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Another server') })
      } finally {
        unlock()
      }
    })

    it('names the option where the new database may only be read', async () => {
      const { code, out, err } = await move(`${url}?options=-c%20default_transaction_read_only%3Don`)
      expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^The database of --to may only be read .*\n$/)])
      expect(await tablesThere()).toEqual([])
    })

    it('refuses a database of another version', async () => {
      const rename = source.prepare('update kysely_migration set name = ? where name = ?')
      rename.run('9999_other', migrationNames.at(-1))
      const refused = await move()
      rename.run(migrationNames.at(-1), '9999_other')
      expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('another version') })
      expect(await tablesThere()).toEqual([])
    })

    it.each([
      ['a', (rows: string[]) => rows.slice(1)],
      ['another', (rows: string[]) => rows.with(3, `${rows[3]} `)],
    ])('sees %s row that differs', async (_, spoil) => {
      await move()
      const table = sourceTables(source).find(({ name }) => name === 'indexnow_url')
      if (!table) throw new Error('no such table')
      await target.db.transaction().execute(async (trx) => {
        expect((await compareTable(source, trx, table)).same).toBe(true)
        const urls = (await trx.selectFrom('indexnow_url').select('url').orderBy('url').execute()).map(({ url }) => url)
        const wanted = spoil(urls)
        for (const url of urls)
          if (!wanted.includes(url)) await trx.deleteFrom('indexnow_url').where('url', '=', url).execute()
        for (const url of wanted)
          if (!urls.includes(url))
            await trx.insertInto('indexnow_url').values({ url, hash: '', submitted_at: '' }).execute()
        expect((await compareTable(source, trx, table)).same).toBe(false)
      })
    })
  })
})

describe('migrate-data never repeats what it was given:', () => {
  it.each([
    ['no address', [] as string[], 2],
    ['another kind of database', ['--to', 'mysql://me:hunter2@127.0.0.1/x'], 2],
    ['a word too many', ['--to', 'postgres://me:hunter2@127.0.0.1/x', 'hunter2'], 2],
    ['a forgotten option', ['postgres://me:hunter2@127.0.0.1/x'], 2],
    ['a mistyped option', ['--too=postgres://me:hunter2@127.0.0.1/x'], 2],
    ['nobody there', ['--to', 'postgres://me:hunter2@127.0.0.1:1/x'], 1],
  ])('%s', async (_, args, expected) => {
    const dataDir = makeDataDir()
    const database = openSqlite(dataDir)
    await migrate(database)
    await database.close()
    const { code, out, err } = await runOps(dataDir)(['migrate-data', ...args])
    removeDataDir(dataDir)
    expect([code, out, err.includes('hunter2')]).toEqual([expected, '', false])
    expect(err).not.toBe('')
  })
})
