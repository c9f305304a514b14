import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataDirInUse, DataDirShared, lockDataDir, makeDataDir } from './data-dir.server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-dir-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('makeDataDir', () => {
  it('makes it, or closes it to others', () => {
    const dataDir = join(folder, 'some', 'data')
    makeDataDir(dataDir)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    chmodSync(dataDir, 0o755)
    makeDataDir(dataDir)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  })

  it('leaves a folder alone that holds other things', () => {
    writeFileSync(join(folder, 'notes.txt'), '')
    chmodSync(folder, 0o755)
    expect(() => makeDataDir(folder)).toThrow(DataDirShared)
    expect(statSync(folder).mode & 0o777).toBe(0o755)
  })

  it('does not take /var for ours, which has names of ours in it', () => {
    for (const name of ['backups', 'mail', 'lib']) mkdirSync(join(folder, name))
    expect(() => makeDataDir(folder)).toThrow(DataDirShared)
  })

  it.each(['site.db', 'backups', 'lost+found'])('takes a folder that holds %s', (name) => {
    mkdirSync(join(folder, name))
    makeDataDir(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })
})

describe('lockDataDir', () => {
  it('refuses a second server until the first gives it back', () => {
    const unlock = lockDataDir(folder)
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse)
    expect(() => lockDataDir(folder)).toThrow(folder)
    unlock()
    lockDataDir(folder)()
  })

  it('is free again after kill -9', async () => {
    const module = new URL('./data-dir.server.ts', import.meta.url).href
    const script = `import { lockDataDir } from ${JSON.stringify(module)}
      lockDataDir(${JSON.stringify(folder)})
      process.stdout.write('locked')
      setInterval(() => {}, 1000)`
    const other = spawn(process.execPath, ['--input-type=module', '--eval', script])
    await once(other.stdout, 'data')
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse)
    other.kill('SIGKILL')
    await once(other, 'exit')
    lockDataDir(folder)()
  })
})
