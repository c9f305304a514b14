import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openDatabase } from '#app/platform/database.server.ts'
import { forEachKind } from '#tests/support/databases.ts'

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
})
