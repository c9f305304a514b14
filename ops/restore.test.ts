/** `ops restore` as staff run it: what it takes, what it refuses, and that a refusal changes nothing. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { lockDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { openSqlite } from '#app/platform/sqlite.server.ts'
import { migrate, migrationNames } from '#db/migrate.ts'
import { findPostgres } from '#tests/support/postgres.ts'
import { runOps } from '#tests/support/run-ops.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'

const elsewhere = makeDataDir()
const backup = join(elsewhere, 'copy.db')
let dataDir: string
let file: string

beforeAll(async () => {
  await writeMessages(elsewhere, 'of the backup', 3)
  expect(await runOps(elsewhere)(['backup', backup])).toMatchObject({ code: 0 })
})
beforeEach(async () => {
  dataDir = makeDataDir()
  file = join(dataDir, 'site.db')
  await writeMessages(dataDir, 'of before', 1)
  writeFileSync(join(dataDir, 'secret'), 'kept')
})
afterEach(() => removeDataDir(dataDir))
afterAll(() => removeDataDir(elsewhere))

async function writeMessages(folder: string, name: string, count: number): Promise<void> {
  const database = openSqlite(folder)
  await migrate(database)
  await database.close()
  const direct = new Sqlite(join(folder, 'site.db'))
  const insert = direct.prepare(
    "insert into contact_message values (null, ?, 'h', 'nl', ?, 'a@b.nl', null, 'm', 'received', null, '{}', '')",
  )
  for (let n = 0; n < count; n += 1) insert.run(`${name} ${n}`, name)
  direct.close()
}

function names(path: string): string[] {
  const database = new Sqlite(path, { readonly: true })
  try {
    const rows = database.prepare('select name from contact_message order by id').all() as { name: string }[]
    return rows.map(({ name }) => name)
  } finally {
    database.close()
  }
}

const restore = (...args: string[]) => runOps(dataDir)(['restore', ...args])

function asideFolder(): string {
  const [name = '', ...others] = readdirSync(join(dataDir, 'backups'))
  expect([name, others]).toEqual([expect.stringMatching(/^aside-/), []])
  return join(dataDir, 'backups', name)
}

describe('restore', () => {
  it('puts the copy in place, and keeps database and mail files of before aside', async () => {
    mkdirSync(join(dataDir, 'mail'))
    writeFileSync(join(dataDir, 'mail', '1.eml'), 'to Anna')
    const { code, out } = await restore(backup)
    expect([code, out]).toEqual([0, expect.stringContaining(asideFolder())])
    expect(names(file)).toEqual(Array(3).fill('of the backup'))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(names(join(asideFolder(), 'site.db'))).toEqual(['of before'])
    expect(readFileSync(join(asideFolder(), 'mail', '1.eml'), 'utf8')).toBe('to Anna')
    expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'secret', 'server.lock', 'site.db'])
  })

  it('can be taken back, with what it set aside', async () => {
    await restore(backup)
    const aside = join(asideFolder(), 'site.db')
    renameSync(aside, join(dataDir, 'again.db'))
    rmSync(asideFolder(), { recursive: true })
    expect(await restore(join(dataDir, 'again.db'))).toMatchObject({ code: 0 })
    expect(names(file)).toEqual(['of before'])
  })

  it('takes along what only the log of a killed server holds', async () => {
    const script = `import Sqlite from 'better-sqlite3'
      const database = new Sqlite(${JSON.stringify(file)})
      database.pragma('journal_mode = WAL')
      database.exec("update contact_message set name = 'only in the log'")
      process.kill(process.pid, 'SIGKILL')`
    await once(spawn(process.execPath, ['--input-type=module', '--eval', script]), 'exit')
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    expect(await restore(backup)).toMatchObject({ code: 0 })
    expect(names(join(asideFolder(), 'site.db'))).toEqual(['only in the log'])
    expect(names(file)).toEqual(Array(3).fill('of the backup'))
  })

  it('takes the place of a damaged database, which is kept too', async () => {
    const damaged = 'no database at all'.repeat(1000)
    writeFileSync(file, damaged)
    expect(await restore(backup)).toMatchObject({ code: 0 })
    expect(names(file)).toHaveLength(3)
    expect(readFileSync(join(asideFolder(), 'site.db'), 'utf8')).toBe(damaged)
  })

  it('leaves no log of a database that is gone beside the new one', async () => {
    rmSync(file)
    writeFileSync(`${file}-wal`, 'its log')
    expect(await restore(backup)).toMatchObject({ code: 0 })
    expect(names(file)).toHaveLength(3)
    expect(readdirSync(asideFolder())).toEqual(['site.db-wal'])
  })

  it('works where nothing was, and says that the secret is missing', async () => {
    rmSync(dataDir, { recursive: true })
    const { code, out } = await restore(backup)
    expect([code, out]).toEqual([0, expect.stringContaining('no secret')])
    expect(names(file)).toHaveLength(3)
    expect(existsSync(join(dataDir, 'backups'))).toBe(false)
    const withSecret = await runOps(dataDir)(['restore', backup], { AUTH_SECRET: 'x'.repeat(32) })
    expect(withSecret).toMatchObject({ code: 0, out: expect.not.stringContaining('no secret') })
  })

  it('takes a copy of an older version, which the server brings up to date', async () => {
    const older = join(dataDir, 'older.db')
    copyFileSync(backup, older)
    change(older, `delete from kysely_migration where name = '${migrationNames.at(-1)}'`)
    expect(await restore(older)).toMatchObject({ code: 0, out: expect.stringContaining('1 migration behind') })
  })
})

/** A link to itself: unreadable for root too. */
function loop(path: string): void {
  rmSync(path)
  symlinkSync(path, path)
}

