import { expect, it } from 'vitest'
import { forEachDatabase } from '#tests/support/databases.ts'
import { onDatabaseError } from './noticed.server.ts'

let errors = 0
onDatabaseError(() => {
  errors += 1
})

forEachDatabase('database errors', (database) => {
  it('are failed queries, and not the rows that a constraint refuses', async () => {
    const { db } = database()
    const before = errors
    const count = { subject: 'a', window_start: '2026-11-21T09:00:00.000Z', count: 1 }
    await db.insertInto('rate_limit').values(count).execute()
    await expect(db.insertInto('rate_limit').values(count).execute()).rejects.toThrow()
    expect(errors).toBe(before)
    await expect(
      db
        .selectFrom('no_such_table' as 'outbox')
        .selectAll()
        .execute(),
    ).rejects.toThrow()
    expect(errors).toBe(before + 1)
  })
})
