/** A client that sends exactly the bytes it is given, as no HTTP library would. */
import { connect } from 'node:net'

interface RawAnswer {
  readonly status: number
  /** Lower-case names; of several with one name all values. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly body: string
  /** From the first byte sent until the server closed the connection. */
  readonly ms: number
}

interface Sending {
  /** Parts after the first, and how long to wait before each. */
  readonly drip?: { readonly parts: Iterable<string>; readonly everyMs: number }
  /** Gives up on a server that keeps the connection. */
  readonly limitMs?: number
}

/** The first answer, or undefined where the server closed without one. */
export function sendRaw(
  origin: string,
  bytes: string | Buffer,
  { drip, limitMs = 20_000 }: Sending = {},
): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const received: Buffer[] = []
    const rest = drip?.parts[Symbol.iterator]()
    const dripping = rest && setInterval(() => writeNext(), drip?.everyMs)
    const limit = setTimeout(() => {
      socket.destroy()
      reject(new Error(`Not answered within ${limitMs} ms: ${JSON.stringify(bytes.toString('latin1').slice(0, 200))}`))
    }, limitMs)
    const writeNext = () => {
      const next = rest?.next()
      if (next && !next.done && socket.writable) socket.write(next.value)
    }
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk)
      // A kept connection would wait for our next request.
      if (isWhole(Buffer.concat(received).toString('latin1'))) socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      clearTimeout(limit)
      resolve(parse(Buffer.concat(received).toString('latin1'), performance.now() - started))
    })
  })
}

/** One request with these lines as its head, and no more after it. */
export function rawRequest(lines: readonly string[], body = ''): string {
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  const bodyless = /^HTTP\/1\.1 (?:1\d\d|204|304)/.test(text)
  return bodyless || (length !== undefined && text.length - end - 4 >= Number(length))
}

function parse(text: string, ms: number): RawAnswer | undefined {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]
  if (status === undefined) return undefined
  const end = text.indexOf('\r\n\r\n')
  const headers = new Map<string, string[]>()
  for (const line of text.slice(0, end).split('\r\n').slice(1)) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value])
  }
  return { status: Number(status), headers, body: text.slice(end + 4), ms }
}
