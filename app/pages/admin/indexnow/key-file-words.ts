/** What was found at the address of the key file, in words. */
import type { KeyFileCheck } from '#app/domain/indexnow/check-key-file.server.ts'

export interface KeyFileWords {
  /** What the request gave. */
  readonly get: string
  readonly body: string
  /** Undefined where search engines find what they look for. */
  readonly fault?: { readonly title: string; readonly advice: string }
}

export function keyFileWords({ verdict, status, ms, found, local, address }: KeyFileCheck): KeyFileWords {
  const answered = `${status}, ${ms} ms`
  switch (verdict) {
    case 'right':
      return { get: answered, body: 'exactly the key', ...(local ? { fault: onlyHere(address) } : {}) }
    case 'other_text':
      return {
        get: answered,
        body: 'something else',
        fault: {
          title: 'At the address of the key file stands another text.',
          advice: found
            ? `It begins with ‘${found}’. Another server answers there, or one with another secret.`
            : 'It is empty.',
        },
      }
    case 'redirect':
      return {
        get: answered,
        body: 'not there',
        fault: {
          title: 'The key file leads elsewhere.',
          advice: `Its address redirects to ${found || 'nowhere'}. Search engines want it at SITE_URL itself: set that to where the site is.`,
        },
      }
    case 'status':
      return {
        get: answered,
        body: 'not there',
        fault: {
          title: `The address of the key file answers ${status}.`,
          advice: 'Another server answers there, or a proxy keeps the file to itself.',
        },
      }
    case 'timeout':
      return unread(
        `none in ${Math.round(ms / 1000)} s`,
        'A firewall may keep this server from its own public address.',
      )
    case 'no_name':
      return unread('no such host', 'The host of SITE_URL is not in the DNS, or this server cannot look names up.')
    case 'refused':
      return unread('no connection', 'Nobody listens there: look at the proxy in front of the site.')
    case 'certificate':
      return unread('not safe', 'The certificate of SITE_URL ran out, or is of another name. Visitors see that too.')
    case 'closed':
      return unread('hung up', 'The connection ended without an answer: look at the proxy in front of the site.')
  }
}

function unread(get: string, advice: string): KeyFileWords {
  return { get, body: 'not read', fault: { title: 'The key file could not be read from outside.', advice } }
}

function onlyHere(address: string) {
  return {
    title: 'Nobody outside can reach this address.',
    advice: `SITE_URL is ${new URL(address).origin}: search engines cannot read the key file there, so the real ones are not told of it.`,
  }
}
