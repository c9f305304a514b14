/** What two host names say of each other. */

/** Whether mail of `mailDomain` is mail of the site, as receivers see it: the same domain, above it, or below it. */
export function isSameDomain(mailDomain: string, siteHost: string): boolean {
  const [mail, site] = [mailDomain, siteHost].map((name) => name.toLowerCase().replace(/^www\./, ''))
  if (mail === undefined || site === undefined || !mail.includes('.')) return false
  return mail === site || mail.endsWith(`.${site}`) || site.endsWith(`.${mail}`)
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
