import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type RoundRobin, startProxy } from './proxy.ts'
import { freePort } from './start-site.ts'

const servers: Server[] = []
let proxy: RoundRobin | undefined

afterEach(async () => {
  await proxy?.stop()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function serverThat(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

it('takes turns, and says who asked, for which host', async () => {
  const says = (name: string) => (request: IncomingMessage, response: ServerResponse) =>
    response.end(JSON.stringify([name, request.headers['x-forwarded-for'], request.headers.host]))
  proxy = await startProxy([await serverThat(says('a')), await serverThat(says('b'))])
  const { origin } = proxy
  const ask = async () => (await fetch(origin, { headers: { 'X-Forwarded-For': '10.0.0.7' } })).json()
  const answers = [await ask(), await ask(), await ask()]
  const { host } = new URL(origin)
  expect(answers).toEqual(['a', 'b', 'a'].map((name) => [name, '10.0.0.7, 127.0.0.1', host]))
  expect(proxy.answered).toEqual([2, 1])
})

it('goes past a server that refuses, with all of the request', async () => {
  const echo = (request: IncomingMessage, response: ServerResponse) => request.pipe(response)
  proxy = await startProxy([await freePort(), await serverThat(echo)])
  const answer = await fetch(proxy.origin, { method: 'POST', body: 'all of it' })
  expect(await answer.text()).toBe('all of it')
})

it('sends nothing twice: a server that breaks off has had it', async () => {
  let asked = 0
  const dies = (request: IncomingMessage) => {
    asked += 1
    request.socket.destroy()
  }
  proxy = await startProxy([await serverThat(dies), await serverThat(dies)])
  await expect(fetch(proxy.origin, { method: 'POST', body: 'once' })).rejects.toThrow()
  expect(asked).toBe(1)
})

it('writes down what failed', async () => {
  const busy = (_: IncomingMessage, response: ServerResponse) => response.writeHead(503, { 'Retry-After': '5' }).end()
  proxy = await startProxy([await serverThat(busy)])
  await fetch(`${proxy.origin}/x`)
  expect(proxy.failures).toEqual([{ status: 503, retryAfter: '5', path: '/x' }])
})
