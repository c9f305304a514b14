/**
 * A page that is made per request, under load, beside `react-router-serve` on the same build. It is the list of articles:
 * the other server has no database, and that page needs none.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, removeDataDir, startSite } from '../tests/support/start-site.ts'
import { loadBounds } from './bounds.ts'
import { applyLoad, type Load } from './load.ts'
import { atLeast, atMost, leftOut, median, type Row, told } from './rows.ts'
import { takeTurns } from './take-turns.ts'

const root = join(import.meta.dirname, '..')
const path = '/blog'

/** The other server would answer without the slash too, by leading to the folder of the articles. */
const otherPath = `${path}/`
const many = { connections: 10, seconds: 4 }

export async function rendered(): Promise<Row[]> {
  const site = await startSite()
  const other = await startReactRouterServe()
  try {
    const load = (url: string) => () => applyLoad({ url, ...many })
    const alone = () => applyLoad({ url: site.origin + path, connections: 1, seconds: 3 })
    const rounds = await takeTurns([
      load(site.origin + path),
      alone,
      ...(other ? [load(other.origin + otherPath)] : []),
    ])
    const column = (index: number, of: keyof Load) => rounds.map((row) => row[index]?.[of] ?? Number.NaN)
    const rows = [
      told(`${path}, 10 at once`, median(column(0, 'perSecond')), 'requests/s'),
      told(`${path}, 10 at once, p99`, median(column(0, 'p99')), 'ms'),
      atMost(loadBounds.renderedMedianMs, `${path}, one at a time, p50`, median(column(1, 'p50')), 'ms'),
    ]
    if (!other) return [...rows, leftOut(`${path} beside react-router-serve`, 'npm could not fetch it')]
    const theirs = column(2, 'perSecond')
    const times = median(column(0, 'perSecond').map((ours, index) => ours / (theirs[index] ?? Number.NaN)))
    return [
      ...rows,
      told('react-router-serve, 10 at once', median(theirs), 'requests/s'),
      atLeast(loadBounds.renderedTimesOfReactRouterServe, `${path}, to react-router-serve`, times, 'times'),
    ]
  } finally {
    await other?.stop()
    await site.stop()
    removeDataDir(site.dataDir)
  }
}

async function startReactRouterServe() {
  const command = installedCommand()
  if (command === undefined) return undefined
  const port = await freePort()
  const server = spawn(process.execPath, [command, join(root, 'build', 'server', 'index.js')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
  })
  const exited = new Promise((resolve) => server.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries++) {
    const status = await fetch(origin + otherPath, { redirect: 'manual' }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) break
    if (status !== 0 || server.exitCode !== null) throw new Error(`react-router-serve answers ${status}`)
    await wait(100)
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      await exited
    },
  }
}

/**
 * Eighty packages that nothing but this needs: fetched the first time, of the version of the framework, and kept. Undefined
 * without a network.
 */
function installedCommand(): string | undefined {
  const version = versionOf('react-router')
  const folder = join(root, 'node_modules', '.cache', `react-router-serve-${version}`)
  const command = join(folder, 'node_modules', '@react-router', 'serve', 'bin.cjs')
  const packages = [`@react-router/serve@${version}`, `react-router@${version}`, `react@${versionOf('react')}`]
  if (!existsSync(command))
    spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', ...packages], {
      stdio: 'ignore',
    })
  return existsSync(command) ? command : undefined
}

function versionOf(name: string): string {
  const manifest = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
