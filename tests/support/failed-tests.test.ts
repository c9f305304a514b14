import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.ts'

test('names the tests of a unit run that failed, and a file that could not be run', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'divides by nothing',
            status: 'failed',
            failureMessages: ['\x1b[31mexpected 1\x1b[39m\n\nto be 2'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ fullName: 'sums', status: 'passed' }] },
    ],
  }
  expect(failedInVitest(report)).toEqual([
    { name: 'a.test.ts: divides by nothing', why: ['expected 1', 'to be 2'] },
    { name: 'b.test.ts', why: ['no such import'] },
  ])
  expect(failedInVitest({})).toEqual([])
})

test('names the journeys that failed, with their groups, and says why', () => {
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')
  const failed = {
    title: 'goes back',
    file: 'next.spec.ts',
    ok: false,
    tests: [{ results: [{ errors: [{ message: `Error: another address\n${long}` }] }] }],
  }
  const passed = { title: 'goes on', file: 'next.spec.ts', ok: true }
  const report = {
    suites: [{ title: 'next.spec.ts', specs: [passed], suites: [{ title: 'a group', specs: [failed, passed] }] }],
  }
  const [one, ...others] = failedInPlaywright(report)
  expect(others).toEqual([])
  expect(one?.name).toBe('next.spec.ts: a group › goes back')
  expect(one?.why.slice(0, 2)).toEqual(['Error: another address', 'line 0'])
  expect(one?.why.length).toBeLessThan(20)
  const broken = { errors: [{ message: 'SyntaxError: next.spec.ts' }], suites: [] }
  expect(failedInPlaywright(broken)).toEqual([{ name: 'outside of any test', why: ['SyntaxError: next.spec.ts'] }])
  expect(failedInPlaywright({})).toEqual([])
})
