/**
 * The settings: environment variables, read once when a process starts. Every one has a working default. An empty
 * variable counts as not set. README's table of settings is checked against `settingTable`.
 */
import { resolve } from 'node:path'
import { company } from '#app/content/company.ts'
import type { Mailbox } from './mail.server.ts'
import { shortestSecret } from './secrets.server.ts'
import {
  dataFolder,
  indexNowKey,
  type LogLevel,
  logLevels,
  mailbox,
  mailboxes,
  mailServer,
  oneOf,
  origin,
  pathSegment,
  postgresUrl,
  secret,
  secureAddress,
  secureOrigin,
  wholeNumber,
  word,
} from './setting-forms.server.ts'

export interface Settings {
  /** 0: the system chooses. */
  readonly port: number
  readonly host: string
  /** Origin only: no path, no query. */
  readonly siteUrl: URL
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Whether the server copies its SQLite database each night, see app/domain/backup/. */
  readonly backupNightly: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: Mailbox
  readonly mailTo: readonly Mailbox[]
  readonly authSecret: string | undefined
  /** Lower case. */
  readonly adminEmails: readonly string[]
  /** How Google knows this site; undefined: nobody signs in with Google. */
  readonly google: OAuthClient | undefined
  readonly microsoft: OAuthClient | undefined
  /** Undefined: the site schedules by itself. */
  readonly cal: CalCalendar | undefined
  /** Undefined: made from the secret, see app/domain/indexnow/indexnow-key.server.ts. */
  readonly indexNowKey: string | undefined
  /** Where search engines are told which pages changed. */
  readonly indexNowEndpoint: URL
  /** One of the three locks on the pretended session, see app/domain/account/development-user.server.ts. */
  readonly devSession: boolean
  /** How many proxies in front of us write X-Forwarded-For. */
  readonly trustProxy: number
  /** False: browsers clear what they kept for reading offline. */
  readonly serviceWorker: boolean
  /** Undefined: nobody reads the metrics. */
  readonly metricsToken: string | undefined
  readonly logLevel: LogLevel
}

/** How another company that signs people in for us knows this site. */
interface OAuthClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** The calendar at Cal.com, or at a Cal.com of our own, that takes the place of ours. */
export interface CalCalendar {
  /** Origin only, without a slash behind it. */
  readonly origin: string
  /** The first part of the path of its booking pages; the second is the event. */
  readonly user: string
}

/** A setting has a wrong value. The message is one line that names it, for whoever starts the process. */
export class SettingsError extends Error {}

interface Setting<T> {
  /** As README shows it; what it is when the variable is not set. */
  readonly default: string
  readonly meaning: string
  /** What the value has to be, to follow "must be". */
  readonly form: string
  /** The value is never repeated in an error message: it may hold a password. */
  readonly secret?: true
  /** `undefined` when the text does not have the form. */
  parse(text: string): T | undefined
}

/** Of an address with a password, to follow its example. */
const inPassword = 'with %25 for % in the password, %2F for /, %23 for #, %3F for ? and %40 for @'

