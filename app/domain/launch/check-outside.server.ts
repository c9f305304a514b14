/**
 * The site as somebody outside meets it: its certificate, the way from http, what it answers. Asks the host of SITE_URL
 * and no other: it follows no redirect and takes no address from anybody.
 */
import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import { counted, shortDate } from '#app/formats.ts'
import { isUnreachable } from '#app/platform/unreachable-host.ts'
import { type Judged, judgeHeaders } from './judge-headers.ts'

interface Limits {
  readonly timeoutMs?: number
}

/** Proxies renew at a third of ninety days; below this nobody did. */
const leastDaysLeft = 21

export async function checkOutside(siteUrl: URL, now: Date, { timeoutMs = 5000 }: Limits = {}): Promise<Judged[]> {
  const https = siteUrl.protocol === 'https:'
  const [certificate, redirect, home, health] = await Promise.all([
    https ? checkCertificate(siteUrl, now, timeoutMs) : withoutHttps(siteUrl),
    // With a port of its own there is no http address beside it.
    https && siteUrl.port === '' ? checkRedirect(siteUrl, timeoutMs) : undefined,
    checkHome(siteUrl, timeoutMs),
    checkHealth(siteUrl, timeoutMs),
  ])
  return [certificate, ...(redirect ? [redirect] : []), ...home, health]
}

const certificateName = 'Certificate'

function withoutHttps({ origin, hostname }: URL): Judged {
  const words = isUnreachable(hostname) ? `${origin} is for this machine only.` : `${origin} has no https.`
  return { name: certificateName, right: false, words }
}

/** Connects even where the certificate is wrong, to be able to say what is wrong with it. */
function checkCertificate({ hostname, port }: URL, now: Date, timeoutMs: number): Promise<Judged> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
    })
    const end = (right: boolean, words: string) => {
      clearTimeout(alarm)
      socket.destroy()
      resolve({ name: certificateName, right, words })
    }
    const alarm = setTimeout(() => end(false, noAnswer(timeoutMs)), timeoutMs)
    socket.once('error', (error) => end(false, reasonOf(error, timeoutMs)))
    socket.once('secureConnect', () => {
      const trouble = socket.authorized ? undefined : String(socket.authorizationError)
      // Nobody catches what is thrown in here: it would end the site.
      try {
        const { right, words } = judgeCertificate(socket.getPeerCertificate(), trouble, now)
        end(right, words)
      } catch {
        end(false, unreadable)
      }
    })
  })
}

const unreadable = 'Its certificate could not be read.'

export function judgeCertificate(
  { valid_to, issuer }: Pick<PeerCertificate, 'valid_to' | 'issuer'>,
  trouble: string | undefined,
  now: Date,
): Pick<Judged, 'right' | 'words'> {
  const until = new Date(valid_to)
  if (Number.isNaN(until.getTime())) return { right: false, words: unreadable }
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000)
  const by = oneOf(issuer?.O) ?? oneOf(issuer?.CN)
  const from = by === undefined ? '' : `, from ${by}`
  if (days < 0) return { right: false, words: `Ended on ${shortDate(until, 'en')}${from}.` }
  const date = `until ${shortDate(until, 'en')}${from}`
  if (trouble) return { right: false, words: `Browsers refuse it (${trouble}). Valid ${date}.` }
  const left = `${counted(days, 'day')} left, ${date}.`
  return { right: days >= leastDaysLeft, words: days >= leastDaysLeft ? left : `${left} Nobody renewed it.` }
}

/** A name may stand several times in a certificate. */
function oneOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

async function checkRedirect(siteUrl: URL, timeoutMs: number): Promise<Judged> {
  const name = 'From http to https'
  try {
    const answer = await ask(new URL(`http://${siteUrl.hostname}/`), timeoutMs)
    const to = answer.headers.get('Location') ?? ''
    const right = [301, 308].includes(answer.status) && URL.parse(to)?.href === siteUrl.href
    return {
      name,
      right,
      words: right ? String(answer.status) : `Answers ${answer.status}${to && `, to ${to.slice(0, 80)}`}`,
    }
  } catch (error) {
    return { name, right: false, words: reasonOf(error, timeoutMs) }
  }
}

async function checkHome(siteUrl: URL, timeoutMs: number): Promise<Judged[]> {
  const name = 'Home page'
  try {
    const { status, headers } = await ask(siteUrl, timeoutMs)
    return [{ name, right: status === 200, words: `Answers ${status}` }, ...judgeHeaders(headers)]
  } catch (error) {
    return [{ name, right: false, words: reasonOf(error, timeoutMs) }]
  }
}

async function checkHealth(siteUrl: URL, timeoutMs: number): Promise<Judged> {
  const name = '/healthz'
  const begun = performance.now()
  try {
    const { status } = await ask(new URL('/healthz', siteUrl), timeoutMs)
    return { name, right: status === 200, words: `Answers ${status} in ${Math.round(performance.now() - begun)} ms` }
  } catch (error) {
    return { name, right: false, words: reasonOf(error, timeoutMs) }
  }
}

/** The body is left unread: it may be of any size, and says nothing here. */
async function ask(url: URL, timeoutMs: number): Promise<Response> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'User-Agent': 'launch check (robot)' },
  })
  await answer.body?.cancel()
  return answer
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nobody answers at this address.',
  ENOTFOUND: 'The name leads nowhere.',
  EAI_AGAIN: 'The name could not be looked up from here.',
  ECONNRESET: 'The connection was broken off.',
  UND_ERR_SOCKET: 'The connection was broken off.',
  EHOSTUNREACH: 'There is no way there from here.',
  ENETUNREACH: 'There is no way there from here.',
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return noAnswer(timeoutMs)
  const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT') return noAnswer(timeoutMs)
  return (code && reasons[code]) ?? `Could not be asked (${code ?? 'no reason given'}).`
}

function noAnswer(timeoutMs: number): string {
  return `No answer within ${timeoutMs / 1000} seconds.`
}
