/** Asks the server whose session this is. */
import type { SessionAnswer, SessionUser } from './session-user.ts'

/** After this long, in milliseconds, whoever asks counts as signed out. */
const sessionTimeout = 5_000

/**
 * Null for a visitor, and for whoever got no answer within 5 seconds. Throws when there was an answer that says nothing,
 * so that asking again makes sense.
 */
export async function fetchSession(signal?: AbortSignal): Promise<SessionUser | null> {
  const timeout = AbortSignal.timeout(sessionTimeout)
  try {
    const response = await fetch('/api/session', {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      // Safari before 17.4 cannot join them: then the answer comes, and whoever asked has gone.
      signal: (signal && AbortSignal.any?.([signal, timeout])) ?? timeout,
    })
    if (!response.ok) throw new Error(`/api/session answered ${response.status}`)
    return ((await response.json()) as SessionAnswer).user
  } catch (error) {
    if (!timeout.aborted || signal?.aborted) throw error
    // biome-ignore lint/suspicious/noConsole: for whoever looks why they seem signed out; nobody else is to notice
    console.warn('getSession timeout after 5 seconds')
    return null
  }
}
