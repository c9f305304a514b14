/**
 * Carries the `utm_*` parameters of the landing address along the links of the site, so that a message sent from
 * another page still tells which campaign brought the visitor. In the address only: nothing is stored on the device.
 */
import { clickedLink } from './clicked-link.ts'
import { navigationEntry } from './navigation-entry.ts'

export function carryCampaign(): void {
  const campaign = [...new URLSearchParams(landingSearch())].filter(([name]) => name.startsWith('utm_'))
  if (campaign.length === 0) return
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, 'a[href]')
    if (!link || link.origin !== location.origin || (link.pathname === location.pathname && link.hash)) return
    const url = new URL(link.href)
    for (const [name, value] of campaign) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
    link.href = url.href
  })
}

/** The query as it was on arrival: `?section=` clears the address bar before this script runs. */
function landingSearch(): string {
  return new URL(navigationEntry()?.name ?? location.href).search
}
