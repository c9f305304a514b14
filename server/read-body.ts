/** Reads the body of a request, up to a limit. */
import type { IncomingMessage } from 'node:http'

/** `limit`: bytes. What is announced as larger is not read at all. Rejects where the client goes away meanwhile. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too large'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too large'
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
