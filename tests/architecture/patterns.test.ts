/**
 * No pattern that meets what somebody sent begins anew at each character of it. `/[^/]+$/` looks for the end from every letter
 * of the last part: a form has room for a part that takes half a minute. What begins with a repeat and goes on is to be
 * anchored, or the text is taken apart first.
 */
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** They meet our own copy only. */
const ofOwnCopy = [
  'app/domain/launch/sample-facts.server.ts',
  'app/pages/admin/launch/facts-section.tsx',
  'app/seo/title.ts',
]

it('no pattern begins with a repeat that may fail further on', () => {
  const found = sourceFiles()
    .filter(
      ({ path }) => /^(?:app|server)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !ofOwnCopy.includes(path),
    )
    .flatMap(({ path, text }) =>
      patternsIn(text)
        .filter(beginsAnew)
        .map((pattern) => `${path}: /${pattern}/`),
    )
  expect(found).toEqual([])
})

it('knows one where it sees it', () => {
  expect(
    ['[^/]+$', '\\s+x', '(?:a|b)*c', '([^@]{1,254})@', '[^/]*(?:@|%40)[^/]*', '\\p{M}+\\d'].filter(
      (one) => !beginsAnew(one),
    ),
  ).toEqual([])
  expect(['\\s+', '^[^/]+$', '[^a-z0-9]+', '(\\p{M}{30})\\p{M}+', 'x[^/]+$', '^\\s*x'].filter(beginsAnew)).toEqual([])
  expect(patternsIn("a.replace(/[^/]+$/, 'b') / 2 // c/d+e/f")).toEqual(['[^/]+$'])
})

/** Of the literals in a source text. */
function patternsIn(text: string): string[] {
  const code = text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
  const literal = /(?<=[(=,:!&|?[;]\s*)\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\\/[\n])+)\/[a-z]*/g
  return [...code.matchAll(literal)].map(([, pattern = '']) => pattern)
}

/** A repeat of at least a hundred, and something behind it. */
function beginsAnew(pattern: string): boolean {
  const atom = String.raw`(?:\[(?:\\.|[^\]\\])*\]|\\p\{[^}]*\}|\\.|\((?:\\.|[^()\\])*\)|[^\\^$()|[\]{}])`
  return new RegExp(String.raw`^(?:\((?:\?:|\?<\w+>)?)*${atom}(?:[*+]|\{\d*,(?:\d{3,})?\})\)*[^)]`, 'u').test(pattern)
}
