/**
 * Pages that are made per request, under load, beside `react-router-serve` on the same build: the list of articles, because
 * the other server has no database and that page needs none. Ours keeps it for a minute (server/kept-documents.ts), so
 * searches that nobody made before are measured too.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathTo } from '../app/paths.ts'
import { freePort, removeDataDir, startSite } from '../tests/support/start-site.ts'
import { loadBounds } from './bounds.ts'
import { applyLoad, byOwnClient, getRequest, type Load } from './load.ts'
import { atLeast, atMost, leftOut, median, type Row, told } from './rows.ts'
import { takeTurns } from './take-turns.ts'

const root = join(import.meta.dirname, '..')
const path = '/blog'

/** The other server would answer without the slash too, by leading to the folder of the articles. */
const otherPath = `${path}/`
const many = { connections: 10, seconds: 4 }

let searched = 0

/** The request of a search that nobody made before. */
function search(url: string): string {
  return getRequest(`${url}?q=approval+${++searched}`)
}

export async function rendered(): Promise<Row[]> {
  const site = await startSite()
  const other = await startReactRouterServe()
  try {
    const load = (url: string) => () => applyLoad({ url, ...many })
    const searches =
      (url: string, connections = many.connections) =>
      () =>
        byOwnClient({ url, connections, seconds: many.seconds, next: () => search(url) })
    const measures: Record<string, () => Promise<Load>> = {
      kept: load(site.origin + path),
      found: searches(site.origin + path),
      foundAlone: searches(site.origin + path, 1),
      answerAlone: () => applyLoad({ url: site.origin + pathTo('calculator', 'en'), connections: 1, seconds: 3 }),
      ...(other && { theirs: load(other.origin + otherPath), theirFound: searches(other.origin + otherPath) }),
    }
    const names = Object.keys(measures)
    const rounds = await takeTurns(Object.values(measures))
    const all = (name: string, of: keyof Load) => rounds.map((row) => row[names.indexOf(name)]?.[of] ?? Number.NaN)
    const rows = [
      told(`${path}, 10 at once`, median(all('kept', 'perSecond')), 'requests/s'),
      told(`${path}, 10 at once, p99`, median(all('kept', 'p99')), 'ms'),
      told('a new search, 10 at once', median(all('found', 'perSecond')), 'requests/s'),
      atMost(loadBounds.renderedMedianMs, 'a new search, one at a time, p50', median(all('foundAlone', 'p50')), 'ms'),
      atMost(loadBounds.renderedMedianMs, 'calculator, one at a time, p50', median(all('answerAlone', 'p50')), 'ms'),
    ]
    if (!other) return [...rows, leftOut(`${path} beside react-router-serve`, 'npm could not fetch it')]
    const times = (ours: string, theirs: string) => {
      const denominators = all(theirs, 'perSecond')
      return median(all(ours, 'perSecond').map((value, index) => value / (denominators[index] ?? Number.NaN)))
    }
    const least = loadBounds.renderedTimesOfReactRouterServe
    return [
      ...rows,
      told('react-router-serve, 10 at once', median(all('theirs', 'perSecond')), 'requests/s'),
      atLeast(least, `${path}, to react-router-serve`, times('kept', 'theirs'), 'times'),
      told('a new search, to react-router-serve', times('found', 'theirFound'), 'times'),
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
