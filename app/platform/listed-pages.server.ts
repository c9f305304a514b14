/**
 * The pages that search engines may know, as the build left them: server/list-pages.ts writes the file. It says of each
 * what it says, as a hash of its words, so that a changed page can be told from one that was only built again.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ListedPage {
  /** With its language: `/nl/contact`. */
  readonly path: string
  /**
   * What it says from an ISO day on, in order of days; from `0000-00-00` where that is always. Before the first day there
   * is no such page: an article of a day to come.
   */
  readonly says: readonly { readonly from: string; readonly hash: string }[]
}

/** In the folder of the build. */
export const listedPagesFile = 'pages.json'

/** Undefined where the site was never built. */
export function readListedPages(buildFolder: string): readonly ListedPage[] | undefined {
  const file = join(buildFolder, listedPagesFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ListedPage[]) : undefined
}
