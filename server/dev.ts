/**
 * `npm run dev`: the same process with Vite in front, so that a saved file shows at once. Never for visitors.
 *
 * Needs `--conditions=development`: Vite loads React Router's development build, and this process must share it.
 */

import type { IncomingMessage } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'
import { parseSettings } from '../app/platform/settings.server.ts'
import { openApp } from './open-app.ts'
import { createRender } from './render.ts'
import { closeServer, listen } from './serve.ts'

process.env['NODE_ENV'] = 'development'
const settings = parseSettings(process.env)
const { app, close } = await openApp(settings)
const vite = await createViteServer({ server: { middlewareMode: true } })
const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
const render = createRender(loadBuild, app, 'development')

const { server, port } = await listen((request, response) => {
  vite.middlewares(request, response, () => {
    nameThePeer(request)
    // No policy here: Vite injects inline styles and opens a socket. Production is what the journeys test.
    render(request, response, { requestId: 'development', nonce: '', clientAddress: '127.0.0.1' }).catch((error) => {
      vite.ssrFixStacktrace(error)
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error.stack)
    })
  })
}, settings)
process.stderr.write(`Development server at http://localhost:${port}\n`)

/** For the pretended session, see app/domain/account/development-user.server.ts. What a client says of itself goes first. */
function nameThePeer({ rawHeaders, socket }: IncomingMessage): void {
  const peer = 'x-development-peer'
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) if (rawHeaders[i]?.toLowerCase() === peer) rawHeaders.splice(i, 2)
  rawHeaders.push(peer, socket.remoteAddress ?? '')
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

async function stop(): Promise<void> {
  await vite.close()
  await closeServer(server)
  await close()
  process.exit(0)
}
