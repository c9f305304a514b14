/**
 * better-auth plugin: an identity token counts only when it is signed by the provider, meant for us, and answers the very
 * request that we made. The library checks none of this for Google and Microsoft when they send a visitor back.
 */
import type { BetterAuthPlugin } from 'better-auth'
import { type OAuthProvider, verifyProviderIdToken } from 'better-auth/oauth2'

export function checkIdTokens() {
  return {
    id: 'check-id-tokens',
    init: ({ socialProviders }) => ({ context: { socialProviders: socialProviders.map(checked) } }),
  } satisfies BetterAuthPlugin
}

/** The same provider, with a nonce in its requests and no trust in a token without it. */
function checked(provider: OAuthProvider): OAuthProvider {
  return {
    ...provider,
    ...issuerOf(provider),
    requiresIdTokenNonce: true,
    async createAuthorizationURL(request) {
      const url = await provider.createAuthorizationURL(request)
      if (request.idTokenNonce) url.searchParams.set('nonce', request.idTokenNonce)
      return url
    },
    async getUserInfo({ expectedIdTokenNonce: nonce, ...tokens }) {
      if (!tokens.idToken || !nonce) return null
      // Signature, issuer, audience, age, nonce.
      return (await verifyProviderIdToken(provider, tokens.idToken, nonce)) ? provider.getUserInfo(tokens) : null
    },
  }
}

/** Where a provider is one issuer, an answer that names another is refused before its code is spent (RFC 9207). */
function issuerOf({ idToken }: OAuthProvider): { issuer?: string } {
  const named = idToken && 'issuer' in idToken ? [idToken.issuer].flat()[0] : undefined
  return named === undefined ? {} : { issuer: named }
}
