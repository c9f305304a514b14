import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openSqlite } from './sqlite.server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

it('leaves nothing of what was deleted or overwritten in its file', async () => {
  const database = openSqlite(folder)
  await migrate(database)
  const crash = { fingerprint: 'f', stack: null, path: '/', user_agent: null, created_at: 'now' }
  for (const message of ['Finch deleted', 'Finch overwritten', 'kept'])
    await database.db
      .insertInto('app_error')
      .values({ ...crash, message: message.padEnd(200, '.') })
      .execute()
  await database.db.deleteFrom('app_error').where('message', 'like', 'Finch deleted%').execute()
  await database.db.updateTable('app_error').set({ message: '' }).where('message', 'like', 'Finch%').execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  expect(bytes.join('')).toContain('kept')
  expect(bytes.join('')).not.toContain('Finch')
  await database.close()
})

it('writes nothing to a file outside its folder', async () => {
  const database = openSqlite(folder)
  const { rows } = await sql<{ temp_store: number }>`pragma temp_store`.execute(database.db)
  // https://www.sqlite.org/pragma.html#pragma_temp_store: 2 is memory.
  expect(rows).toEqual([{ temp_store: 2 }])
  await database.close()
})
