/**
 * Which links a browser may fetch when a visitor is about to follow them, as the JSON of `<script type="speculationrules">`.
 * It stands in the document: named in a header it would be one request more. Fetched only, not drawn: the page costs us a
 * look-up in memory, and the phone no work.
 *
 * What may be fetched is listed, so nothing else is: no desk, account, form, report, booking or file.
 */
import { pageAt } from './page-at.ts'
import { pageKeys, sitePages } from './site-map.ts'

/** Links that lead to no other page, or whose click does more than lead there. */
const leftAlone = '[download], [rel~=nofollow], [data-language], [aria-current=page]'

/** Patterns of the pages that are built once, in both languages: they hold no form, no key and nobody's name. */
const storedPages = pageKeys()
  .map((key) => sitePages[key])
  .filter((page) => page.served === 'prerendered' && !('unlisted' in page))
  .map(({ path }) => (path === '/' ? '/{nl}?' : `{/nl}?${path}`))

const where = {
  and: [
    { href_matches: storedPages },
    // An entry's address with an ending is a file: an article as Markdown.
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: leftAlone } },
  ],
}

/** The query of a page from memory is for our scripts only, as server/next-page.ts says with each. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate', expects_no_vary_search: 'params' }],
})

/** Pages that anybody may come by carry the rules; those for whoever signs in, and addresses of no page, do not. */
export function carriesRules(pathname: string): boolean {
  const page = pageAt(pathname)
  return page !== undefined && !('unlisted' in sitePages[page])
}
