/** What has to be set before visitors come: with what happens without it, and the line to write. Never shows a secret. */
import { company } from '#app/content/company.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { isUnreachable } from '#app/platform/unreachable-host.ts'
import { domainOf, isSameDomain } from './site-host.ts'

export interface SettingLeft {
  readonly name: string
  /** What it is now. */
  readonly now: string
  /** What that leads to. */
  readonly why: string
  /** As it would stand in a file of settings, read by systemd and by a shell: neither may run or split anything. */
  readonly how: string
  /** Good to have: the site may go live without it. */
  readonly advised?: true
}

export function settingsLeft(settings: Settings, invented = inventedAddress()): SettingLeft[] {
  const left = [siteUrl, smtpUrl, mailFrom, mailTo, adminEmails, authSecret, trustProxy, devSession, metricsToken]
  return left.flatMap((check) => check(settings, invented) ?? [])
}

/** The address of the company, as long as it is a sample: the default of two settings. */
function inventedAddress(): string | undefined {
  return 'sample' in company.email ? company.email.address : undefined
}

type Check = (settings: Settings, invented: string | undefined) => SettingLeft | undefined

const siteUrl: Check = ({ siteUrl: { protocol, hostname, origin } }) => {
  if (protocol === 'https:' && !isUnreachable(hostname)) return undefined
  const now = isUnreachable(hostname) ? `${origin}, which nobody outside can reach` : `${origin}, without https`
  const why = 'Links in mails lead there, forms are compared with it, and cookies are Secure only with https.'
  return { name: 'SITE_URL', now, why, how: 'SITE_URL=https://your-domain.nl' }
}

const smtpUrl: Check = ({ smtpUrl }) =>
  smtpUrl
    ? undefined
    : {
        name: 'SMTP_URL',
        now: 'not set',
        why: 'Mails are written to files in the data folder and reach nobody.',
        how: "SMTP_URL='smtps://user:password@mail-server:465'",
      }

const mailFrom: Check = ({ mailFrom: { address }, siteUrl: { hostname } }, invented) => {
  const how = "MAIL_FROM='Your name <hello@your-domain.nl>'"
  if (address === invented)
    return { name: 'MAIL_FROM', now: `${address}, which is invented`, why: 'Answers go to a stranger.', how }
  if (isUnreachable(hostname) || isSameDomain(domainOf(address), hostname)) return undefined
  const now = `${address}, while the site is ${hostname}`
  return {
    name: 'MAIL_FROM',
    now,
    why: 'Mail that claims another domain than the site’s may end up in the spam folder.',
    how,
  }
}

const mailTo: Check = ({ mailTo }, invented) =>
  mailTo.some(({ address }) => address === invented)
    ? {
        name: 'MAIL_TO',
        now: `${invented}, which is invented`,
        why: 'Messages of visitors go to a stranger.',
        how: 'MAIL_TO=office@your-domain.nl',
      }
    : undefined

const adminEmails: Check = ({ adminEmails }) =>
  adminEmails.length > 0
    ? undefined
    : {
        name: 'ADMIN_EMAILS',
        now: 'not set',
        why: 'Who may use the desk is known to this one database only: a new one has no staff.',
        how: 'ADMIN_EMAILS=name@your-domain.nl',
      }

const authSecret: Check = ({ authSecret, databaseUrl }) =>
  authSecret || !databaseUrl
    ? undefined
    : {
        name: 'AUTH_SECRET',
        now: 'not set, with PostgreSQL',
        why: 'A second machine makes a secret of its own, and does not start. The same on every machine: what stands in DATA_DIR/secret of the first, so that sessions, open forms and secret addresses go on.',
        how: 'AUTH_SECRET=...',
      }

const trustProxy: Check = ({ trustProxy }) =>
  trustProxy > 0
    ? undefined
    : {
        name: 'TRUST_PROXY',
        now: '0: no proxy in front',
        why: 'Behind the proxy that does TLS all visitors share its address, and the sixth message in ten minutes is refused.',
        how: 'TRUST_PROXY=1',
      }

const devSession: Check = ({ devSession }) =>
  devSession
    ? { name: 'DEV_SESSION', now: '1', why: 'It is for development. A live site leaves it out.', how: 'DEV_SESSION=0' }
    : undefined

const metricsToken: Check = ({ metricsToken }) =>
  metricsToken
    ? undefined
    : {
        name: 'METRICS_TOKEN',
        now: 'not set',
        why: 'Nobody is told when mails pile up or pages get slow. What `openssl rand -hex 32` prints will do.',
        how: 'METRICS_TOKEN=...',
        advised: true,
      }
