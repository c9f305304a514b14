/** A style that is not named comes with the script, and until then the part that the server drew stands there bare. */
import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/architecture/source-files.ts'

const files = new Map(sourceFiles().map((file) => [file.path, file]))

it('names every style of the part whose script comes later', () => {
  const named = files.get('app/pages/calculator/answer-styles.ts')?.imports
  expect([...stylesBelow('app/pages/calculator/answer-sections.tsx')].sort()).toEqual([...(named ?? [])].sort())
})

function stylesBelow(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return new Set()
  seen.add(path)
  if (path.endsWith('.module.css')) return new Set([path])
  return new Set((files.get(path)?.imports ?? []).flatMap((target) => [...stylesBelow(target, seen)]))
}
