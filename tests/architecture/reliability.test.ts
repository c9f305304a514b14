/** docs/reliability.md tells the truth: each fault has its test, by its own title, and no fault test is left out. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linksToNoTest, linksToNothing, linksToTests, readDocument } from './named-tests.ts'
import { root } from './source-files.ts'

const { page, links } = readDocument('reliability.md')

it('names files that exist, and tests by their titles', () => {
  expect(linksToNothing(links)).toEqual([])
  expect(linksToNoTest(links)).toEqual([])
})

it('has a test for every fault', () => {
  const rows = page.match(/^\| (?!fault |---).*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((row) => !/\.test\.ts\)/.test(row))).toEqual([])
})

it('leaves out no file of fault tests', () => {
  const named = linksToTests(links).map(({ target }) => target)
  const files = readdirSync(join(root, 'tests', 'faults')).filter((name) => name.endsWith('.test.ts'))
  expect(files.filter((name) => !named.includes(`../tests/faults/${name}`))).toEqual([])
})
