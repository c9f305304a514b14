import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { backupState, noteBackup } from './last-backup.server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const settings = { dataDir, databaseUrl: undefined }
const at = '2026-11-22T02:31:00.000Z'

describe('backupState', () => {
  it('knows of none before the first', async () => {
    expect(await backupState(settings, new Date(at))).toEqual({ state: 'none' })
  })

  it.each([
    ['2026-11-22T02:31:00.000Z', 'fresh', 0],
    ['2026-11-23T05:30:00.000Z', 'fresh', 26],
    ['2026-11-23T05:31:00.000Z', 'old', 27],
    ['2026-11-22T01:00:00.000Z', 'fresh', 0],
  ])('at %s the copy is %s, %i hours old', async (now, state, hours) => {
    await noteBackup(dataDir, { at, size: 4096 })
    expect(await backupState(settings, new Date(now))).toEqual({ state, hours, at, size: 4096 })
  })

  it.each(['', '{', 'null', '{"at":"yesterday","size":1}', '{"at":"2026-11-22T02:31:00.000Z"}'])(
    'takes a note of %j for none',
    async (text) => {
      writeFileSync(join(dataDir, 'last-backup.json'), text)
      expect(await backupState(settings, new Date(at))).toEqual({ state: 'none' })
    },
  )

  it('leaves PostgreSQL to whoever runs it', async () => {
    expect(await backupState({ dataDir, databaseUrl: 'postgres://x' }, new Date(at))).toEqual({ state: 'elsewhere' })
  })
})
