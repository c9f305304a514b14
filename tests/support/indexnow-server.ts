/** A local search engine: it answers a list of pages as it was told to, and keeps what it was sent. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface IndexNowRequest {
  readonly method: string | undefined
  readonly type: string | undefined
  readonly path: string | undefined
  readonly body: { host?: string; key?: string; keyLocation?: string; urlList?: string[] }
}

export type IndexNowBehaviour =
  | { readonly status: number; readonly headers?: Record<string, string> }
  /** Never answers. */
  | 'hang'
  /** Hangs up without a word. */
  | 'close'
  /** Answers with something that is not HTTP. */
  | 'babble'
  /** 200, with a body that never ends. */
  | 'endless'

export interface IndexNowServer {
  /** For INDEXNOW_ENDPOINT. */
  readonly endpoint: string
  readonly requests: IndexNowRequest[]
  /** From now on. At first it answers 200. */
  answer(behaviour: IndexNowBehaviour): void
  stop(): Promise<void>
}

export async function startIndexNowServer(): Promise<IndexNowServer> {
  const requests: IndexNowRequest[] = []
  let behaviour: IndexNowBehaviour = { status: 200 }
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request
    const body = method === 'POST' ? ((await json(request)) as IndexNowRequest['body']) : {}
    requests.push({ method, path, type: headers['content-type'], body })
    behave(behaviour, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/indexnow`,
    requests,
    answer(next) {
      behaviour = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function behave(behaviour: IndexNowBehaviour, response: ServerResponse): void {
  if (behaviour === 'hang') return
  if (behaviour === 'close') {
    response.destroy()
    return
  }
  if (behaviour === 'babble') {
    response.socket?.end('What list?\r\n\r\n')
    return
  }
  if (behaviour === 'endless') {
    response.writeHead(200)
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
    }
    response.on('drain', pour)
    pour()
    return
  }
  response.writeHead(behaviour.status, behaviour.headers).end()
}
