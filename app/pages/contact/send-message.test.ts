import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from './send-message.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Response, onLine = true) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine })
  return fetch
}

describe('sendMessage', () => {
  it('sends the fields with their key', async () => {
    const fetch = answerWith(() => Response.json({ number: 7 }, { status: 201 }))
    expect(await sendMessage({ name: 'Anna' }, 'key-1234')).toEqual({ sent: true })
    const [url, { headers, body }] = fetch.mock.calls[0] ?? ['', {}]
    expect(url).toBe('/api/contact')
    expect(new Headers(headers).get('Idempotency-Key')).toBe('key-1234')
    expect(JSON.parse(String(body))).toEqual({ name: 'Anna' })
  })

  it.each([
    [
      'field errors',
      () => Response.json({ errors: { email: [{ code: 'email.form', text: 'No address.' }] } }, { status: 422 }),
      { reason: 'invalid', errors: { email: 'No address.' } },
    ],
    [
      'a key that was used for another text',
      () => Response.json({ errors: { key: [{ code: 'key.reused', text: 'Used.' }] } }, { status: 422 }),
      'key_reused',
    ],
    [
      'too many',
      () => new Response(null, { status: 429, headers: { 'Retry-After': '95' } }),
      { reason: 'too_many', minutes: 2 },
    ],
    ['too many, without a time', () => new Response(null, { status: 429 }), { reason: 'too_many', minutes: 1 }],
    ['a store that is down', () => new Response(null, { status: 503 }), { reason: 'down' }],
    ['a crash', () => new Response('oops', { status: 500 }), { reason: 'failed' }],
    ['a page of a proxy', () => new Response('<html>', { status: 422 }), { reason: 'failed' }],
    [
      'no answer',
      () => {
        throw new TypeError('network')
      },
      { reason: 'failed' },
    ],
  ])('%s', async (_, answer, refusal) => {
    answerWith(answer)
    expect(await sendMessage({}, 'key-1234')).toEqual({ sent: false, refusal })
  })

  it('knows a browser without a connection', async () => {
    answerWith(() => {
      throw new TypeError('network')
    }, false)
    expect(await sendMessage({}, 'key-1234')).toEqual({ sent: false, refusal: { reason: 'offline' } })
  })
})
