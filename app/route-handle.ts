/** What a route module may export as `handle`. */
export interface RouteHandle {
  /** Ship React for this page. Without it a page carries no framework JavaScript. */
  readonly hydrate?: boolean
  /** The page draws its own frame: the site's header and title block stay away. */
  readonly bare?: boolean
  /**
   * What it shows follows from its address: no cookie, no header and nothing that somebody wrote meanwhile. The server may
   * give one visitor the document that it made for another within a minute.
   */
  readonly sameForAll?: boolean
  /**
   * The id at which the first window of a long page ends: nothing is painted before the browser has read this far. It is
   * in every answer: browsers complain of one that never comes. Without it the title block, which is the whole page.
   */
  readonly paintsAt?: string
}
