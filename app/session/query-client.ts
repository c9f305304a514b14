/** The rules for data that the browser fetches and keeps. */
import { QueryClient } from '@tanstack/react-query'

const minute = 60_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * minute, gcTime: 30 * minute, retry: 1, refetchOnWindowFocus: false } },
  })
}
