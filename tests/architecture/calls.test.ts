/** docs/calls.md tells the truth: every test that it names exists, by its own title, in the file that it links to. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './source-files.ts'

const docs = join(root, 'docs')
const page = readFileSync(join(docs, 'calls.md'), 'utf8')
const links = [...page.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, text = '', target = '']) => ({ text, target }))

it('names files and folders that exist', () => {
  expect(links.filter(({ target }) => !existsSync(join(docs, target)))).toEqual([])
})

it('names tests by their titles', () => {
  const tests = links.filter(({ target }) => /\.(?:test|spec)\.tsx?$/.test(target))
  const unknown = tests.filter(
    ({ text, target }) => !readFileSync(join(docs, target), 'utf8').includes(`(${quoted(text)}`),
  )
  expect(tests.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})

it('has a test for every call', () => {
  const rows = (page.split('## The calls')[1] ?? '').split('\n## ')[0]?.match(/^\| (?!call |---).*$/gm) ?? []
  expect(rows).toHaveLength(11)
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?\)/.test(row))).toEqual([])
})

/** As a title stands in the source. */
function quoted(title: string): string {
  return title.includes('${') ? `\`${title}\`` : `'${title}'`
}
