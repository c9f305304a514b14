/** What a host name says about who can reach it. */

/** Names and addresses that nobody outside reaches: this machine, this network, or kept for examples (RFC 2606, 6761). */
export function isUnreachable(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (/^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/.test(name)) return true
  if (/^\[(?:::1|f[cd]|fe80)/.test(name)) return true
  return /(?:^|\.)(?:localhost|local|internal|lan|test|example|invalid|example\.(?:com|net|org))$/.test(name)
}

/** Whether mail of `mailDomain` is mail of the site, as receivers see it: the same domain, above it, or below it. */
export function isSameDomain(mailDomain: string, siteHost: string): boolean {
  const [mail, site] = [mailDomain, siteHost].map((name) => name.toLowerCase().replace(/^www\./, ''))
  if (mail === undefined || site === undefined || !mail.includes('.')) return false
  return mail === site || mail.endsWith(`.${site}`) || site.endsWith(`.${mail}`)
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
