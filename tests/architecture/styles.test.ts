import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Safari knows words for who listens from 17.4 on, and before that leaves out all that is drawn (docs/browsers.md). */
it('what is drawn with other words to be read out stands in @supports', () => {
  const spoken = sourceFiles()
    .filter(({ path }) => /^app\/.*\.css$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*content: [^;{]+ \/ "/gm)].map(({ index }) => ({ path, before: text.slice(0, index) })),
    )
  expect(spoken.length).toBeGreaterThan(4)
  expect(
    spoken.filter(({ before }) => !openBlocks(before).some((head) => head.startsWith('@supports (content:'))),
  ).toEqual([])
})

/** So that a size changes in one place. What queries make of a token is not looked at. */
it('no size of type that is a token is spelled out', () => {
  const sheets = sourceFiles().filter(({ path }) => /^app\/.*\.css$/.test(path))
  const [tokens = ''] = sheets.find(({ path }) => path === 'app/styles/tokens.css')?.text.split('@media') ?? []
  const values = [...tokens.matchAll(/--t-\d: ([^;]+);/g)].map(([, value = '']) => value)
  expect(values).toHaveLength(7)
  const sizes = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w-])font(?:-size)?:\s*([^;]+);/g)].map(([, size = '']) => ({ path, size })),
  )
  expect(sizes.length).toBeGreaterThan(500)
  const spellsOut = (size: string, value: string) => ` ${size}`.includes(` ${value}`) || size.includes(`(${value}`)
  expect(sizes.filter(({ size }) => values.some((value) => spellsOut(size, value)))).toEqual([])
})

/** Between oklch() colours Firefox 153 blurs the stripes away, unless it is told to mix as of old (docs/browsers.md). */
it('every repeating gradient says in which colours it mixes', () => {
  const stripes = sourceFiles()
    .filter(({ path }) => /^app\/.*\.css$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/repeating-\w+-gradient\(\s*(.*)/g)].map(([, start = '']) => ({ path, start })),
    )
  expect(stripes.length).toBeGreaterThan(9)
  expect(stripes.filter(({ start }) => !/^in srgb\b/.test(start))).toEqual([])
})

/** What stands before the braces that are open at the end of a style sheet's beginning. */
function openBlocks(css: string): string[] {
  const heads: string[] = []
  for (const [, head = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{}])/g)) {
    if (brace === '{') heads.push(head.trim())
    else heads.pop()
  }
  return heads
}
