/**
 * What asks the network happens when somebody presses the button, and is remembered by the process that did it: nobody
 * waits for a name server to see the sheet.
 */
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Instant } from '#db/tables.ts'
import { checkOutside } from './check-outside.server.ts'
import type { Judged } from './judge-headers.ts'
import { type DnsFindings, lookUpDns } from './look-up-dns.server.ts'

export interface Checks {
  readonly at: Instant
  /** Where DKIM was looked up; undefined: at the usual names. */
  readonly selector: string | undefined
  readonly dns: DnsFindings
  readonly outside: readonly Judged[]
}

interface Asking {
  readonly selector: string | undefined
  readonly since: number
  readonly checks: Promise<Checks>
}

const last = new WeakMap<CheckNeeds, Checks>()
const asked = new WeakMap<CheckNeeds, Asking>()

/** So long an answer counts as now: who presses twice does not ask others twice. */
const freshSeconds = 5

type CheckNeeds = Pick<App, 'settings' | 'clock'>

export function lastChecks(app: CheckNeeds): Checks | undefined {
  return last.get(app)
}

export async function checkNow(app: CheckNeeds, selector: string | undefined): Promise<Checks> {
  const now = app.clock.now()
  const known = asked.get(app)
  if (known && known.selector === selector && now.getTime() - known.since < freshSeconds * 1000) return known.checks
  const checks = check(app, now, selector)
  asked.set(app, { selector, since: now.getTime(), checks })
  const done = await checks
  last.set(app, done)
  return done
}

async function check({ settings }: CheckNeeds, now: Date, selector: string | undefined): Promise<Checks> {
  const [dns, outside] = await Promise.all([lookUpDns(settings, { selector }), checkOutside(settings.siteUrl, now)])
  return { at: instant(now), selector, dns, outside }
}

/** The first part of a name, as in `mail._domainkey.example.nl`; undefined for anything else. */
export function readSelector(text: string): string | undefined {
  const tidy = text.trim().toLowerCase()
  return /^(?=.{1,63}$)[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(tidy) && !tidy.includes('..') ? tidy : undefined
}
