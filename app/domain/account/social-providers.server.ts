/** Google and Microsoft as better-auth is to ask them. A provider without its client does not exist. */
import type { BetterAuthOptions } from 'better-auth'

/** How a provider knows this site. */
interface OAuthClient {
  readonly clientId: string
  readonly clientSecret: string
}

interface OAuthClients {
  readonly google: OAuthClient | undefined
  readonly microsoft: OAuthClient | undefined
}

export function socialProviders({
  google,
  microsoft,
}: OAuthClients): NonNullable<BetterAuthOptions['socialProviders']> {
  return {
    ...(google
      ? {
          google: {
            ...google,
            accessType: 'offline' as const,
            prompt: 'consent' as const,
            includeGrantedScopes: false,
          },
        }
      : {}),
    ...(microsoft
      ? {
          microsoft: {
            ...microsoft,
            // Who it is, the name, the address; no access to anything, and no photograph.
            disableDefaultScope: true,
            scope: ['openid', 'profile', 'email'],
            disableProfilePhoto: true,
            mapProfileToUser: (claims: object) => ({ emailVerified: vouchesForEmail(claims) }),
          },
        }
      : {}),
  }
}

/**
 * Whether Microsoft says that the address is this user's. An administrator can write any address into `email`, so it
 * counts only with `xms_edov` (the domain's owner is verified) or as one of the verified addresses: optional claims, which
 * docs/operations.md tells to switch on.
 */
function vouchesForEmail(claims: object): boolean {
  const { email, xms_edov, verified_primary_email, verified_secondary_email } = claims as Record<string, unknown>
  if (typeof email !== 'string') return false
  if ([true, 1, '1', 'true'].includes(xms_edov as never)) return true
  return [verified_primary_email, verified_secondary_email].some(
    (addresses) => Array.isArray(addresses) && addresses.includes(email),
  )
}
