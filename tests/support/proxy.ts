/**
 * A small proxy in front of several servers, as Caddy or nginx stand in front of real ones: each request goes to the next
 * server in turn, with `X-Forwarded-For` added to, and `Host` as the visitor sent it.
 *
 * It sends nothing twice. Where a connection is refused not a byte of the request has left, so the next server gets it,
 * whatever its method; that is what real proxies do too. Once a server has it, and is killed before it has answered, nobody
 * knows whether the work was done: the visitor's connection is broken off. Real proxies say 502 there; this one says nothing
 * of its own, so that every status that a client sees is the site's.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

export interface RoundRobin {
  readonly origin: string
  /** The answers of 500 and above that went through, in their order; `retryAfter` as the header says it. */
  readonly failures: readonly { status: number; retryAfter: string | undefined; path: string }[]
  /** How many requests each server answered, in the order of `ports`. */
  readonly answered: readonly number[]
  stop(): Promise<void>
}

/** @param ports of the servers, on this machine; they need not be there yet */
export async function startProxy(ports: readonly number[], { port = 0 }: { port?: number } = {}): Promise<RoundRobin> {
  const failures: { status: number; retryAfter: string | undefined; path: string }[] = []
  const answered = ports.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const body: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => body.push(chunk))
    incoming.once('end', () => void pass(incoming, Buffer.concat(body), outgoing))
  })

  async function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<void> {
    const reached = await nextServer()
    if (reached) send(incoming, body, outgoing, reached)
    else outgoing.destroy()
  }

  /** A connection to the first server in turn that takes one. */
  async function nextServer(): Promise<{ index: number; socket: Socket } | undefined> {
    for (let tried = 0; tried < ports.length; tried += 1) {
      const index = turn++ % ports.length
      const socket = await connected(ports[index] ?? 0)
      if (socket) return { index, socket }
    }
    return undefined
  }

  function send(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    { index, socket }: { index: number; socket: Socket },
  ): void {
    const { method, url: path = '/', headers } = incoming
    const forwarded = [headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ')
    const passed = { ...headers, connection: 'close', 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http' }
    const onward = request({ method, path, headers: passed, agent: onThis(socket) }, (answer) => {
      const { statusCode: status = 0, headers: given } = answer
      if (status >= 500) failures.push({ status, retryAfter: given['retry-after'], path })
      const parts: Buffer[] = []
      answer.on('data', (chunk: Buffer) => parts.push(chunk))
      answer.once('end', () => {
        answered[index] = (answered[index] ?? 0) + 1
        delete given.connection
        outgoing.writeHead(status, given).end(Buffer.concat(parts))
      })
      answer.once('error', () => outgoing.destroy())
    })
    onward.once('error', () => outgoing.destroy())
    outgoing.once('close', () => onward.destroy())
    onward.end(body)
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    failures,
    answered,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Undefined where it is refused. */
function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(socket.removeAllListeners('error')))
    socket.once('error', () => resolve(undefined))
  })
}

/** For one request, on the connection that there is. */
function onThis(socket: Socket): Agent {
  return Object.assign(new Agent({ maxSockets: 1 }), { createConnection: () => socket })
}
