/**
 * What the domain of our mails has to publish, so that receivers believe that a mail is ours: as text to paste, and how
 * to judge what is there. SPF is RFC 7208, DKIM RFC 6376, DMARC RFC 7489, MTA-STS RFC 8461.
 */
import type { Settings } from '#app/platform/settings.server.ts'
import { isUnreachable } from '#app/platform/unreachable-host.ts'
import { domainOf } from './site-host.ts'

export type DnsKey = 'mx' | 'spf' | 'dkim' | 'dmarc' | 'mtaSts'

export interface DnsRecord {
  readonly key: DnsKey
  readonly title: string
  readonly type: 'TXT' | 'MX'
  readonly name: string
  /** To be pasted. What is in capitals comes from the mail company. */
  readonly value: string
  readonly why: string
  /** The site may go live without it. */
  readonly optional?: true
}

export interface Verdict {
  readonly state: 'right' | 'wrong' | 'missing'
  readonly words: string
}

/** Mail companies of which we know what SPF has to name, and under which names they publish keys. */
const companies = [
  {
    host: /(?:^|\.)(?:office365|outlook)\.com$/,
    spf: 'include:spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  { host: /(?:^|\.)(?:gmail|google)\.com$/, spf: 'include:_spf.google.com', selectors: ['google'] },
  { host: /(?:^|\.)transip\.email$/, spf: 'include:_spf.transip.email', selectors: ['transip-a'] },
]

const usualSelectors = ['default', 'mail', 'dkim', 's1', 'k1', 'selector1', 'google']

interface Sender {
  readonly domain: string
  /** Undefined: we do not know what SPF has to say. */
  readonly spf: string | undefined
  readonly server: string | undefined
  readonly selectors: readonly string[]
}

export function senderOf({ mailFrom, smtpUrl }: Pick<Settings, 'mailFrom' | 'smtpUrl'>): Sender {
  const server = smtpUrl && new URL(smtpUrl).hostname
  const company = companies.find(({ host }) => server && host.test(server))
  const domain = domainOf(mailFrom.address)
  return { domain, server, spf: company?.spf, selectors: company?.selectors ?? usualSelectors }
}

/** `selector` is the name under which the mail company publishes its key, where somebody told us. */
export function dnsRecords({ domain, server, spf, selectors }: Sender, selector: string | undefined): DnsRecord[] {
  const keyName = selector ?? (spf ? selectors[0] : 'SELECTOR')
  return [
    {
      key: 'mx',
      title: 'MX',
      type: 'MX',
      name: domain,
      value: '10 YOUR-MAIL-SERVER',
      why: 'Where answers to our mails arrive. Your mail company names its server.',
    },
    {
      key: 'spf',
      title: 'SPF',
      type: 'TXT',
      name: domain,
      value: `v=spf1 mx ${spf ?? senderTerm(server)} ~all`,
      why: spf
        ? 'Who may send mail of this domain. One such record only: join it with one that is there.'
        : 'Who may send mail of this domain. Ask your mail company what to include. One such record only.',
    },
    {
      key: 'dkim',
      title: 'DKIM',
      type: 'TXT',
      name: `${keyName}._domainkey.${domain}`,
      value: 'v=DKIM1; k=rsa; p=KEY-FROM-YOUR-MAIL-COMPANY',
      why: 'The key with which receivers check our signature. Your mail company makes it, and says the selector: the first part of the name.',
    },
    {
      key: 'dmarc',
      title: 'DMARC',
      type: 'TXT',
      name: `_dmarc.${domain}`,
      value: `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`,
      why: 'What receivers do with mail that passes neither SPF nor DKIM. They report to the address after rua: it has to exist.',
    },
    {
      key: 'mtaSts',
      title: 'MTA-STS',
      type: 'TXT',
      name: `_mta-sts.${domain}`,
      value: 'v=STSv1; id=1',
      why: `Mail to us travels encrypted only. Needs a policy file at https://mta-sts.${domain}/.well-known/mta-sts.txt too.`,
      optional: true,
    },
  ]
}

/**
 * What SPF says of a mail server of which we know nothing but its host, as its URL writes it. A relay on this machine or its
 * network hands the mail on: what receivers meet is another host, or an address that nobody knows here.
 */
function senderTerm(server: string | undefined): string {
  if (!server || isUnreachable(server)) return 'include:YOUR-MAIL-COMPANY'
  if (server.startsWith('[')) return `ip6:${server.slice(1, -1)}`
  return /^\d+(?:\.\d+){3}$/.test(server) ? `ip4:${server}` : `a:${server}`
}

export function judgeMx(servers: readonly string[]): Verdict {
  if (servers.length === 0) return { state: 'missing', words: 'No mail server: answers to our mails come back.' }
  if (servers.every((name) => name === '' || name === '.'))
    return { state: 'wrong', words: 'The domain says that it takes no mail.' }
  return { state: 'right', words: `Found: ${servers.slice(0, 3).join(', ')}.` }
}

export function judgeSpf(texts: readonly string[], expected: string | undefined): Verdict {
  const records = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text))
  const terms = records[0]?.toLowerCase().split(/\s+/) ?? []
  if (records.length === 0) return { state: 'missing', words: 'No record at this name.' }
  if (records.length > 1)
    return { state: 'wrong', words: `${records.length} records: receivers then take none of them. Join them.` }
  if (terms.some((term) => term === 'all' || term === '+all' || term === '?all'))
    return { state: 'wrong', words: 'It lets anybody send. End it with ~all or -all.' }
  const redirected = terms.some((term) => term.startsWith('redirect='))
  if (!redirected && !terms.some((term) => term === '~all' || term === '-all'))
    return { state: 'wrong', words: 'It has no end. End it with ~all or -all.' }
  if (expected && !redirected && !terms.some((term) => term.replace(/^\+/, '') === expected))
    return { state: 'wrong', words: `It does not name the mail server: ${expected} is missing.` }
  const named = expected ? 'and it names the mail server' : 'see that it names your mail company'
  return { state: 'right', words: `Found, ${named}.` }
}

