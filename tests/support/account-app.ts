/** An app whose accounts can be tried out: what went out as mail, and what a browser would hold. */
import { pino } from 'pino'
import { confirmEmail } from '#app/domain/account/confirm-email.server.ts'
import type { SignedInOutcome } from '#app/domain/account/outcomes.ts'
import { type SignUp, signUp } from '#app/domain/account/sign-up.server.ts'
import type { App } from '#app/platform/app.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { noPdf } from './no-pdf.ts'

const password = 'paard batterij nietje correct'

export const example = {
  name: 'Marieke de Wit',
  email: 'marieke@dewit.example',
  password,
  locale: 'nl',
  clientAddress: '192.0.2.7',
} satisfies SignUp

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/**
 * The clock begins at the machine's time, which the library looks at, and stands until `passMinutes`: a window of attempts
 * that ended during a test would let through what the test wants refused.
 */
export function accountApp(database: AppDatabase, env: Record<string, string> = {}) {
  let now = Date.now()
  const app: App = {
    database,
    clock: { now: () => new Date(now) },
    log: pino({ level: process.env['ACCOUNT_TEST_LOG'] ?? 'silent' }),
    settings: parseSettings({ SITE_URL: 'https://site.example', ...env }),
    secret: 'a secret of the test, long enough to be one',
    pdf: noPdf,
    wakeOutbox: () => undefined,
  }
  return {
    app,
    passMinutes(minutes: number): void {
      now += minutes * 60_000
    },
  }
}

export async function mailsTo(app: App): Promise<Mail[]> {
  const rows = await app.database.db.selectFrom('outbox').select('mail').orderBy('id').execute()
  return rows.map(({ mail }) => JSON.parse(mail) as Mail)
}

/** Of the newest mail with a link. */
export async function newestToken(app: App): Promise<string> {
  const tokens = (await mailsTo(app)).flatMap(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  return tokens.at(-1) ?? ''
}

/** Signed up, confirmed and signed in. */
export async function withAccount(app: App, change: Partial<SignUp> = {}): Promise<Request> {
  const typed = { ...example, ...change }
  const asked = await signUp(app, typed)
  if (asked.outcome !== 'check_mail') throw new Error(asked.outcome)
  const confirmed = await confirmEmail(app, { ...typed, token: await newestToken(app), userAgent: firefox })
  if (confirmed.outcome !== 'signed_in') throw new Error(confirmed.outcome)
  return requestWith(confirmed)
}

/** What the browser sends next. */
export function requestWith({ cookies }: Pick<SignedInOutcome, 'cookies'>): Request {
  const sent = cookies.getSetCookie().map((cookie) => cookie.split(';')[0])
  return new Request('https://site.example/account', { headers: { Cookie: sent.join('; ') } })
}

/** The same app, with its database out of reach. */
export function withoutDatabase(app: App): App {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  return { ...app, database: { ...failing(app.database, away), ping: () => Promise.reject(away) } }
}

/** The same app, at each moment when it is one connection short: asked afterwards, its database answers. */
export function withoutConnection(app: App): App {
  const short = Object.assign(new Error('too many connections for role "web"'), { code: '53300' })
  return { ...app, database: failing(app.database, short) }
}

function failing(database: AppDatabase, error: Error): AppDatabase {
  const db = new Proxy(database.db, {
    get() {
      throw error
    },
  })
  return { ...database, db }
}

/** Every row of every table as text. */
export async function everythingStored({ db }: AppDatabase): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(async ({ name }) => ({
      name,
      rows: await db
        .selectFrom(name as 'outbox')
        .selectAll()
        .execute(),
    })),
  )
  return JSON.stringify(rows)
}
