import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { CompiledQuery, Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SharedCommitsDriver } from './shared-commits.server.ts'
import { SharedCommitsDialect } from './sqlite.server.ts'

let folder: string
let file: Sqlite.Database
let db: Kysely<{ word: { text: string }; pair: { word: string } }>
/** All that SQLite was told, without what makes the tables. */
let told: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-commits-'))
  told = []
  file = new Sqlite(join(folder, 'site.db'), { verbose: (statement) => told.push(String(statement)) })
  file.pragma('journal_mode = WAL')
  file.pragma('foreign_keys = ON')
  file.exec(`create table word (text text primary key);
    create table pair (word text not null references word (text) deferrable initially deferred)`)
  db = new Kysely({ dialect: new SharedCommitsDialect({ database: file }) })
  told = []
})

afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

/** What another process sees: only what is committed. */
function seenByOthers(): string[] {
  const other = new Sqlite(join(folder, 'site.db'), { readonly: true })
  try {
    return other.prepare('select text from word order by text').pluck().all() as string[]
  } finally {
    other.close()
  }
}

function store(...texts: string[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const text of texts) await trx.insertInto('word').values({ text }).execute()
  })
}

const commits = () => told.filter((statement) => statement === 'commit').length

it('makes one commit for transactions that come together', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => store(text)))
  expect(seenByOthers()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(commits()).toBe(1)
})

it('has the file to itself from its beginning, so that what it read still stands when it writes', async () => {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('word').selectAll().execute()
    const other = new Sqlite(join(folder, 'site.db'), { timeout: 0 })
    try {
      expect(() => other.prepare("insert into word values ('b')").run()).toThrow('locked')
    } finally {
      other.close()
    }
    await trx.insertInto('word').values({ text: 'a' }).execute()
  })
  expect(seenByOthers()).toEqual(['a'])
})

it('says that a transaction is done when others can see it, not before', async () => {
  const seen: string[][] = []
  const first = store('a').then(() => seen.push(seenByOthers()))
  const second = store('b', 'c').then(() => seen.push(seenByOthers()))
  expect(seenByOthers()).toEqual([])
  await Promise.all([first, second])
  expect(seen).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})

it('takes back one transaction and keeps those that share its commit', async () => {
  await store('taken')
  const outcomes = await Promise.allSettled([store('a'), store('b', 'taken'), store('c')])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seenByOthers()).toEqual(['a', 'c', 'taken'])
})

it('lets the second of two see what the first has done', async () => {
  const count = () =>
    db.transaction().execute(async (trx) => {
      const words = await trx.selectFrom('word').selectAll().execute()
      await trx
        .insertInto('word')
        .values({ text: `after ${words.length}` })
        .execute()
    })
  await Promise.all([count(), count(), count()])
  expect(seenByOthers()).toEqual(['after 0', 'after 1', 'after 2'])
})

it('commits what is waiting before a query outside a transaction', async () => {
  const seen: string[][] = []
  const reads = async () => {
    await db.selectFrom('word').selectAll().execute()
    seen.push(seenByOthers())
  }
  await Promise.all([store('a'), reads(), store('b'), db.insertInto('word').values({ text: 'alone' }).execute()])
  expect(seen).toEqual([['a']])
  expect(seenByOthers()).toEqual(['a', 'alone', 'b'])
  expect(commits()).toBe(2)
})

it('rejects all that share a commit which fails, stores none of them, and goes on', async () => {
  const withoutWord = db.transaction().execute((trx) => trx.insertInto('pair').values({ word: 'missing' }).execute())
  const outcomes = await Promise.allSettled([store('a'), withoutWord, store('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(seenByOthers()).toEqual([])
  await store('c')
  expect(seenByOthers()).toEqual(['c'])
})

it('leaves a transaction alone that began before those of a failed commit heard of it', async () => {
  const driver = new SharedCommitsDriver({ database: file })
  await driver.init()
  const first = await driver.acquireConnection()
  await driver.beginTransaction(first)
  await first.executeQuery(CompiledQuery.raw("insert into pair values ('missing')"))
  const failing = driver.commitTransaction(first)
  const second = await driver.acquireConnection()
  await second.executeQuery(CompiledQuery.raw('select 1'))
  await expect(failing).rejects.toThrow('FOREIGN KEY')
  await driver.beginTransaction(second)
  await second.executeQuery(CompiledQuery.raw("insert into word values ('second')"))
  await driver.rollbackTransaction(first)
  await driver.commitTransaction(second)
  expect(seenByOthers()).toEqual(['second'])
})

it('rejects those that share a commit when SQLite takes all of it back by itself', async () => {
  const before = store('a')
  // As after a full disk: no statement of ours took anything back.
  const full = db.transaction().execute(async (trx) => {
    file.prepare('rollback').run()
    await sql`insert into nowhere values (1)`.execute(trx)
  })
  const outcomes = await Promise.allSettled([before, full, store('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(outcomes.slice(0, 2)).toEqual(
    [0, 1].map(() => ({ status: 'rejected', reason: expect.objectContaining({ message: 'no such table: nowhere' }) })),
  )
  expect(seenByOthers()).toEqual(['b'])
})

it('holds no lock when all is done', async () => {
  await Promise.allSettled([store('a'), store('a')])
  await turnOfTheLoop()
  const other = new Sqlite(join(folder, 'site.db'), { timeout: 0 })
  other.prepare("insert into word values ('other')").run()
  other.close()
  expect(seenByOthers()).toEqual(['a', 'other'])
})

it('commits what is waiting when it is closed', async () => {
  const stored = store('a')
  await db.selectFrom('word').selectAll().execute()
  await Promise.all([store('b'), db.destroy(), stored])
  expect(seenByOthers()).toEqual(['a', 'b'])
})

it('waits for its turn again when one connection goes on after its transaction', async () => {
  let others: Promise<unknown> | undefined
  await db.connection().execute(async (connection) => {
    await connection.transaction().execute((trx) => trx.insertInto('word').values({ text: 'a' }).execute())
    others = Promise.all([store('b'), store('c')])
    await connection.insertInto('word').values({ text: 'd' }).execute()
  })
  await others
  expect(seenByOthers()).toEqual(['a', 'b', 'c', 'd'])
})
