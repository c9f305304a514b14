/** What a route module may export as `handle`. */
export interface RouteHandle {
  /** Ship React for this page. Without it a page carries no framework JavaScript. */
  readonly hydrate?: boolean
}
