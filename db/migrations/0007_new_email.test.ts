import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#app/platform/database.server.ts'
import { forEachKind } from '#tests/support/databases.ts'
import * as accounts from './0003_accounts.ts'
import * as newEmail from './0007_new_email.ts'

forEachKind((kind) => {
  it(`keeps the links that are on their way in a mail (${kind.name})`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'migrate-'))
    const { db, dialect, close } = await openDatabase({ dataDir, databaseUrl: await kind.create() })
    const link = {
      token_hash: 'a hash',
      purpose: 'sign_in',
      email: 'marieke@dewit.example',
      sign_up: null,
      created_at: '2026-11-21T09:00:00.000Z',
      expires_at: '2026-11-21T09:15:00.000Z',
    } as const
    await accounts.up(db as Kysely<unknown>, dialect)
    await db
      .insertInto('account_link')
      .values(link as never)
      .execute()
    await newEmail.up(db as Kysely<unknown>, dialect)
    expect(await db.selectFrom('account_link').selectAll().execute()).toEqual([{ ...link, user_id: null }])
    await expect(
      db
        .insertInto('account_link')
        .values({ ...link, token_hash: 'another', purpose: 'of another kind' as 'sign_in', user_id: null })
        .execute(),
    ).rejects.toThrow()
    await close()
    rmSync(dataDir, { recursive: true })
  })
})
