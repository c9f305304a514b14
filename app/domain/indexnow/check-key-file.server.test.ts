import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { checkKeyFile } from './check-key-file.server.ts'

const key = 'key-of-the-test'

async function checkOf(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = parseSettings({ SITE_URL: `http://127.0.0.1:${port}`, INDEXNOW_KEY: key })
  const check = await checkKeyFile({ settings, secret: '' }, 300)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return check
}

it('finds the key, and says that this address is of this machine only', async () => {
  const check = await checkOf((request, response) => {
    response.end(request.url === `/${key}.txt` ? `${key}\n` : 'no')
  })
  expect(check).toMatchObject({ verdict: 'right', status: 200, local: true })
  expect(check.address).toMatch(/\/key-of-the-test\.txt$/)
})

it.each<[string, RequestListener, object]>([
  [
    'another text',
    (_, response) => response.end('<!doctype html>\n<h1>Parked</h1>'),
    { verdict: 'other_text', found: '<!doctype html> <h1>Parked</h1>' },
  ],
  ['a missing file', (_, response) => response.writeHead(404).end(), { verdict: 'status', status: 404 }],
  [
    'a redirect, which it does not follow',
    (_, response) => response.writeHead(301, { Location: 'https://www.site.example/x' }).end(),
    { verdict: 'redirect', status: 301, found: 'https://www.site.example/x' },
  ],
  ['nobody who answers', () => undefined, { verdict: 'timeout' }],
  ['somebody who hangs up', (request) => request.socket.destroy(), { verdict: 'closed' }],
  [
    'a body that does not end',
    (_, response) => response.write('x'.repeat(100_000)),
    { verdict: 'other_text', found: 'x'.repeat(80) },
  ],
])('finds %s', async (_, listener, expected) => {
  expect(await checkOf(listener)).toMatchObject(expected)
})
