import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('keeps data for minutes, asks twice at most, and not because a window got the focus', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    gcTime: 1_800_000,
    retry: 1,
    refetchOnWindowFocus: false,
  })
})
