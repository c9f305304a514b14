/**
 * Where a layout changes is said in `em`, which in a query is the size of text in the browser's settings: whoever reads
 * with text twice as large gets, in the same window, the layout of one half as wide. 1025 px are 64.0625em. In queries on a
 * container, where an `em` is the container's own, it is `rem`: 17 px, so 640 px are 37.6471rem.
 */
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

it('queries on a window count em, those on a container rem', () => {
  const queries = sourceFiles()
    .filter(({ path }) => /^app\/.*\.css$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${path}: ${query}`))
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => (query.includes('@media') ? /\d(?:px|rem)/ : /\d(?:px|em)/).test(query))).toEqual([])
})
