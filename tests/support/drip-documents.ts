/** A slow line: a proxy that passes every document on in small pieces, with a pause after each. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Less than a paragraph. */
const pieceBytes = 900
/** A frame of the screen. */
const pauseMs = 16

export interface SlowLine {
  readonly origin: string
  stop(): Promise<void>
}

/** @param origin of the site behind it, on this machine */
export async function dripDocuments(origin: string): Promise<SlowLine> {
  const site = new URL(origin)
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: site.host, 'accept-encoding': 'identity' }
    const { method, url: path } = incoming
    const onward = request({ host: site.hostname, port: site.port, method, path, headers }, (answer) => {
      drip(answer, outgoing).catch(() => outgoing.destroy())
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function drip(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer
  delete headers['content-length']
  outgoing.writeHead(statusCode, headers)
  const body = Buffer.concat(await answer.toArray())
  if (!headers['content-type']?.startsWith('text/html')) {
    outgoing.end(body)
    return
  }
  // What comes before the words shows nothing.
  let sent = body.indexOf('<body')
  outgoing.write(body.subarray(0, sent))
  for (; sent < body.length && !outgoing.destroyed; sent += pieceBytes) {
    outgoing.write(body.subarray(sent, sent + pieceBytes))
    await pause(pauseMs)
  }
  outgoing.end()
}
