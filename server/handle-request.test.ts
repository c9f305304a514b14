import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { App } from '../app/platform/app.ts'
import { parseSettings } from '../app/platform/settings.server.ts'
import { createRequestListener } from './handle-request.ts'

const token = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'

let server: Server
let logged: string

beforeEach(async () => {
  logged = ''
  const write = (line: string) => {
    logged += line
  }
  const listener = createRequestListener({
    app: { log: pino({}, { write }), settings: parseSettings({}) } as App,
    files: new Map(),
    metrics: undefined,
    noteVisit: () => undefined,
    takeOpened: async () => undefined,
    health: { answer: async () => undefined, stopping: () => false, stop: () => undefined },
    render: async (_, response) => void response.writeHead(404).end(),
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
