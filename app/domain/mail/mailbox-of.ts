import { domainToASCII } from 'node:url'

/**
 * Whose mailbox an address is. What stands behind a plus is a name that its owner made up, and a flooder can as well. So is a
 * domain in letters that mail servers take for others (`ｇｍａｉｌ.com`, by IDNA), and at Gmail where the dots are.
 */
export function mailboxOf(email: string): string {
  const [, typed = '', host = ''] = /^(.*)@(.*)$/s.exec(email) ?? []
  const local = typed.toLowerCase().replace(/(.)\+.*$/s, '$1')
  const domain = domainToASCII(host) || host.toLowerCase()
  return gmail.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

const gmail = /^(?:gmail|googlemail)\.com$/
