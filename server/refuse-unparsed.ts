/**
 * What never becomes a request: no HTTP, too large a head, a client that is too slow. Node would answer it by itself, but
 * without our headers.
 */
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { newRequestId } from './request-id.ts'

/** `stalledTimeout`: after so many milliseconds whoever takes nothing of a refusal is cut off. */
export function refuseUnparsed(
  server: Server,
  headers: Readonly<Record<string, string>>,
  stalledTimeout: number,
): void {
  /** Of answers that are not whole yet. What the listener answers at once is: it stands before a refusal. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => {
    if (response.writableEnded) return
    answers.set(request.socket, response)
    response.once('close', () => answers.delete(request.socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Between the bytes of an answer that is on its way, another one would be taken for a part of it.
    if (!socket.writable || error.code === 'ECONNRESET' || answers.get(socket)?.headersSent) socket.destroy()
    else refuse(socket as Socket, statusOf(error), headers, stalledTimeout)
  })
  server.on('connect', (_, socket) =>
    refuse(socket as Socket, 405, { ...headers, Allow: 'GET, HEAD, POST' }, stalledTimeout),
  )
  server.on('checkExpectation', (_, response) => {
    response.setTimeout(stalledTimeout)
    response.writeHead(417, { ...headers, ...ofRefusal(), 'Content-Length': 0 }).end()
  })
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

function ofRefusal(): Record<string, string> {
  return { 'X-Request-Id': newRequestId(), 'Cache-Control': 'no-store', Connection: 'close' }
}

function refuse(
  socket: Socket,
  status: number,
  headers: Readonly<Record<string, string>>,
  stalledTimeout: number,
): void {
  const lines = Object.entries({ ...headers, ...ofRefusal(), 'Content-Length': '0' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.on('error', () => socket.destroy())
  socket.setTimeout(stalledTimeout, () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy())
}
