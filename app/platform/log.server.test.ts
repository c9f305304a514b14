import { expect, it } from 'vitest'
import { describeError, pathForLog } from './log.server.ts'

it('says of an error what helps, and nothing about a person', () => {
  const error = Object.assign(new Error('550 no such user <anna@example.nl>: "Anna" anna@example.nl'), {
    code: 'EENVELOPE',
    rejected: ['anna@example.nl'],
    detail: 'Key (name)=(Anna de Vries) already exists.',
  })
  const described = describeError(error)
  expect(Object.keys(described)).toEqual(['type', 'code', 'message', 'stack'])
  expect(described['code']).toBe('EENVELOPE')
  expect(JSON.stringify(described)).not.toMatch(/anna@|de Vries/)
})

it('copes with what is no error', () => {
  expect(describeError('write to anna@example.nl')).toEqual({ message: 'write to [address]' })
  expect(describeError(undefined)).toEqual({ message: 'undefined' })
})

it('logs a path without the addresses in it', () => {
  expect(pathForLog('/nl/contact')).toBe('/nl/contact')
  expect(pathForLog('/nl/anna@example.nl/x')).toBe('/nl/[address]/x')
  expect(pathForLog('/anna%40example.nl')).toBe('/[address]')
})
