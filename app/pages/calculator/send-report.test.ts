import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendReport } from './send-report.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: () => Response, onLine = true) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine })
  return fetch
}

describe('sendReport', () => {
  it('posts the form and gives the addresses', async () => {
    const addresses = { share: 's', withdraw: 'w', pdf: 'p', mailed: false }
    const fetch = answerWith(() => Response.json({ ...addresses, expires: '2027' }, { status: 201 }))
    const fields = new URLSearchParams({ sheet: 'num=en' })
    expect(await sendReport(fields)).toEqual({ saved: { ...addresses, expiresAt: '2027' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/reports')
    expect(fetch.mock.calls[0]?.[1].body).toBe(fields)
  })

  const issue = { code: 'email.suspect', text: 'A program?' }

  it.each([
    [
      'field errors, with a token for the next try',
      () => Response.json({ errors: { email: [issue] }, token: 't' }, { status: 422 }),
      { refusal: { reason: 'invalid', errors: { email: issue } }, token: 't' },
    ],
    [
      'too many',
      () => new Response(null, { status: 429, headers: { 'Retry-After': '95' } }),
      { refusal: { reason: 'too_many', minutes: 2 } },
    ],
    ['a store that is down', () => new Response(null, { status: 503 }), { refusal: { reason: 'down' } }],
    ['a crash', () => new Response('oops', { status: 500 }), { refusal: { reason: 'failed' } }],
    ['a page of a proxy', () => new Response('<html>', { status: 422 }), { refusal: { reason: 'failed' } }],
    ['half an answer', () => new Response('{"share":', { status: 201 }), { refusal: { reason: 'failed' } }],
  ])('%s', async (_, answer, outcome) => {
    answerWith(answer)
    expect(await sendReport(new URLSearchParams())).toEqual(outcome)
  })

  it('knows a browser without a connection', async () => {
    answerWith(() => {
      throw new TypeError('network')
    }, false)
    expect(await sendReport(new URLSearchParams())).toEqual({ refusal: { reason: 'offline' } })
  })
})