const table = {
  PORT: {
    default: '3000',
    meaning: 'Port to listen on; 0 takes a free one.',
    form: 'a whole number from 0 to 65535',
    parse: wholeNumber(65535),
  },
  HOST: {
    default: '127.0.0.1',
    meaning:
      'Address to listen on. By default only this machine can connect: a proxy with TLS stands in front. In a container: 0.0.0.0.',
    form: 'a host name or an IP address',
    parse: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  },
  SITE_URL: {
    default: 'http://localhost:PORT',
    meaning: 'Where visitors reach the site; used in links and mails. With https, cookies are Secure.',
    form: 'an address such as https://example.nl, without a path',
    parse: origin,
  },
  DATA_DIR: {
    default: './data',
    meaning: 'Folder for the database, the made secret and mail files. Made with access for its owner only.',
    form: 'a folder',
    parse: dataFolder,
  },
  DATABASE_URL: {
    default: 'SQLite in DATA_DIR/site.db',
    meaning: 'PostgreSQL to use instead. Servers on several machines must share one AUTH_SECRET.',
    form: `an address such as postgresql://user:password@host/database, ${inPassword}`,
    secret: true,
    parse: postgresUrl,
  },
  BACKUP_NIGHTLY: {
    default: '1',
    meaning: 'With 0 the server makes no copies of its SQLite database in DATA_DIR/backups.',
    form: '0 or 1',
    parse: oneOf(['0', '1']),
  },
  SMTP_URL: {
    default: 'mails become files in DATA_DIR/mail',
    meaning: 'Mail server that sends our mails.',
    form: `an address such as smtp://host:587 or smtps://user:password@host:465, ${inPassword}`,
    secret: true,
    parse: mailServer,
  },
  MAIL_FROM: {
    default: `${company.brand} <${company.email.address}>`,
    meaning: 'Sender of our mails.',
    form: 'an e-mail address, or a name with the address in angle brackets',
    parse: mailbox,
  },
  MAIL_TO: {
    default: company.email.address,
    meaning: 'Who gets the messages from the contact form; several with commas between.',
    form: 'e-mail addresses with commas between',
    parse: mailboxes,
  },
  AUTH_SECRET: {
    default: 'made once, kept in DATA_DIR/secret',
    meaning: 'Secret that signs forms and sessions.',
    form: `at least ${shortestSecret} characters long`,
    secret: true,
    parse: secret,
  },
  ADMIN_EMAILS: {
    default: 'nobody',
    meaning: 'Accounts that may use the admin desk, by verified e-mail address; several with commas between.',
    form: 'e-mail addresses with commas between',
    parse: mailboxes,
  },
  GOOGLE_CLIENT_ID: {
    default: 'no sign-in with Google',
    meaning: 'What Google calls this site. Its redirect address there: SITE_URL/api/auth/callback/google.',
    form: 'text without spaces',
    parse: word,
  },
  GOOGLE_CLIENT_SECRET: {
    default: 'no sign-in with Google',
    meaning: 'Goes with GOOGLE_CLIENT_ID.',
    form: 'text without spaces',
    secret: true,
    parse: word,
  },
  MICROSOFT_CLIENT_ID: {
    default: 'no sign-in with Microsoft',
    meaning: 'What Microsoft calls this site. Its redirect address there: SITE_URL/api/auth/callback/microsoft.',
    form: 'text without spaces',
    parse: word,
  },
  MICROSOFT_CLIENT_SECRET: {
    default: 'no sign-in with Microsoft',
    meaning: 'Goes with MICROSOFT_CLIENT_ID.',
    form: 'text without spaces',
    secret: true,
    parse: word,
  },
  CAL_ORIGIN: {
    default: 'the site schedules by itself',
    meaning:
      'Cal.com, or a Cal.com of your own, that takes the bookings instead. It then keeps them, and mails about them.',
    form: 'an https address such as https://cal.com, without a path',
    parse: secureOrigin,
  },
  CAL_USER: {
    default: 'the site schedules by itself',
    meaning: 'Goes with CAL_ORIGIN: the name in its addresses, CAL_ORIGIN/CAL_USER/intro-call-30-minutes.',
    form: 'letters, digits, dots, hyphens and underscores',
    parse: pathSegment,
  },
  INDEXNOW_KEY: {
    default: 'made from the secret',
    meaning: 'Key with which search engines know that a list of changed pages is ours. Served at SITE_URL/KEY.txt.',
    form: '8 to 128 letters, digits and hyphens',
    parse: indexNowKey,
  },
  INDEXNOW_ENDPOINT: {
    default: 'https://api.indexnow.org/indexnow',
    meaning: 'Where changed pages are submitted; it passes them on to the search engines that take part.',
    form: 'an https address, without a user name',
    secret: true,
    parse: secureAddress,
  },
  DEV_SESSION: {
    default: '0',
    meaning:
      'With 1 `npm run dev` pretends that somebody is signed in, for requests of the same machine. Nothing elsewhere.',
    form: '0 or 1',
    parse: oneOf(['0', '1']),
  },
  TRUST_PROXY: {
    default: '0',
    meaning: 'How many proxies of ours stand in front and add to X-Forwarded-For.',
    form: 'a whole number from 0 to 10',
    parse: wholeNumber(10),
  },
  SERVICE_WORKER: {
    default: 'on',
    meaning:
      'With off, browsers stop keeping articles to read offline, and clear what they kept, at their next visit. For when it misbehaves.',
    form: 'on or off',
    parse: oneOf(['on', 'off']),
  },
  METRICS_TOKEN: {
    default: 'no metrics',
    meaning: 'Token with which Prometheus reads /metrics; to all others there is no such address.',
    form: 'at least 32 characters long, without spaces',
    secret: true,
    parse: (text) => secret(text) && word(text),
  },
  LOG_LEVEL: {
    default: 'info',
    meaning: `Least important thing that is logged: ${logLevels.join(', ')}.`,
    form: `one of ${logLevels.join(', ')}`,
    parse: oneOf(logLevels),
  },
} satisfies Record<string, Setting<unknown>>

