import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { App } from '../app/platform/app.ts'
import { createHealth, type Health } from './health.ts'

let server: Server | undefined

afterEach(() => {
  server?.close()
})

async function healthz(health: Health) {
  server = createServer((request, response) => void health.answer(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`)
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
}

function healthOf(ping: () => Promise<void>): Health {
  return createHealth({ database: { ping } } as App)
}

it('is 200 while the database answers', async () => {
  const answer = await healthz(healthOf(async () => undefined))
  expect(answer).toEqual({ status: 200, body: { status: 'ok', database: 'ok' }, retryAfter: null })
})

it('is 503 while the database is out of reach', async () => {
  const answer = await healthz(healthOf(() => Promise.reject(new Error('gone'))))
  expect(answer).toEqual({ status: 503, body: { status: 'unavailable', database: 'unreachable' }, retryAfter: '5' })
})

it('is 503 from the moment the server stops', async () => {
  const health = healthOf(async () => undefined)
  expect(health.stopping()).toBe(false)
  health.stop()
  expect(health.stopping()).toBe(true)
  expect(await healthz(health)).toMatchObject({ status: 503, body: { status: 'stopping' } })
})