/** `found` holds the texts at each selector that was tried. */
export function judgeDkim(found: ReadonlyMap<string, readonly string[]>): Verdict {
  for (const [selector, texts] of found) {
    const key = texts.map((text) => tagsOf(text).get('p')).find((value) => value !== undefined)
    if (key === '') return { state: 'wrong', words: `The key at ${selector} was withdrawn: p is empty.` }
    if (key) return { state: 'right', words: `Found at ${selector}.` }
  }
  return { state: 'missing', words: `No record at this name. Tried: ${[...found.keys()].join(', ')}.` }
}

export function judgeDmarc(texts: readonly string[]): Verdict {
  const records = texts.filter((text) => /^v=DMARC1(?:\s*;|$)/i.test(text))
  const [record] = records
  if (record === undefined) return { state: 'missing', words: 'No record at this name.' }
  if (records.length > 1)
    return { state: 'wrong', words: `${records.length} records: receivers then take none of them. Keep one.` }
  const policy = tagsOf(record).get('p')?.toLowerCase()
  if (policy === 'none') return { state: 'right', words: 'Found. p=none only watches: tighten it after a few weeks.' }
  if (policy === 'quarantine' || policy === 'reject') return { state: 'right', words: `Found, with p=${policy}.` }
  return { state: 'wrong', words: 'It does not say what to do: p has to be none, quarantine or reject.' }
}

export function judgeMtaSts(texts: readonly string[]): Verdict {
  return texts.some((text) => /^v=STSv1\s*;/i.test(text))
    ? { state: 'right', words: 'Found.' }
    : { state: 'missing', words: 'No record at this name.' }
}

/** `v=DKIM1; p=abc` as a map; names are lower case, and of a name that stands twice the first counts. */
function tagsOf(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  for (const part of text.split(';')) {
    const [name = '', ...value] = part.split('=')
    const key = name.trim().toLowerCase()
    if (value.length > 0 && !tags.has(key)) tags.set(key, value.join('=').trim())
  }
  return tags
}
