/** Asks the name servers what the domain of our mails publishes. Each answer has three seconds, all are asked at once. */
import { Resolver } from 'node:dns/promises'
import type { Settings } from '#app/platform/settings.server.ts'
import { isUnreachable } from '#app/platform/unreachable-host.ts'
import {
  type DnsKey,
  judgeDkim,
  judgeDmarc,
  judgeMtaSts,
  judgeMx,
  judgeSpf,
  senderOf,
  type Verdict,
} from './dns-records.ts'

export interface DnsFinding {
  readonly state: Verdict['state'] | 'unknown'
  readonly words: string
}

export type DnsFindings = Readonly<Record<DnsKey, DnsFinding>>

interface LookUp {
  readonly selector: string | undefined
  /** Such as `127.0.0.1:5353`; otherwise those of the machine. */
  readonly servers?: readonly string[]
  readonly timeoutMs?: number
}

export async function lookUpDns(
  settings: Pick<Settings, 'mailFrom' | 'smtpUrl'>,
  { selector, servers, timeoutMs = 3000 }: LookUp,
): Promise<DnsFindings> {
  const { domain, spf, selectors } = senderOf(settings)
  if (isUnreachable(domain)) return everywhere({ state: 'missing', words: 'Nobody can publish anything there.' })
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
  if (servers) resolver.setServers(servers)
  // The resolver asks one server after the other: all of them together get the time.
  const alarm = setTimeout(() => resolver.cancel(), timeoutMs)
  const texts = async (name: string) => (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''))
  const atSelectors = async () => {
    const asked = selector ? [selector] : selectors
    const found = asked.map(async (one) => [one, await orNothing(texts(`${one}._domainkey.${domain}`))] as const)
    return judgeDkim(new Map(await Promise.all(found)))
  }
  try {
    const [mx, txt, dkim, dmarc, mtaSts] = await Promise.all([
      found(resolver.resolveMx(domain), (all) => judgeMx(byPriority(all))),
      found(texts(domain), (all) => judgeSpf(all, spf)),
      atSelectors().catch(unknown),
      found(texts(`_dmarc.${domain}`), judgeDmarc),
      found(texts(`_mta-sts.${domain}`), judgeMtaSts),
    ])
    return { mx, spf: txt, dkim, dmarc, mtaSts }
  } finally {
    clearTimeout(alarm)
  }
}

function everywhere(finding: DnsFinding): DnsFindings {
  return { mx: finding, spf: finding, dkim: finding, dmarc: finding, mtaSts: finding }
}

function byPriority(servers: readonly { exchange: string; priority: number }[]): string[] {
  return servers.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange)
}

async function found<T>(answer: Promise<T[]>, judge: (all: T[]) => Verdict): Promise<DnsFinding> {
  try {
    return judge(await orNothing(answer))
  } catch {
    return unknown()
  }
}

/** That there is no such name, or nothing of the kind at it, is an answer too. */
async function orNothing<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  }
}

function unknown(): DnsFinding {
  return { state: 'unknown', words: 'Could not be looked up from here.' }
}
