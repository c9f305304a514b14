/** `/{key}.txt`: by it search engines know that a list of changed pages comes from this site. Any other name is a 404. */
import { indexNowKey } from '#app/domain/indexnow/indexnow-key.server.ts'
import { appContext } from '#app/request-context.ts'
import type { Route } from './+types/indexnow-key.ts'

export function loader({ params, context }: Route.LoaderArgs): Response {
  const key = indexNowKey(context.get(appContext))
  const right = params.key === key
  return new Response(right ? key : 'Not found\n', {
    status: right ? 200 : 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // Short: a key that was replaced must not be found for long.
      'Cache-Control': right ? 'public, max-age=300' : 'no-store',
    },
  })
}
