/** Whether this browser is signed in, and as whom; the same in every open tab. */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionMarker, watchSessionMarker } from '#app/browser/session-marker.ts'
import { fetchSession } from './fetch-session.ts'
import type { SessionUser } from './session-user.ts'

export type Session =
  | { readonly state: 'loading' }
  /** `user` is undefined for the moment between learning of a sign-in and learning whose. */
  | { readonly state: 'signed-in'; readonly user: SessionUser | undefined }
  | { readonly state: 'signed-out' }

/** What the server said, or what the marker said since. */
type Known = SessionUser | 'somebody' | null

const sessionKey = ['session']

export const sessionQuery = queryOptions<Known>({ queryKey: sessionKey, queryFn: ({ signal }) => fetchSession(signal) })

/** `initial`: what the server knew when it made the page; undefined on a page that is made ahead. */
export function useSession(initial?: SessionUser | null): Session {
  const client = useQueryClient()
  const { data, isPending, isError } = useQuery({
    ...sessionQuery,
    ...(initial === undefined ? {} : { initialData: initial }),
  })
  useEffect(() => {
    // The page and the marker disagree: the page is from before, or the marker was lost. The server sets both right.
    const known = client.getQueryData<Known>(sessionKey)
    if (known !== undefined && Boolean(known) !== Boolean(sessionMarker())) void ask(client)
    return watchSessionMarker((marker) => followMarker(client, marker))
  }, [client])
  if (isPending) return { state: 'loading' }
  // Nobody can say who this is: signed out.
  if (isError || !data) return { state: 'signed-out' }
  return { state: 'signed-in', user: data === 'somebody' ? undefined : data }
}

/** Shows the change at once and asks the server after. What else was fetched may have been somebody else's. */
export async function followMarker(client: QueryClient, marker: string | undefined): Promise<void> {
  await client.cancelQueries({ queryKey: sessionKey })
  if (marker === undefined) client.setQueryData<Known>(sessionKey, null)
  else client.setQueryData<Known>(sessionKey, (known) => known ?? 'somebody')
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  if (marker !== undefined) await ask(client)
}

/** A failure becomes the state of the query. */
async function ask(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
}
