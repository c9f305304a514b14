import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explainDataError, refuseUnwritable, toStaff } from './data-trouble.server.ts'
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
  ['EROFS', 'may only be read'],
])('%s is said to be a folder or a disk that %s', (code, said) => {
  const refuse = () => {
    throw withCode(code)
  }
  expect(explained('/var/data', refuse)).toContain(said)
})

it('a PostgreSQL that may only be read is said to be one', () => {
  const refuse = () => {
    throw Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
  }
  expect(explained('/var/data', refuse)).toContain('The database of DATABASE_URL may only be read (25006).')
})

it('staff are told of a folder that is closed to them, and nothing of a start', () => {
  const said = (code: string) => String(explainDataError(withCode(code), '/var/data', toStaff))
  expect(said('EACCES')).toContain('/var/data is closed to the user that runs this (EACCES)')
  for (const code of ['SQLITE_FULL', 'EROFS', '25006']) {
    expect(said(code)).toContain(code)
    expect(said(code)).toContain('run this again')
    expect(said(code)).not.toContain('start again')
  }
})

it.each([
  ['the folder', { path: '/var/data' }, 'EACCES', true],
  ['what is in it', { path: '/var/data/secret' }, 'EACCES', true],
  ['a folder above', { path: '/var' }, 'ENOENT', true],
  ['what is missing in it', { path: '/var/data/secret' }, 'ENOENT', false],
  ['a file elsewhere', { path: '/var/data2/copy.db' }, 'ENOSPC', false],
  ['a copy into it', { path: '/mnt/copy.db', dest: '/var/data/restore.part' }, 'ENOSPC', true],
  ['a socket of PostgreSQL', { syscall: 'connect', address: '/run/postgresql/.s.PGSQL.5432' }, 'ENOENT', false],
  ['a copy out of it', { path: '/var/data/site.db', dest: '/mnt/copy.db' }, 'ENOSPC', false],
])('an error of %s is said to be of the data folder, or left as it is', (_, place, code, ours) => {
  const error = Object.assign(withCode(code), place)
  expect(explainDataError(error, '/var/data') === error).toBe(!ours)
})

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code })
}

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
