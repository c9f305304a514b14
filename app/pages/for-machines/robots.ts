/** `/robots.txt`: everything may be read but the doors for programs, and where the list of pages is. */
import { originContext } from '#app/request-context.ts'
import type { Route } from './+types/robots.ts'
import { machineText } from './machine-text.ts'

export function loader({ context }: Route.LoaderArgs): Response {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${context.get(originContext)}/sitemap.xml`, '']
  return machineText(lines.join('\n'), 'text/plain')
}
