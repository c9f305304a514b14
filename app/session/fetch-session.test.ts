import { afterEach, expect, it, vi } from 'vitest'
import { fetchSession } from './fetch-session.ts'

const user = { email: 'anna@example.nl', firstName: 'Anna', lastName: 'Bakker' }

afterEach(() => vi.restoreAllMocks())

it('gives the user that the server names, and null for a visitor', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ user }))
  expect(await fetchSession()).toEqual(user)
  expect(fetched).toHaveBeenCalledWith('/api/session', expect.objectContaining({ cache: 'no-store' }))

  fetched.mockResolvedValueOnce(Response.json({ user: null }))
  expect(await fetchSession()).toBeNull()
})

it('counts as signed out after 5 seconds, says so once, and throws nothing', async () => {
  const limit = new AbortController()
  const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation(neverAnswers)

  const asked = fetchSession()
  limit.abort(new DOMException('too late', 'TimeoutError'))

  expect(await asked).toBeNull()
  expect(waits).toHaveBeenCalledWith(5_000)
  expect(warned.mock.calls).toEqual([['getSession timeout after 5 seconds']])
})

it('throws for an answer that says nothing, and when nobody waits for it any more', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('down', { status: 503 }))
  await expect(fetchSession()).rejects.toThrow('503')

  fetched.mockImplementation(neverAnswers)
  const given = new AbortController()
  const asked = fetchSession(given.signal)
  given.abort()
  await expect(asked).rejects.toThrow('abort')
})

/** As a browser does it: only the signal ends the wait. */
function neverAnswers(_: unknown, init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}
