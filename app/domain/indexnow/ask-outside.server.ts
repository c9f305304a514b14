/** A request to a machine that is not ours, which may answer anything, slowly or not at all. */

/** Why there is no answer. */
export type NoAnswer =
  | 'timeout'
  /** No machine has that name. */
  | 'no_name'
  /** Nobody listens there, or there is no way to it. */
  | 'refused'
  /** The connection is not safe: a certificate that ran out, or of another name. */
  | 'certificate'
  /** The connection ended before there was an answer, or what came was none. */
  | 'closed'

export type OutsideAnswer = { readonly ms: number } & (
  | {
      readonly status: number
      readonly headers: Headers
      /** The beginning of it, as text. */
      readonly body: string
    }
  | { readonly status?: undefined; readonly noAnswer: NoAnswer }
)

interface Asked {
  /** For everything: connecting, the answer, and what is read of it. */
  readonly limitMs: number
  /** So many bytes of the body are read; of what comes after nothing is taken. */
  readonly bodyBytes: number
}

/** Follows no redirect. Never throws for what happens outside. */
export async function askOutside(url: URL, init: RequestInit, { limitMs, bodyBytes }: Asked): Promise<OutsideAnswer> {
  const started = performance.now()
  const ms = () => Math.round(performance.now() - started)
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const body = await beginningOf(response, bodyBytes)
    return { ms: ms(), status: response.status, headers: response.headers, body }
  } catch (error) {
    return { ms: ms(), noAnswer: reasonOf(error) }
  }
}

async function beginningOf({ body }: Response, bytes: number): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  while (size < bytes) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  // Without it a body without end would keep the connection, and us, busy.
  await reader.cancel().catch(() => undefined)
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8')
}

function reasonOf(error: unknown): NoAnswer {
  if (!(error instanceof Error)) throw error
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return 'timeout'
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'no_name'
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EACCES|EPERM)$/.test(code)) return 'refused'
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate'
  return 'closed'
}
