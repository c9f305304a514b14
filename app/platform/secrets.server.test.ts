import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deriveKey, loadSecret, SecretCut } from './secrets.server.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

describe('loadSecret', () => {
  it('prefers the one that is given, and then makes none', () => {
    expect(loadSecret({ authSecret: 'given', dataDir })).toBe('given')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it.each(['', '\n', 'x'.repeat(31)])('takes no secret for one that is %j, and leaves it', (left) => {
    const file = join(dataDir, 'secret')
    writeFileSync(file, left)
    expect(() => loadSecret({ authSecret: undefined, dataDir })).toThrow(SecretCut)
    expect(readFileSync(file, 'utf8')).toBe(left)
    expect(loadSecret({ authSecret: 'given', dataDir })).toBe('given')
  })

  it('makes one that only the owner can read, and keeps it', () => {
    const secret = loadSecret({ authSecret: undefined, dataDir })
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(loadSecret({ authSecret: undefined, dataDir })).toBe(secret)
    expect(readdirSync(dataDir)).toEqual(['secret'])
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('gives processes that start together the same one', async () => {
    const module = new URL('./secrets.server.ts', import.meta.url).href
    const script = `import { loadSecret } from ${JSON.stringify(module)}
      process.stdout.write(loadSecret({ authSecret: undefined, dataDir: ${JSON.stringify(dataDir)} }))`
    const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
    const secrets = (await Promise.all([run(), run(), run(), run()])).map(({ stdout }) => stdout)
    expect(new Set(secrets).size).toBe(1)
    expect(readdirSync(dataDir)).toEqual(['secret'])
  })
})

describe('deriveKey', () => {
  it('gives the same 32 bytes for the same purpose, others for another', () => {
    const bytesOf = (secret: string, purpose: string) => deriveKey(secret, purpose).export()
    const key = bytesOf('secret', 'a')
    expect(key).toHaveLength(32)
    expect(bytesOf('secret', 'a')).toEqual(key)
    expect(bytesOf('secret', 'b')).not.toEqual(key)
    expect(bytesOf('secre', 'ta')).not.toEqual(key)
  })
})
