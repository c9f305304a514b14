/** What a page from memory says of its address, so that a browser may fetch it ahead (app/speculation-rules.ts). */
import type { StoredFile } from './pages.ts'

/**
 * The query of such a page is for our scripts only, so one that was fetched ahead without the `utm_*` of the visit is the
 * same one. Nothing of a file that is no page.
 */
export function aboutNextOfStored(stored: StoredFile): Readonly<Record<string, string>> {
  return stored.policy === undefined ? {} : { 'No-Vary-Search': 'params' }
}
