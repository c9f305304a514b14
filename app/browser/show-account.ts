/** The link to the sign-in page (`<a data-account="/account">`) leads to the account where this browser is signed in. */
import { sessionMarker, watchSessionMarker } from './session-marker.ts'

export function showAccount(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-account]')].map((link) => ({
    link,
    href: link.href,
    label: link.textContent,
  }))

  function show(marker: string | undefined): void {
    for (const { link, href, label } of links) {
      const { account = '', accountLabel = '' } = link.dataset
      link.href = marker ? account : href
      link.textContent = marker ? accountLabel : label
    }
  }

  if (sessionMarker()) show(sessionMarker())
  watchSessionMarker(show)
}
