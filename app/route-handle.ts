/** What a route module may export as `handle`. */
export interface RouteHandle {
  /** Ship React for this page. Without it a page carries no framework JavaScript. */
  readonly hydrate?: boolean
  /** The page keeps its language: a Dutch-reading visitor is not taken to a twin. */
  readonly stays?: boolean
}
