import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '../app/platform/app.ts'
import { parseSettings } from '../app/platform/settings.server.ts'
import { createRequestListener } from './handle-request.ts'
import { readBody } from './read-body.ts'
import type { Render } from './render.ts'

const token = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'

let server: Server
let logged: string
let render: Render
/** Called with each line of the log, and with each status that is counted. */
let onLine: (line: string) => void
let onCount: (status: number) => void

beforeEach(async () => {
  logged = ''
  render = async (_, response) => void response.writeHead(404).end()
  onLine = onCount = () => undefined
  const write = (line: string) => {
    logged += line
    onLine(line)
  }
  const listener = createRequestListener({
    app: { log: pino({}, { write }), settings: parseSettings({}) } as App,
    files: new Map(),
    metrics: { count: (_, status) => onCount(status), mayRead: () => false, answer: async () => undefined },
    noteVisit: () => undefined,
    takeOpened: async () => undefined,
    health: { answer: async () => undefined, stopping: () => false, stop: () => undefined },
    render: (...one) => render(...one),
  })
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => server.close())

function ask(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })
}

it.each([
  `/${token}/`,
  `//${token}.pdf`,
  `/w//${token}`,
  `/${token.toLowerCase()}`,
  `/${token}/x`,
  `/${token}.pdf.data`,
])('lets nobody keep or pass on what is asked at %s, a mistyped secret', async (path) => {
  const { headers } = await ask(path)
  expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual(['no-store', 'no-referrer'])
  expect(logged).not.toMatch(new RegExp(token, 'i'))
})

it('lets everybody keep that another address has moved', async () => {
  const { status, headers } = await ask('/contact/?x=1')
  expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
    308,
    '/contact?x=1',
    'public, max-age=3600',
  ])
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

describe('a visitor who leaves', () => {
  let client: Socket

  it.each<[when: string, status: number, meanwhile: Render]>([
    [
      'while sending',
      499,
      async (request) => {
        client.destroy()
        await readBody(request, 9)
      },
    ],
    [
      'before the answer that is written to nobody',
      499,
      async (_, response) => {
        client.destroy()
        await once(response, 'close')
        response.writeHead(500).end()
      },
    ],
    [
      'in the middle of the answer',
      200,
      async (_, response) => {
        client.once('data', () => client.destroy())
        response.writeHead(200).write('half')
        await once(response, 'close')
      },
    ],
  ])('%s is logged and counted as %i', async (_, status, meanwhile) => {
    render = meanwhile
    const line = new Promise<string>((resolve) => {
      onLine = resolve
    })
    const count = new Promise<number>((resolve) => {
      onCount = resolve
    })
    client = createConnection((server.address() as AddressInfo).port, '127.0.0.1')
    client.write('POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf')
    expect(JSON.parse(await line)).toMatchObject({ msg: 'request', status })
    expect(await count).toBe(status)
  })
})