describe('restore refuses in one line, and changes nothing:', () => {
  const bad = () => join(dataDir, 'bad.db')

  it.each<[string, () => void, RegExp]>([
    ['half a copy', () => truncateSync(bad(), statSync(backup).size / 2), /integrity check|damaged/],
    ['overwritten pages', () => writeFileSync(bad(), readFileSync(backup).fill(7, 8192, 65_536)), /integrity|damaged/],
    ['something else', () => writeFileSync(bad(), 'a letter to my aunt '.repeat(1_000)), /is no SQLite database/],
    ['nothing', () => truncateSync(bad(), 0), /is no database of this site/],
    ['a database of something else', () => makeForeign(bad()), /is no database of this site/],
    ['a newer version', () => change(bad(), "insert into kysely_migration values ('9999_later', '')"), /9999_later/],
    ['a gap', () => change(bad(), "delete from kysely_migration where name like '0003%'"), /lacks 0003_accounts/],
    ['orphans', () => change(bad(), "insert into lead_word values ('anna', 7)"), /row in lead_word .*lead is missing/],
    ['a log beside it', () => writeFileSync(`${bad()}-wal`, 'x'), /no copy but a database in use/],
    ['a folder', () => remake(bad()), /There is no file/],
    ['what cannot be read', () => loop(bad()), /cannot be read .*\(ELOOP\)\. Nothing was changed/],
  ])('%s', async (_, damage, said) => {
    copyFileSync(backup, bad())
    damage()
    await refused(bad(), said)
  })

  it('the database itself', () => refused(file, /the database itself/))

  it('a data folder that a server works on', async () => {
    const unlock = lockDataDir(dataDir)
    try {
      await refused(backup, /Another server is running/)
    } finally {
      unlock()
    }
  })

  it('a database that another command has open', async () => {
    const other = openSqlite(dataDir)
    await other.ping()
    try {
      await refused(backup, /Another command has the database open/)
    } finally {
      await other.close()
    }
  })

  it('PostgreSQL, with the command for it', async () => {
    const { code, err } = await runOps(dataDir)(['restore', backup], {
      DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x?sslmode=verify-full',
    })
    expect(code).toBe(1)
    expect(err.split('\n')).toContain(
      `  pg_restore --single-transaction ${backup} '--dbname=postgres://u@127.0.0.1:1/x_restored?sslmode=verify-full'`,
    )
    expect(err).not.toContain('hunter2')
  })

  // PostgreSQL alone is restored by hand.
  it.skipIf(inject('postgresUrl') === null)('PostgreSQL, whose commands go back to before an upgrade', async () => {
    const server = inject('postgresUrl') ?? ''
    const client = new pg.Client(server)
    await client.connect()
    const ofDatabase = (name: string) => server.replace(/[^/]+$/, name)
    const dump = join(elsewhere, 'copy.dump')
    const run = async (command: string) => {
      const { err } = await runOps(dataDir)([command, dump], { DATABASE_URL: ofDatabase('going_back') })
      const line = err.split('\n').find((one) => one.startsWith('  pg_')) ?? ''
      const path = `${findPostgres()}:${process.env['PATH']}`
      execFileSync('sh', ['-c', line.trim()], { env: { ...process.env, PATH: path }, stdio: 'pipe' })
    }
    const messages = async (name: string) => {
      const database = await openDatabase({ databaseUrl: ofDatabase(name), dataDir })
      await migrate(database)
      const rows = await database.db.selectFrom('contact_message').select('name').execute()
      await database.close()
      return rows
    }
    await client.query('create database going_back')
    await messages('going_back')
    const before = new pg.Client(ofDatabase('going_back'))
    await before.connect()
    await before.query(
      `insert into contact_message (idempotency_key, content_hash, locale, name, email, message, status, source, created_at)
       values ('k', 'h', 'nl', 'of the copy', 'a@b.nl', 'm', 'received', '{}', '')`,
    )
    await run('backup')
    await before.query('create table later (user_id text references auth_user (id))')
    await before.query("update contact_message set name = 'of later'")
    await before.end()

    await client.query('create database going_back_restored')
    await run('restore')
    expect(await messages('going_back_restored')).toEqual([{ name: 'of the copy' }])
    expect(await messages('going_back')).toEqual([{ name: 'of later' }])
    await client.end()
  })

  it.each([[[]], [['a', 'b']]])('%j for a file', async (args) => {
    expect(await restore(...args)).toMatchObject({ code: 2, out: '' })
  })

  async function refused(path: string, said: RegExp): Promise<void> {
    const before = readFileSync(file)
    const { code, out, err } = await restore(path)
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(said)])
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(readFileSync(file).equals(before)).toBe(true)
    const ours = ['secret', 'server.lock', 'server.lock-journal', 'site.db', 'site.db-shm', 'site.db-wal']
    expect(readdirSync(dataDir).filter((name) => !ours.includes(name) && !name.startsWith('bad.db'))).toEqual([])
  }
})

/** Also where foreign keys would refuse it. */
function change(path: string, statement: string): void {
  const database = new Sqlite(path)
  database.pragma('foreign_keys = OFF')
  database.exec(statement)
  database.close()
}

function makeForeign(path: string): void {
  rmSync(path)
  change(path, 'create table recipe (name text)')
}

function remake(path: string): void {
  rmSync(path)
  mkdirSync(path)
}
