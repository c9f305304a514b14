import { domainToASCII } from 'node:url'

/**
 * Whose mailbox an address is. What stands behind a plus is a name that its owner made up, and a flooder can as well. So is a
 * domain in letters that mail servers take for others (`ｇｍａｉｌ.com`, by IDNA), and at Gmail where the dots are. To count by:
 * nothing is stored under it.
 */
export function mailboxOf(email: string): string {
  const [, local = '', host = ''] = /^(.*)@(.*)$/s.exec(withoutTag(email)) ?? []
  const domain = domainToASCII(host) || host
  return gmail.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/** The address as it is stored, in lower case, without what its owner put behind a plus. */
export function withoutTag(email: string): string {
  return email.toLowerCase().replace(/(.)\+.*@/, '$1@')
}

const gmail = /^(?:gmail|googlemail)\.com$/
