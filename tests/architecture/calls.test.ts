/** docs/calls.md tells the truth: every test that it names exists, by its own title, in the file that it links to. */
import { expect, it } from 'vitest'
import { linksToNoTest, linksToNothing, linksToTests, readDocument } from './named-tests.ts'

const { page, links } = readDocument('calls.md')

it('names files and folders that exist', () => {
  expect(linksToNothing(links)).toEqual([])
})

it('names tests by their titles', () => {
  expect(linksToTests(links).length).toBeGreaterThan(20)
  expect(linksToNoTest(links)).toEqual([])
})

it('has a test for every call', () => {
  const rows = (page.split('## The calls')[1] ?? '').split('\n## ')[0]?.match(/^\| (?!call |---).*$/gm) ?? []
  expect(rows).toHaveLength(11)
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?\)/.test(row))).toEqual([])
})
