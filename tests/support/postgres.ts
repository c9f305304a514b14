/** A throwaway PostgreSQL server from the system's own binaries, in a temporary folder, with real fsync. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './start-site.ts'

export interface PostgresServer {
  /** Of the server's own database, which nothing of ours is written to. */
  readonly url: string
  start(): void
  /** At once, as a crash would: clients see their connections break. */
  stop(): void
  /** Stops the server and removes its folder. */
  remove(): void
}

/** The folder of `initdb` and `pg_ctl`, the newest version; undefined where no server is installed. */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(binaries, program), args, {
      ...user,
      env: { ...process.env, LOCPATH: folder },
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }
  const locale = makeLocale(folder) ?? 'C.UTF-8'
  run('initdb', '--pgdata', data, '--username', 'site', '--auth', 'trust', '--encoding', 'UTF8', '--locale', locale)
  const port = await freePort()
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c max_connections=100`
  const url = (database: string) => `postgresql://site@127.0.0.1:${port}/${database}`
  const start = () =>
    run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', options)
  const stop = () => run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate')
  start()
  return {
    url: url('postgres'),
    start,
    stop,
    remove() {
      try {
        stop()
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/**
 * Of a country, as on most servers: text sorts as it does in a dictionary, and not by its bytes as on SQLite. Made here,
 * because the machine need not have one. Undefined where that fails: then text sorts by its bytes here too.
 */
function makeLocale(folder: string): string | undefined {
  const { status } = spawnSync('localedef', ['-i', 'en_US', '-f', 'UTF-8', join(folder, 'en_US.UTF-8')])
  return status === 0 ? 'en_US.UTF-8' : undefined
}

export function canMakeLocale(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'site-locale-'))
  const made = makeLocale(folder)
  rmSync(folder, { recursive: true })
  return made !== undefined
}

/** PostgreSQL refuses to run as root; then it runs as the system's nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
