/** Tells where a visitor came from who was not on the site before. Pure. */
import type { VisitSource } from './visit.ts'

/** `utmSource` is undefined where the address carries none; `hostBefore` is that of the page with the link, where told. */
export function outsideSource(utmSource: string | undefined, hostBefore: string | undefined): VisitSource {
  if (utmSource !== undefined) return { source: 'campaign', name: campaignName(utmSource) }
  if (!hostBefore) return { source: 'direct', name: '' }
  const host = hostBefore.toLowerCase().replace(/^www\./, '')
  const search = nameIn(searchHosts, host)
  if (search !== undefined) return { source: 'search', name: search }
  const social = nameIn(socialHosts, host)
  if (social !== undefined) return { source: 'social', name: social }
  return { source: 'link', name: isPublicHost(host) ? host : '' }
}

/** Letters, digits, - and _, at most 40: a mail address or a sentence is no name of a campaign. */
function campaignName(value: string): string {
  const name = value.trim().toLowerCase()
  return /^[a-z0-9_-]{1,40}$/.test(name) ? name : ''
}

/** Has a dot and ends in letters, so neither an address of a machine nor a name of a local network. */
function isPublicHost(host: string): boolean {
  return host.length <= 60 && /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(host)
}

type Hosts = readonly (readonly [name: string, host: RegExp])[]

function nameIn(hosts: Hosts, host: string): string | undefined {
  return hosts.find(([, pattern]) => pattern.test(host))?.[0]
}

/** Apps on Android name themselves as hosts do. */
const searchHosts: Hosts = [
  ['google', /^google\.[a-z.]{2,6}$|^com\.google\.android\.googlequicksearchbox$/],
  ['bing', /^(?:\w+\.)?bing\.com$/],
  ['duckduckgo', /^(?:\w+\.)?duckduckgo\.com$/],
  ['ecosia', /^ecosia\.org$/],
  ['startpage', /^(?:\w+\.)?startpage\.com$/],
  ['yahoo', /^(?:[\w.]+\.)?search\.yahoo\.com$/],
  ['brave', /^search\.brave\.com$/],
  ['qwant', /^qwant\.com$/],
]

const socialHosts: Hosts = [
  ['linkedin', /^(?:\w+\.)?linkedin\.com$|^lnkd\.in$|^com\.linkedin\.android$/],
  ['facebook', /^(?:\w+\.)?facebook\.com$/],
  ['instagram', /^(?:\w+\.)?instagram\.com$/],
  ['x', /^(?:x|twitter)\.com$|^t\.co$/],
  ['youtube', /^(?:\w+\.)?youtube\.com$/],
  ['reddit', /^(?:\w+\.)?reddit\.com$/],
  ['whatsapp', /^(?:\w+\.)?whatsapp\.com$/],
]
