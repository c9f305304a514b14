import { createConnection, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { parseSettings } from '../app/platform/settings.server.ts'
import { closeServer, listen } from './serve.ts'

const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

function connect(port: number, request = ''): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(request, () => resolve(socket)))
    socket.on('error', () => undefined)
    sockets.push(socket)
  })
}

async function answering(afterMs: number) {
  let asked = () => {}
  const request = new Promise<void>((resolve) => {
    asked = resolve
  })
  const { server, port } = await listen(
    (_, response) => {
      asked()
      setTimeout(() => response.end('done'), afterMs)
    },
    parseSettings({ PORT: '0' }),
  )
  return { server, port, request }
}

async function msToClose(server: Parameters<typeof closeServer>[0]): Promise<number> {
  const started = performance.now()
  await closeServer(server)
  return performance.now() - started
}

it('stops as soon as a request in flight on a kept connection is answered', async () => {
  const { server, port, request } = await answering(300)
  const answer = text(await connect(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  await request
  expect(await msToClose(server)).toBeLessThan(900)
  // Read to its end: the server may be closed a moment before the client has taken its last bytes.
  expect(await answer).toContain('done')
})

it('waits for an answer that takes longer than it waits for silent connections', async () => {
  const { server, port, request } = await answering(1500)
  const answer = text(await connect(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  await request
  await closeServer(server)
  expect(await answer).toContain('done')
})

it('does not wait for a connection that says nothing', async () => {
  const { server, port } = await answering(0)
  await connect(port)
  expect(await msToClose(server)).toBeLessThan(3000)
})

it('has a clock for whoever takes nothing of an answer, and none for what is taken at once', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024)
  const { server, port } = await listen(
    ({ url }, response) => {
      if (url === '/later') setTimeout(() => response.end('done'), 200)
      else response.end(url === '/large' ? large : 'done')
    },
    parseSettings({ PORT: '0' }),
  )
  const timeoutAfter = async (path: string) => {
    const asked = new Promise<number | undefined>((resolve) =>
      server.once('request', ({ socket }) => resolve(socket.timeout)),
    )
    // It is not read here, so that what the operating system cannot keep stays with the server.
    await connect(port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    return asked
  }
  expect(await timeoutAfter('/large')).toBe(60_000)
  expect(await timeoutAfter('/later')).toBe(60_000)
  expect((await timeoutAfter('/small')) || 0).toBe(0)
  server.closeAllConnections()
  await closeServer(server)
})

it('cuts off whoever takes nothing of an answer when that clock has run out', async () => {
  const { server, port } = await listen(
    (_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)),
    parseSettings({ PORT: '0' }),
  )
  const cutOff = new Promise<number>((resolve) =>
    server.once('request', ({ socket }) => {
      const began = performance.now()
      socket.once('close', () => resolve(performance.now() - began))
      // The same clock, run faster.
      setImmediate(() => socket.setTimeout((socket.timeout ?? 0) / 600))
    }),
  )
  await connect(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await cutOff).toBeGreaterThan(90)
  await closeServer(server)
})

it.each([
  [{ HOST: '192.0.2.1', PORT: '0' }, 'HOST is 192.0.2.1: this machine has no such address.'],
  [{ HOST: 'nowhere.invalid', PORT: '0' }, /^HOST is nowhere\.invalid: /],
])('names the setting that keeps it from listening: %j', async (env, said) => {
  await expect(listen(() => undefined, parseSettings(env))).rejects.toThrow(said)
})

it('names the port that another program has', async () => {
  const { server, port } = await answering(0)
  await expect(listen(() => undefined, parseSettings({ PORT: String(port) }))).rejects.toThrow(
    `PORT is ${port}: another program listens on it.`,
  )
  await closeServer(server)
})
