/**
 * What the service worker knows of the site. The build writes it into the worker and into the list on the offline page,
 * as `workerFacts`: their bytes have no room for the site map.
 */
export interface WorkerFacts {
  /** Pages that anybody may find, in English, as in the site map: `/services`, `/services/:slug`. */
  readonly listed: readonly string[]
  /** The one kind of page that is kept, as in `listed`. */
  readonly article: string
  /** The page that is shown when there is no connection, in English. */
  readonly offline: string
  /** How many articles are kept. */
  readonly most: number
}
