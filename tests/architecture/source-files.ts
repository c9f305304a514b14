/** The project's source as data for the architecture tests: files, what they import, what they export. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface SourceFile {
  /** Relative to the project's root, such as `app/root.tsx`. */
  readonly path: string
  readonly text: string
  /** Files of the project that it imports, relative to the root. */
  readonly imports: readonly string[]
  /** Packages that it imports, such as `react-dom` or `@conform-to/zod`. */
  readonly packages: readonly string[]
}

const folders = ['app', 'bench', 'db', 'ops', 'server', 'tests']

export function sourceFiles(): SourceFile[] {
  const below = folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => filesIn(folder))
  const atRoot = readdirSync(root).filter((name) => /\.config\.ts$/.test(name))
  return [...below, ...atRoot].filter((path) => /\.(tsx?|css)$/.test(path)).map(read)
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import|mock|startModule)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  )
  const modules = [...text.matchAll(/new URL\(['"](\.[^'"\n]+\.tsx?)['"], import\.meta\.url\)/g)].map(
    ([, specifier = '']) => specifier,
  )
  const own = [...specifiers, ...modules].filter((specifier) => /^[.#]/.test(specifier))
  return {
    path,
    text,
    imports: own.map((specifier) => resolve(path, specifier)).filter((target) => existsSync(join(root, target))),
    packages: specifiers.filter((specifier) => !/^([.#]|node:|virtual:)/.test(specifier)).map(packageOf),
  }
}

function resolve(from: string, specifier: string): string {
  const [bare = ''] = specifier.split('?')
  return bare.startsWith('#') ? bare.slice(1) : relative(root, join(root, dirname(from), bare))
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
