import { expect, it } from 'vitest'
import { isDatabaseAway } from './database-away.server.ts'

function coded(code: string, message = 'said somewhere'): Error {
  return Object.assign(new Error(message), { code })
}

it.each([
  ['it is being stopped', coded('57P01')],
  ['it crashed', coded('57P02')],
  ['it starts', coded('57P03')],
  ['it has no connection left', coded('53300')],
  ['it may only be read', coded('25006')],
  ['its disk is full', coded('53100')],
  ['the disk of SQLite is full', coded('SQLITE_FULL')],
  ['the disk of SQLite has no room for a shared table', coded('SQLITE_IOERR_SHMSIZE')],
  ['the connection failed', coded('08006')],
  ['nobody listens', coded('ECONNREFUSED')],
  ['the connection broke off', new Error('Connection terminated unexpectedly')],
  ['no connection came free', new Error('timeout exceeded when trying to connect')],
  ['the disk of SQLite was full', coded('SQLITE_ERROR', 'cannot rollback - no transaction is active')],
  ['it hangs', new Error('The database did not answer within 3000 ms')],
  ['something was thrown for it', new Error('not read', { cause: coded('ECONNRESET') })],
])('is away: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a column that is not there', coded('42703')],
  ['a row that is there already', coded('23505')],
  ['such a row in SQLite', coded('SQLITE_CONSTRAINT_PRIMARYKEY')],
  ['two that waited for each other', coded('40P01')],
  ['a fault of ours', new TypeError('undefined is not a function')],
  ['no error at all', 'Connection terminated'],
])('is a bug: %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
