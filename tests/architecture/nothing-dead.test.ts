/** Nothing is dead: every file is reached from an entry, every export and every package is used. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, type SourceFile, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const byPath = new Map(files.map((file) => [file.path, file]))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Where reading the project starts: what a command, a tool or React Router opens by itself. */
function isEntry({ path }: SourceFile): boolean {
  return (
    /\.(test|spec)\.tsx?$|\.d\.ts$|\.config\.ts$/.test(path) ||
    /^app\/(root|routes|entry\.client|entry\.server)\.tsx?$/.test(path) ||
    /^app\/pages\/.*\/(page|not-found)\.tsx$|^app\/pages\/.*api\.ts$/.test(path) ||
    /^app\/pages\/for-machines\/(?!machine-text)/.test(path) ||
    /^db\/migrations\//.test(path) ||
    Object.values(manifest.scripts).some((script) => script.includes(path)) ||
    [
      'app/browser/boot.ts',
      'app/browser/live.ts',
      'app/browser/hydrate-after-paint.ts',
      'app/browser/forget-post.ts',
      'app/browser/free-times.ts',
      'app/browser/show-typed.ts',
      'app/browser/keep-articles.ts',
      'app/browser/leave-account.ts',
      'app/browser/list-kept.ts',
      'app/browser/scroll-to-section.ts',
      'app/browser/send-once.ts',
      'app/browser/service-worker.ts',
      'app/browser/service-worker-off.ts',
      'app/styles/subset-font.ts',
      'app/pdf/fonts/make-fonts.ts',
      'tests/support/firefox-relay.ts',
      'tests/support/postgres-global-setup.ts',
      'tests/support/serve-build.ts',
    ].includes(path)
  )
}

it('every file is reached from an entry', () => {
  const reached = new Set<string>()
  const queue = files.filter(isEntry).map(({ path }) => path)
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    queue.push(...(byPath.get(path)?.imports ?? []))
  }
  expect(files.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

it('every exported value is used in another file', () => {
  const users = filesByWord()
  const unused = files
    .filter((file) => /\.tsx?$/.test(file.path) && !isEntry(file))
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => users.get(name)?.size === 1)
        .map((name) => `${file.path}: ${name}`),
    )
  expect(unused).toEqual([])
})

/** Each word of the code, and the files that have it. */
function filesByWord(): Map<string, Set<SourceFile>> {
  const found = new Map<string, Set<SourceFile>>()
  for (const file of files)
    for (const word of new Set(file.text.match(/\w+/g))) found.set(word, (found.get(word) ?? new Set()).add(file))
  return found
}

/** Packages that are used without an import: command line tools, types, the font, and the runtime itself. */
const usedByName = /^(@types\/|@biomejs\/biome$|node$|typescript$|@react-router\/(dev|node)$|@fontsource-variable\/)/

it('every package is imported somewhere', () => {
  const imported = new Set(files.flatMap(({ packages }) => packages))
  const listed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(listed.filter((name) => !imported.has(name) && !usedByName.test(name))).toEqual([])
})

it('docs/dependencies.md gives the reason of each package, and of no other', () => {
  const documented = [...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(
    ([, name]) => name,
  )
  expect(documented.sort()).toEqual(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).sort())
})

function exportsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name)
}
