/**
 * better-auth on the project's own tables. It issues sessions and their cookies, hashes passwords, and speaks with Google
 * and Microsoft. The links in mails, the limits and the record of events are ours, because they have to stand in one
 * transaction with the mails they promise.
 *
 * Nothing of it is reachable from outside: the verbs beside this file call it, and the callback of the providers is a
 * route of ours.
 */
import { betterAuth } from 'better-auth'
import { browserFamily } from '#app/domain/app-error/browser-family.ts'
import type { App } from '#app/platform/app.ts'
import { describeError, type Log } from '#app/platform/log.server.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'
import { accountLimits } from './account-input.ts'
import { checkIdTokens } from './check-id-tokens.server.ts'
import { firstOAuthSignIn } from './first-oauth-sign-in.server.ts'
import { noteCause, withCauses } from './library-causes.server.ts'
import { openSessions } from './open-sessions.server.ts'
import { sessionSeconds } from './session-length.ts'
import { socialProviders } from './social-providers.server.ts'

type Auth = ReturnType<typeof createAuth>

const instances = new WeakMap<App, Auth>()

/** One per process. */
export function authOf(app: App): Auth {
  const known = instances.get(app)
  if (known) return known
  const made = createAuth(app)
  const auth = { ...made, api: withCauses(made.api) }
  instances.set(app, auth)
  return auth
}

function createAuth(app: App) {
  const { settings, database, secret, log } = app
  const https = settings.siteUrl.protocol === 'https:'
  return betterAuth({
    appName: 'site',
    baseURL: settings.siteUrl.origin,
    basePath: '/api/auth',
    secret: deriveKey(secret, 'accounts').export().toString('base64url'),
    // `sqlite` on PostgreSQL too: it makes instants text and flags 0 or 1, as everywhere in our tables.
    database: { db: database.db, type: 'sqlite' },
    user: { modelName: 'auth_user', fields: { ...snakeTimes, emailVerified: 'email_verified' } },
    session: {
      modelName: 'auth_session',
      fields: {
        ...snakeTimes,
        userId: 'user_id',
        expiresAt: 'expires_at',
        userAgent: 'user_agent',
        ipAddress: 'ip_address',
      },
      additionalFields: { provider: { type: 'string', required: true, input: false } },
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      // A session that was ended would live on in it.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'auth_account',
      fields: {
        ...snakeTimes,
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
      encryptOAuthTokens: true,
    },
    verification: {
      modelName: 'auth_verification',
      fields: { ...snakeTimes, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: accountLimits.password.min,
      maxPasswordLength: accountLimits.password.max,
      revokeSessionsOnPasswordReset: true,
    },
    socialProviders: socialProviders(settings),
    // In this order: the claims that make an account are those that were checked.
    plugins: [checkIdTokens(), firstOAuthSignIn(app), openSessions()],
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({
            data: {
              ...session,
              userAgent: browserFamily(session.userAgent ?? ''),
              provider: session['provider'] ?? context?.params?.['id'],
            },
          }),
        },
      },
      account: {
        create: { before: async (account) => ({ data: { ...account, idToken: null } }) },
        update: { before: async (account) => ({ data: { ...account, idToken: null } }) },
      },
    },
    advanced: {
      cookiePrefix: https ? '__Host-site' : 'site',
      useSecureCookies: false, // would put `__Secure-` in front of that
      defaultCookieAttributes: { secure: https },
      ipAddress: { disableIpTracking: true },
      // It would ask PostgreSQL as if it were SQLite; db/migrate.ts and the tests keep the tables right.
      database: { validateSchema: false },
    },
    // Ours count in the database, by account and by address.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => warn(log, message, details) },
  })
}

const snakeTimes = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/**
 * What the library calls an error may be a wrong state from anybody; what is one comes to our verbs, which log it. Its
 * messages name addresses: those are masked, and of what comes along only an error is kept.
 */
function warn(log: Log, message: string, details: unknown[]): void {
  const err = details.find((detail) => detail instanceof Error)
  if (err) noteCause(err)
  log.warn({ ...(err ? { err } : {}), said: describeError(message)['message'] }, 'better-auth')
}
