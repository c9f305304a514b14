import { createServer, type Server } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import type { ServerBuild } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { App } from '../app/platform/app.ts'
import { parseSettings } from '../app/platform/settings.server.ts'
import { createRender } from './render.ts'

let server: Server | undefined

afterEach(() => {
  server?.close()
})

/** What a client reads that sends exactly these lines. The build behind it must not be reached. */
async function answerTo(...lines: string[]): Promise<string> {
  const app = { settings: parseSettings({}) } as App
  const render = createRender(() => Promise.reject<ServerBuild>(new Error('reached')), app)
  server = createServer((request, response) => {
    const facts = { clientAddress: '', requestId: '', nonce: '' }
    render(request, response, facts).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

it.each(['TRACE', 'OPTIONS', 'PUT', 'PROPFIND'])('refuses %s before a route sees it', async (method) => {
  const answer = await answerTo(`${method} /contact HTTP/1.1`, 'Host: localhost')
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toContain('Allow: GET, HEAD, POST')
})

it.each([['Host: a b'], ['Host: a:99999'], ['Host: u:p@a'], ['Host: a', 'Host: b']])('refuses %s', async (...hosts) => {
  expect(await answerTo('GET /contact HTTP/1.1', ...hosts)).toMatch(/^HTTP\/1\.1 400 /)
})

it('gives what starts a page to our own pages only', async () => {
  const head = ['Host: localhost', 'Sec-Fetch-Site: cross-site']
  expect(await answerTo('GET /start/mA-_9k/contact HTTP/1.1', ...head)).toMatch(/^HTTP\/1\.1 403 /)
  expect(await answerTo('POST /start/mA-_9k/contact HTTP/1.1', 'Host: localhost')).toMatch(/^HTTP\/1\.1 405 /)
})

it('refuses a body that says it is too large', async () => {
  const answer = await answerTo('POST /contact HTTP/1.1', 'Host: localhost', 'Content-Length: 99999999')
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

it.each(['/contact', '/api/contact', '/api/app-error', '/nowhere'])(
  'takes no post to %s from another site',
  async (path) => {
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Origin: https://evil.example', 'Content-Length: 0']
    expect(await answerTo(...head)).toMatch(/^HTTP\/1\.1 403 /)
  },
)
