/**
 * Asks one address again and again, over connections that are kept: by wrk where it is installed (Debian has it), and by
 * a client of our own elsewhere. Ours takes more of the machine than wrk does, so shares are comparable only within a run.
 */
import { spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'

export interface Load {
  readonly perSecond: number
  readonly p50: number
  /** Milliseconds, like p50. */
  readonly p99: number
}

interface Demand {
  readonly url: string
  readonly connections: number
  readonly seconds: number
}

/** As a browser asks, so that answers are compressed and visits counted. */
const browserHeaders: Readonly<Record<string, string>> = {
  'Accept-Encoding': 'br',
  Accept: 'text/html',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
}

/** Its name, for the table. */
export const generator = spawnSync('wrk', ['--version']).error ? 'own client' : 'wrk'

/** Rejects when an answer was no success. */
export function applyLoad(demand: Demand): Promise<Load> {
  if (generator === 'wrk') return byWrk(demand)
  const bytes = getRequest(demand.url)
  return byOwnClient({ ...demand, next: () => bytes })
}

/** A request for an address, as a browser makes it. */
export function getRequest(url: string): string {
  const { pathname, search, host } = new URL(url)
  const head = Object.entries({ Host: host, ...browserHeaders }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${pathname}${search} HTTP/1.1\r\n${head.join('')}\r\n`
}

async function byWrk({ url, connections, seconds }: Demand): Promise<Load> {
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', ...headers, url])
  let output = ''
  wrk.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await new Promise((resolve) => wrk.once('close', resolve))
  const read = (pattern: RegExp) => pattern.exec(output)?.slice(1) ?? []
  const ms = ([value, unit]: string[]) => Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN)
  const perSecond = Number(read(/Requests\/sec:\s*([\d.]+)/)[0])
  if (!(perSecond > 0) || /Non-2xx/.test(output)) throw new Error(`${url} under load:\n${output}`)
  return { perSecond, p50: ms(read(/50%\s+([\d.]+)(us|ms|s)/)), p99: ms(read(/99%\s+([\d.]+)(us|ms|s)/)) }
}

/** `next` makes each request: the bytes of one. */
export async function byOwnClient({ url, connections, seconds, next }: Demand & { next: () => string }): Promise<Load> {
  const times: number[] = []
  const started = performance.now()
  const ends = started + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => converse(new URL(url), next, ends, times)))
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { perSecond: times.length / ((performance.now() - started) / 1000), p50: at(0.5), p99: at(0.99) }
}

/** One connection: the next request once the answer to the last is whole. */
function converse({ hostname, port }: URL, next: () => string, ends: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let asked = 0
    let received: Buffer[] = []
    const ask = () => {
      if (performance.now() > ends) return socket.end(resolve)
      asked = performance.now()
      received = []
      return socket.write(next())
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk)
      const answer = received.length === 1 ? chunk : Buffer.concat(received)
      if (!isWhole(answer)) return
      if (answer.toString('latin1', 9, 10) !== '2') reject(new Error(answer.toString('latin1', 0, 300)))
      times.push(performance.now() - asked)
      ask()
    })
  })
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1]
  // Without a length it comes in chunks, of which the last is empty.
  return length === undefined
    ? answer.subarray(-5).toString('latin1') === '0\r\n\r\n'
    : answer.length - end - 4 >= Number(length)
}
