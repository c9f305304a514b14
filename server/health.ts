/** `GET /healthz`: 200 while the process can do its work, 503 while the database is out of reach or it is stopping. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../app/platform/app.ts'

export interface Health {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  stopping(): boolean
  /** From now on the answer is 503, so that a proxy sends new visitors elsewhere. */
  stop(): void
}

export function createHealth(app: App): Health {
  let stops = false
  return {
    stopping: () => stops,
    stop() {
      stops = true
    },
    async answer(request, response) {
      const database = await reach(app)
      const healthy = database === 'ok' && !stops
      const body = JSON.stringify({ status: healthy ? 'ok' : stops ? 'stopping' : 'unavailable', database })
      response.writeHead(healthy ? 200 : 503, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        ...(healthy ? {} : { 'Retry-After': '5' }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}

async function reach(app: App): Promise<'ok' | 'unreachable'> {
  try {
    await app.database.ping()
    return 'ok'
  } catch {
    return 'unreachable'
  }
}
