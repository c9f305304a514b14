/** Which databases the commands work on, and what they say of the others. */
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDatabase, openDatabase } from '#app/platform/database.server.ts'
import { migrate, migrationNames } from '#db/migrate.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { runOps } from '#tests/support/run-ops.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'

forEachKind((kind) => {
  describe(`a database (${kind.name})`, () => {
    const dataDir = makeDataDir()
    let env: Record<string, string> = {}
    let database: AppDatabase

    beforeAll(async () => {
      const databaseUrl = await kind.create()
      env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
      database = await openDatabase({ dataDir, databaseUrl })
      await database.ping()
    })
    afterAll(async () => {
      await database.close()
      removeDataDir(dataDir)
    })

    const run = (...args: string[]) => runOps(dataDir)(args, env)

    it('that no server has run on is told from one in which nobody wrote', async () => {
      expect(await run('grant-admin', 'a@example.nl')).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^The database has no tables of this site yet\. .*\n$/),
      })
    })

    it('of an older version is for the server to bring up to date', async () => {
      await migrate(database)
      const newest = migrationNames.slice(-2)
      await sql`delete from kysely_migration where name in (${sql.join(newest)})`.execute(database.db)
      expect(await run('outbox')).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^The database is of an older version: 2 migrations behind\. .*\n$/),
      })
      expect(await run('calendar-address')).toMatchObject({ code: 0 })
      for (const name of newest)
        await sql`insert into kysely_migration (name, timestamp) values (${name}, 'then')`.execute(database.db)
      expect(await run('outbox')).toMatchObject({ code: 0 })
    })

    it('of a newer version is for its own command', async () => {
      await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'then')`.execute(database.db)
      expect(await run('leads')).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^The database was written by a newer version.* 9999_later\. .*\n$/),
      })
    })
  })
})

/** For root every folder is open: then the command gives that up. */
const asNobody = {
  NODE_OPTIONS: '--import=data:text/javascript,process.geteuid()===0&&process.seteuid(65534)',
}

describe('a data folder', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = makeDataDir()
  })
  afterEach(() => removeDataDir(dataDir))

  it.each([
    ['leads'],
    ['calendar-address'],
    ['launch-check'],
    ['backup', '/tmp/never-made.db'],
    ['restore', new URL(import.meta.url).pathname],
    ['migrate-data', '--to', 'postgres://127.0.0.1:1/x'],
  ])('that the user may not look into is not said to be without a database: %s', async (...args) => {
    chmodSync(dataDir, 0o000)
    const { code, out, err } = await runOps(dataDir)(args, asNobody)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(
      new RegExp(`^The data folder ${dataDir} is closed to the user that runs this \\(EACCES\\)\\. .*\n$`),
    )
  })

  it('with a database of somebody else is said to be closed', async () => {
    chmodSync(dataDir, 0o711)
    writeFileSync(join(dataDir, 'site.db'), 'x', { mode: process.geteuid?.() === 0 ? 0o600 : 0o000 })
    for (const args of [['leads'], ['backup', '/tmp/never-made.db']]) {
      const { code, err } = await runOps(dataDir)(args, asNobody)
      expect([code, err]).toEqual([1, expect.stringContaining(`${dataDir} is closed to the user that runs this`)])
    }
  })

  it('is not blamed for a folder of a copy that the user may not look into', async () => {
    const hidden = join(dataDir, 'hidden')
    chmodSync(dataDir, 0o711)
    mkdirSync(hidden, { mode: 0o000 })
    const site = makeDataDir()
    const database = await openDatabase({ dataDir: site, databaseUrl: undefined })
    await migrate(database)
    await database.close()
    chmodSync(site, 0o777)
    chmodSync(join(site, 'site.db'), 0o666)
    const { code, err } = await runOps(site)(['backup', join(hidden, 'copy.db')], asNobody)
    removeDataDir(site)
    expect([code, err]).toEqual([1, expect.stringMatching(new RegExp(`^EACCES: .*'${hidden}/copy.db'\n$`))])
  })

  it('that has been in use keeps its emptied database as it is, for the start to refuse', async () => {
    const file = join(dataDir, 'site.db')
    writeFileSync(file, '')
    writeFileSync(join(dataDir, 'secret'), 'kept')
    const { code, err } = await runOps(dataDir)(['leads'])
    expect([code, err]).toEqual([1, expect.stringContaining(`${file} is empty`)])
    expect([statSync(file).size, existsSync(`${file}-wal`)]).toEqual([0, false])
  })
})
