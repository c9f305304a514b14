/** Our own addresses: nearly every mail of the site goes to one of them, so nothing is held on them that is a person's. */
import { company } from '#app/content/company.ts'
import type { Settings } from '#app/platform/settings.server.ts'

export function officeAddresses({ mailTo, mailFrom }: Pick<Settings, 'mailTo' | 'mailFrom'>): ReadonlySet<string> {
  const all = [company.email.address, mailFrom.address, ...mailTo.map(({ address }) => address)]
  return new Set(all.map((address) => address.toLowerCase()))
}