type SettingName = keyof typeof table

/** One row per setting, as README lists them. */
export const settingTable: readonly { readonly name: string; readonly default: string; readonly meaning: string }[] =
  Object.entries(table).map(([name, setting]) => ({ name, default: setting.default, meaning: setting.meaning }))

/** Throws `SettingsError` for the first wrong value. */
export function parseSettings(env: Env): Settings {
  const given = <Name extends SettingName>(name: Name) => read(env, name)
  const port = given('PORT') ?? 3000
  return {
    port,
    host: given('HOST') ?? table.HOST.default,
    siteUrl: given('SITE_URL') ?? new URL(`http://localhost:${port}`),
    dataDir: given('DATA_DIR') ?? resolve(table.DATA_DIR.default),
    databaseUrl: given('DATABASE_URL'),
    backupNightly: given('BACKUP_NIGHTLY') !== '0',
    smtpUrl: given('SMTP_URL'),
    mailFrom: given('MAIL_FROM') ?? { name: company.brand, address: company.email.address },
    mailTo: given('MAIL_TO') ?? [{ address: company.email.address }],
    authSecret: given('AUTH_SECRET'),
    adminEmails: (given('ADMIN_EMAILS') ?? []).map(({ address }) => address.toLowerCase()),
    google: oauthClient(env, 'GOOGLE'),
    microsoft: oauthClient(env, 'MICROSOFT'),
    cal: calCalendar(env),
    indexNowKey: given('INDEXNOW_KEY'),
    indexNowEndpoint: given('INDEXNOW_ENDPOINT') ?? new URL(table.INDEXNOW_ENDPOINT.default),
    devSession: given('DEV_SESSION') === '1',
    trustProxy: given('TRUST_PROXY') ?? 0,
    serviceWorker: given('SERVICE_WORKER') !== 'off',
    metricsToken: given('METRICS_TOKEN'),
    logLevel: given('LOG_LEVEL') ?? 'info',
  }
}

type Value<Name extends SettingName> = NonNullable<ReturnType<(typeof table)[Name]['parse']>>

type Env = Readonly<Record<string, string | undefined>>

function oauthClient(env: Env, company: 'GOOGLE' | 'MICROSOFT'): OAuthClient | undefined {
  const pair = readPair(env, `${company}_CLIENT_ID`, `${company}_CLIENT_SECRET`)
  return pair && { clientId: pair[0], clientSecret: pair[1] }
}

function calCalendar(env: Env): CalCalendar | undefined {
  const pair = readPair(env, 'CAL_ORIGIN', 'CAL_USER')
  return pair && { origin: pair[0].origin, user: pair[1] }
}

/** Two settings that mean something together only. One of them is a mistake, not a wish to go without. */
function readPair<A extends SettingName, B extends SettingName>(
  env: Env,
  a: A,
  b: B,
): [Value<A>, Value<B>] | undefined {
  const [first, second] = [read(env, a), read(env, b)]
  if (first === undefined && second === undefined) return undefined
  if (first === undefined) throw new SettingsError(`${a} must be set, because ${b} is.`)
  if (second === undefined) throw new SettingsError(`${b} must be set, because ${a} is.`)
  return [first, second]
}

/** `undefined` when the variable is not set. */
function read<Name extends SettingName>(env: Env, name: Name): Value<Name> | undefined {
  const text = env[name]?.trim() ?? ''
  if (text === '') return undefined
  const setting: Setting<unknown> = table[name]
  const value = setting.parse(text)
  if (value !== undefined) return value as Value<Name>
  throw new SettingsError(`${name} must be ${setting.form}${setting.secret ? '' : `, not ${JSON.stringify(text)}`}.`)
}
