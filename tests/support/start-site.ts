/** Starts the real server as a process of its own, on a free port and a fresh data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Site {
  /** Such as `http://localhost:41234`. */
  readonly origin: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Everything the process has written so far, both streams. */
  output(): string
  /** SIGTERM, then the exit code. */
  stop(): Promise<number | null>
  /** kill -9. */
  kill(): Promise<void>
}

interface SiteOptions {
  env?: Record<string, string>
  /** Kept between starts to come back to the same data; made (and the caller's to remove) when left out. */
  dataDir?: string
  port?: number
  /** Another build than that of the sources. */
  buildFolder?: string
}

/** Resolves when the server answers; rejects with its output when it exits before. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { env = {}, dataDir = makeDataDir(), port, buildFolder } = options
  const chosen = port ?? (await freePort())
  const program = buildFolder === undefined ? ['server/start.ts'] : ['tests/support/serve-build.ts', buildFolder]
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bareEnvironment(), PORT: String(chosen), DATA_DIR: dataDir, ...env },
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Mail goes')) resolve() // the last line of the start
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then((code) => reject(new Error(`The server exited with ${code} before it served:\n${output}`)))
  })
  return {
    origin: `http://localhost:${chosen}`,
    dataDir,
    process: child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'site-data-'))
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** The caller's settings must not leak into the server under test. */
function bareEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/' }
}
