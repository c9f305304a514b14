/** What stands around every page, and around the screen in the place of one that failed. Pure. */
import { content } from './content/index.server.ts'
import { localeOfPath } from './locales.ts'
import { canonicalPath, pageAt, parentPath } from './page-at.ts'
import { isEntryPage, type PageKey, pageKeys } from './site-map.ts'

/** The words of the shell and of both error screens in the language of the path, and where the page stands on the site. */
export function shellWords(path: string) {
  const pathname = canonicalPath(path)
  const locale = localeOfPath(pathname)
  const page = pageAt(pathname)
  return {
    locale,
    shell: content('shell', locale),
    errors: content('errors', locale),
    back: page === 'home' ? undefined : parentPath(pathname),
    sheet: {
      title: page && !isEntryPage(page) ? content('titles', locale)[page].title : '',
      place: page ? sheetNumber(page) : undefined,
    },
  }
}

/** Which of how many sheets, from 1. */
export interface SheetNumber {
  at: number
  of: number
}

function sheetNumber(page: PageKey): SheetNumber {
  const pages = pageKeys()
  return { at: pages.indexOf(page) + 1, of: pages.length }
}
