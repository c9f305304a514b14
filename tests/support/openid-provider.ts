/**
 * A local OpenID provider that stands in for Google and Microsoft: real HTTP, real keys, PKCE checked. What our server
 * sends to the public addresses is led here by `rerouteProviders`.
 */
import { type MutableToken, OAuth2Server, type TokenRequestIncomingMessage } from 'oauth2-mock-server'

export interface OpenIdProvider {
  readonly origin: string
  /** Claims of the next identity tokens, over those that every token has. Null removes a claim. */
  claims: Record<string, unknown>
  /** Bodies that came to the token endpoint. */
  readonly tokenRequests: Record<string, unknown>[]
  /** What a browser does with an authorization address: asks here, and gets the address to go back to. */
  authorize(address: URL): Promise<URL>
  stop(): Promise<void>
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const origin = `http://127.0.0.1:${server.address().port}`
  const tokenRequests: Record<string, unknown>[] = []
  const provider: OpenIdProvider = {
    origin,
    claims: {},
    tokenRequests,
    async authorize(address) {
      const answer = await fetch(new URL(`/authorize${address.search}`, origin), { redirect: 'manual' })
      return new URL(answer.headers.get('Location') ?? '')
    },
    stop: () => server.stop(),
  }
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    if (!('aud' in payload)) return // an access token
    for (const [name, value] of Object.entries(provider.claims)) {
      if (value === null) delete payload[name]
      else payload[name] = value
    }
  })
  server.service.on('beforeResponse', (_: unknown, { body }: TokenRequestIncomingMessage) => {
    tokenRequests.push({ ...body })
  })
  return provider
}

/** Public addresses that a server talks to, and their paths at the local provider. */
const endpoints: Readonly<Record<string, string>> = {
  'https://oauth2.googleapis.com/token': '/token',
  'https://www.googleapis.com/oauth2/v3/certs': '/jwks',
  'https://login.microsoftonline.com/common/oauth2/v2.0/token': '/token',
  'https://login.microsoftonline.com/common/discovery/v2.0/keys': '/jwks',
}

/** Leads this process's requests for the public endpoints, or those with these paths, to `origin`. Returns how to stop. */
export function rerouteProviders(origin: string, paths = Object.values(endpoints)): () => void {
  const direct = globalThis.fetch
  globalThis.fetch = (target, init) => {
    const path = endpoints[String(target instanceof Request ? target.url : target)]
    return path && paths.includes(path) ? direct(new URL(path, origin), init) : direct(target, init)
  }
  return () => {
    globalThis.fetch = direct
  }
}
