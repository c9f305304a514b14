/**
 * What prerendered pages carry where an absolute address needs our origin. The server puts SITE_URL in its place when it loads
 * them: one build serves any host.
 */
export const originStandIn = 'https://origin.invalid'
