import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explainDataError, refuseUnwritable } from './data-trouble.server.ts'
import { sqliteFile } from './sqlite.server.ts'

it('a database that may be read only is refused, in words that say whose it has to be', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trouble-'))
  const file = sqliteFile(dataDir)
  expect(() => refuseUnwritable(dataDir)).not.toThrow()
  writeFileSync(file, 'x')
  expect(() => refuseUnwritable(dataDir)).not.toThrow()
  chmodSync(dataDir, 0o755)
  chmodSync(file, 0o444)
  expect(explained(dataDir, () => asNobody(() => refuseUnwritable(dataDir)))).toContain(
    `${dataDir} cannot be written to (EACCES)`,
  )
  rmSync(dataDir, { recursive: true })
})

it.each([
  ['SQLITE_FULL', 'is full'],
  ['SQLITE_IOERR_SHMSIZE', 'is full'],
  ['SQLITE_IOERR_WRITE', 'fails'],
  ['SQLITE_READONLY_DBMOVED', 'cannot be written to'],
])('%s is said to be a folder or a disk that %s', (code, said) => {
  const refuse = () => {
    throw Object.assign(new Error(code), { code })
  }
  expect(explained('/var/data', refuse)).toContain(said)
})

it('a PostgreSQL that may only be read is said to be one', () => {
  const refuse = () => {
    throw Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
  }
  expect(explained('/var/data', refuse)).toContain('The database of DATABASE_URL may only be read (25006).')
})

function explained(dataDir: string, start: () => void): string {
  try {
    start()
  } catch (error) {
    return String(explainDataError(error, dataDir))
  }
  return 'started'
}

/** For root every file may be written. */
function asNobody(act: () => void): void {
  const user = process.geteuid?.()
  if (user === 0) process.seteuid?.(65_534)
  try {
    act()
  } finally {
    if (user === 0) process.seteuid?.(0)
  }
}
