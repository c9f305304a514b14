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
  for (const [said, logged] of [
    ['a@b', '[address]'],
    ['(a@b, c@d)', '([address], [address])'],
    ["<sean.o'brien@example.ie>", '<[address]>'],
    ["no '@types/node'", "no '@types/node'"],
    ['@types/node @ a@ @b', '@types/node @ a@ @b'],
    ['@types/node@24', '[address]'],
    ['@@a', '[address]'],
    ['550 see https://mail.example/why?e=anna%40example.nl for it', '550 see https:[address] for it'],
    ['anna%40example.nl', '[address]'],
    ['%40types %40 a%40 %404', '%40types %40 a%40 %404'],
    [`${'a'.repeat(50_000)}@b`, '[address]'],
    ['a'.repeat(50_000), 'a'.repeat(50_000)],
  ])
    expect(describeError(said)).toEqual({ message: logged })
})

it('logs a path without the addresses in it', () => {
  expect(pathForLog('/nl/contact')).toBe('/nl/contact')
  expect(pathForLog('/nl/anna@example.nl/x')).toBe('/nl/[address]/x')
  expect(pathForLog('/anna%40example.nl')).toBe('/[address]')
  expect(pathForLog('//a@b/%40/@/')).toBe('//[address]/[address]/[address]/')
  expect(pathForLog(`/${'a-'.repeat(50_000)}/x@y`)).toBe(`/${'a-'.repeat(50_000)}/[address]`)
})

it('logs a path without the secret address of a report in it', () => {
  const token = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'
  for (const [path, logged] of [
    [`/${token}`, '/[token]'],
    [`/nl/${token}.pdf`, '/nl/[token].pdf'],
    [`/nl/w/${token}`, '/nl/w/[token]'],
    [`/w/${token.toLowerCase().slice(1)}/`, '/w/[token]/'],
    [`/%52${token.slice(1)}`, '/[token]'],
    [`/${token}),`, '/[token]),'],
    [`/(${token};x`, '/([token];x'],
    [`/.${token}.`, '/.[token].'],
    [`/${token}%2Epdf`, '/[token]'],
    [`/nl/${token}and`, '/nl/[token]'],
    [`/${token.replaceAll(/.{4}(?=.)/g, '$&%20')}`, '/[token]'],
    ['/tools/automation-roi-calculator', '/tools/automation-roi-calculator'],
    ['/blog/what-waiting-costs-you.md', '/blog/what-waiting-costs-you.md'],
  ] as const)
    expect(pathForLog(path)).toBe(logged)
})
