/** Builds the site when what it is built from has changed. `npm run build` builds always. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a build is made from. The version of Node counts too: it renders the pages. */
const sources = [
  'app',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'server/draw-shared-images.ts',
  'server/list-pages.ts',
  'server/page-words.ts',
  'server/precompress.ts',
  'server/third-party',
]

export const buildFolder = join(root, 'build')
const stampFile = join(buildFolder, 'stamp')

/** Who runs this may not build. Has a `code`, as system errors have: it is no bug. */
export class BuildNotAllowed extends Error {
  readonly code = 'BUILD_NOT_ALLOWED'
}

/** Returns whether it built. Throws `BuildNotAllowed`. */
export function buildIfStale(): boolean {
  if (isCurrent()) return false
  insistOnRights()
  return oneAtATime(() => {
    // Another process may have built what we waited for.
    if (isCurrent()) return false
    build()
    return true
  })
}

/** Asked first: a step of the build would say it with a stack. */
function insistOnRights(): void {
  try {
    accessSync(existsSync(buildFolder) ? buildFolder : root, constants.W_OK)
  } catch {
    throw new BuildNotAllowed(
      `The site has to be built, and this user may not write to ${buildFolder}: run "npm run build" as its owner, then start again.`,
    )
  }
}

function isCurrent(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources()
}

/** React Router's own, for what it derives. Not the build folder: a build begins by removing that, lock and all. */
const scratchFolder = join(root, '.react-router')

/** Longer than any build: 5 minutes. */
const buildWait = 300_000

/**
 * Two servers that start together must not write one build folder at once. The lock is SQLite's: the operating system
 * frees it when a build is killed, so that none is ever stale.
 */
function oneAtATime<T>(work: () => T): T {
  mkdirSync(scratchFolder, { recursive: true })
  const lock = new Sqlite(join(scratchFolder, 'build.lock'), { timeout: buildWait })
  try {
    lock.exec('begin exclusive')
    return work()
  } finally {
    lock.close()
  }
}

function build(): void {
  // Taken before the build: a file saved while it runs makes the build stale, not wrongly current.
  const stamp = stampOfSources()
  // A build that fails half-way leaves files behind: without its stamp nobody takes them for whole.
  rmSync(stampFile, { force: true })
  runStep(join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build')
  runStep(fileURLToPath(new URL('./draw-shared-images.ts', import.meta.url)))
  runStep(fileURLToPath(new URL('./list-pages.ts', import.meta.url)))
  runStep(fileURLToPath(new URL('./precompress.ts', import.meta.url)))
  writeFileSync(stampFile, stamp)
}

function runStep(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status === 0) return
  process.stderr.write('The build failed; its own lines above say where.\n')
  process.exit(1)
}

function stampOfSources(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (import.meta.main) oneAtATime(build)
