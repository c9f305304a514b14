import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-names.ts'

test('names the tests of a unit run that failed, and a file that could not be run', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'divides by nothing', status: 'failed' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ fullName: 'sums', status: 'passed' }] },
    ],
  }
  expect(failedInVitest(report)).toEqual(['a.test.ts: divides by nothing', 'b.test.ts'])
  expect(failedInVitest({})).toEqual([])
})

test('names the journeys that failed, in groups too', () => {
  const failed = { title: 'goes back', file: 'next.spec.ts', ok: false }
  const passed = { title: 'goes on', file: 'next.spec.ts', ok: true }
  const report = {
    suites: [{ title: 'next.spec.ts', specs: [passed], suites: [{ title: 'a group', specs: [failed, passed] }] }],
  }
  expect(failedInPlaywright(report)).toEqual(['next.spec.ts: goes back'])
  expect(failedInPlaywright({})).toEqual([])
})
