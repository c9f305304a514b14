/** Who made a change, in words. Pure: pages need it too. */
import { waitsAgain } from '#app/domain/lead/lead-story.ts'

/**
 * Null names nobody: the site and the command line work under no account, and whoever left has none any more. What only the
 * site does by itself says so in its `summary`.
 */
export function byWhom(name: string | null, summary?: string): string {
  return name ?? (summary === waitsAgain ? 'the site' : 'the site, the command line, or somebody who left')
}
