/** better-auth plugin: opens a session for somebody whom a verb of ours has identified. Server only. */
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

export function openSessions() {
  return {
    id: 'open-sessions',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        {
          method: 'POST',
          body: z.object({ userId: z.string(), provider: z.enum(['password', 'magic-link']) }),
          requireHeaders: true,
          metadata: { SERVER_ONLY: true },
        },
        async (context) => {
          const { userId, provider } = context.body
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(userId)
          if (!user) throw new APIError('NOT_FOUND')
          const session = await internalAdapter.createSession(user.id, false, { provider })
          await setSessionCookie(context, { session, user }, false)
          return context.json(null)
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
