/** The home page under load, beside nginx with the same bytes: both take turns, and what counts is their ratio. */
import { removeDataDir, startSite } from '../tests/support/start-site.ts'
import { loadBounds } from './bounds.ts'
import { applyLoad, generator } from './load.ts'
import { fetchWire, hasNginx, startNginx } from './nginx.ts'
import { atLeast, atMost, leftOut, median, type Row, told } from './rows.ts'
import { takeTurns } from './take-turns.ts'

/** Not `/`, which would cost nginx another look. */
const twin = '/index.html'

const demand = { connections: 50, seconds: 3 }

/**
 * More than others have: of a server that is busy all the time, the slowest hundredth are those that the machine made wait
 * in between, and how often a shared machine does so changes from one minute to the next.
 */
const rounds = 15

export async function serverLoad(): Promise<Row[]> {
  const site = await startSite()
  const nginx = hasNginx ? await startNginx([{ ...(await fetchWire(site.origin, '/')), path: twin }]) : undefined
  try {
    const load = (url: string) => () => applyLoad({ url, ...demand })
    const turns = [load(`${site.origin}/`), ...(nginx ? [load(nginx.origin + twin)] : [])]
    const results = await takeTurns(turns, rounds)
    const own = results.flatMap(([first]) => (first ? [first] : []))
    const rows = [
      told(`home, ${generator}`, median(own.map(({ perSecond }) => perSecond)), 'requests/s'),
      told('home, p99', median(own.map(({ p99 }) => p99)), 'ms'),
    ]
    if (!nginx) return [...rows, leftOut('home beside nginx', 'nginx is not installed')]
    const ratio = (of: 'perSecond' | 'p99') =>
      median(results.map(([ours, theirs]) => (ours?.[of] ?? Number.NaN) / (theirs?.[of] ?? Number.NaN)))
    return [
      ...rows,
      told('nginx', median(results.map(([, theirs]) => theirs?.perSecond ?? Number.NaN)), 'requests/s'),
      told('nginx, p99', median(results.map(([, theirs]) => theirs?.p99 ?? Number.NaN)), 'ms'),
      atLeast(loadBounds.homeShareOfNginx, 'home, share of nginx', ratio('perSecond'), 'times'),
      atMost(loadBounds.homeTailOfNginx, 'home, p99 to that of nginx', ratio('p99'), 'times'),
    ]
  } finally {
    await nginx?.stop()
    await site.stop()
    removeDataDir(site.dataDir)
  }
}
