import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { forEachDatabase } from '#tests/support/databases.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { openDatabase } from './database.server.ts'
import { isDatabaseAway } from './database-away.server.ts'

const someError = { fingerprint: 'f', message: 'm', stack: null, path: '/', user_agent: null, created_at: 'now' }

forEachDatabase('a database', (database, another) => {
  it('answers a ping', async () => {
    await database().ping()
  })

  it('gives counts and ids as numbers', async () => {
    const { id } = await database()
      .db.insertInto('app_error')
      .values(someError)
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await database()
      .db.selectFrom('app_error')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect([typeof id, row.count]).toEqual(['number', 1])
  })

  it('refuses text where an integer belongs', async () => {
    const wrong = sql`insert into rate_limit (subject, window_start, count) values ('s', 'w', 'many')`
    await expect(wrong.execute(database().db)).rejects.toThrow()
  })

  it('lets two processes read and then write, one after the other', async () => {
    const other = await another()
    const readThenWrite = (db: typeof other.db, fingerprint: string) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('app_error').selectAll().execute()
        await trx
          .insertInto('app_error')
          .values({ ...someError, fingerprint })
          .execute()
      })
    for (let round = 0; round < 20; round += 1) {
      await readThenWrite(database().db, `a${round}`)
      await readThenWrite(other.db, `b${round}`)
    }
    const rows = await database().db.selectFrom('app_error').select('id').execute()
    expect(rows).toHaveLength(40)
  })
})

describe('PostgreSQL', () => {
  it('says in words, and with a code, that a password is missing', async () => {
    const server = createServer((socket) => {
      const asks = (kind: number, text: string) => {
        const head = Buffer.alloc(9)
        head.write('R')
        head.writeInt32BE(8 + text.length, 1)
        head.writeInt32BE(kind, 5)
        socket.write(Buffer.concat([head, Buffer.from(text)]))
      }
      socket.once('data', () => {
        asks(10, 'SCRAM-SHA-256\0\0')
        socket.once('data', () => asks(11, 'r=x,s=x,i=1'))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const database = await openDatabase({ dataDir: '', databaseUrl: `postgres://site@127.0.0.1:${port}/site` })
    await expect(database.ping()).rejects.toMatchObject({
      code: 'NO_CONNECTION',
      message: 'The database asks for a password: give it in DATABASE_URL or in PGPASSWORD.',
    })
    await database.close()
    server.close()
  })

  it.each([
    [undefined, 'DATABASE_URL'],
    ['--to', '--to'],
  ])('where nobody listens, names where it was given (%s), and not the password in it', async (named, said) => {
    const databaseUrl = 'postgres://site:hunter2@127.0.0.1:1/site'
    const database = await openDatabase({ dataDir: '', databaseUrl }, named)
    const error: Error = await database.ping().then(
      () => expect.fail('answered'),
      (thrown) => thrown,
    )
    expect(error.message).toBe(`No connection to the database of ${said}: connect ECONNREFUSED 127.0.0.1:1`)
    expect(error.message).not.toContain('hunter2')
    expect(isDatabaseAway(error)).toBe(true)
    await database.close()
  })

  it.skipIf(!inject('postgresUrl'))('fails a ping while it is down, and is found again when it is back', async () => {
    const server = await startPostgres(findPostgres() ?? '')
    const database = await openDatabase({ dataDir: '', databaseUrl: server.url })
    try {
      await database.ping()
      const { rows } = await sql<{ fsync: string }>`show fsync`.execute(database.db)
      expect(rows).toEqual([{ fsync: 'on' }])
      server.stop()
      await expect(database.ping()).rejects.toThrow()
      server.start()
      await database.ping()
    } finally {
      await database.close()
      server.remove()
    }
  })
})
