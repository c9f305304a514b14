/**
 * Tells the server that this page is looked at, where it was fetched or drawn ahead: it counted nobody then
 * (server/count-opened.ts). Nothing is told that a request for the page would not have told.
 */
import { navigationEntry } from './navigation-entry.ts'

/** What the library of types does not know yet. */
type PrerenderingDocument = Document & { readonly prerendering?: boolean }

export function tellOpened(): void {
  const entry = navigationEntry()
  if ((document as PrerenderingDocument).prerendering) document.addEventListener('prerenderingchange', tell)
  else if (entry?.activationStart || entry?.deliveryType === 'navigational-prefetch') tell()
}

function tell(): void {
  navigator.sendBeacon('/api/opened', `${location} ${document.referrer}`)
}
