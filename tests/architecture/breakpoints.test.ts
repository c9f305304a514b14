/**
 * Where a layout changes is said in `em`, which in a query is the size of text in the browser's settings: whoever reads
 * with text twice as large gets, in the same window, the layout of one half as wide. 1025 px are 64.0625em. Queries on a
 * container are left out: there an `em` is the container's own, and drawings change by their own pixels.
 */
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

it('no query on a width counts pixels', () => {
  const queries = sourceFiles()
    .filter(({ path }) => /^app\/.*\.css$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(/@media[^{]*/g)].map(([query]) => `${path}: ${query}`))
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => /\dpx/.test(query))).toEqual([])
})
