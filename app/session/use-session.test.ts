import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { followMarker, sessionQuery } from './use-session.ts'

const anna = { email: 'anna@example.nl', firstName: 'Anna', lastName: 'Bakker' }

afterEach(() => vi.restoreAllMocks())

/** A page that shows the session, as the server made it for `initial`. */
function page(initial: typeof anna | null) {
  const client = createQueryClient()
  const shown: unknown[] = []
  const data = () => client.getQueryData(sessionQuery.queryKey)
  client.setQueryData(sessionQuery.queryKey, initial)
  client.getQueryCache().subscribe(() => {
    if (data() !== (shown.length > 0 ? shown.at(-1) : initial)) shown.push(data())
  })
  return { client, shown }
}

describe('followMarker', () => {
  it('shows a sign-in before the server says whose', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ user: anna }))
    const { client, shown } = page(null)
    await followMarker(client, 'marker')
    expect(shown).toEqual(['somebody', anna])
  })

  it('shows a sign-out without asking', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { client, shown } = page(anna)
    await followMarker(client, undefined)
    expect(shown).toEqual([null])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('keeps nothing of the one before', async () => {
    const { client } = page(anna)
    client.setQueryData(['ticks'], [1, 2])
    await followMarker(client, undefined)
    expect(client.getQueryData(['ticks'])).toBeUndefined()
  })

  it('does not let a late answer about the one before through', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const { client, shown } = page(null)
    const asked = followMarker(client, 'marker')
    await vi.waitFor(() => expect(shown).toEqual(['somebody']))
    await followMarker(client, undefined)
    answer(Response.json({ user: anna }))
    await asked
    expect(shown).toEqual(['somebody', null])
  })
})
