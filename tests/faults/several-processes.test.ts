/**
 * Three identical servers on one PostgreSQL, behind a proxy: what they share, and what visitors notice when two of them are
 * killed and the database is restarted in the middle of the work. Each has a data folder of its own, as on three machines.
 *
 * The clients stand for a CDN in front of the proxy: they write the address of the visitor into X-Forwarded-For, the proxy
 * adds theirs, and the servers trust two.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { type AppDatabase, openDatabase } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { bookUntilAnswered } from '#tests/support/book-call.ts'
import { formToken, postMessage, roomInWindow, sendUntilAcknowledged } from '#tests/support/contact-client.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { freeStarts } from '#tests/support/free-starts.ts'
import { until } from '#tests/support/leads.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { type RoundRobin, startProxy } from '#tests/support/proxy.ts'
import { saveUntilAcknowledged } from '#tests/support/report-client.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import { freePort, makeDataDir, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const binaries = findPostgres()
const processes = 3
/** People at once, each with a message, a report and a booking. */
const clients = 4
/** Reports and bookings whose pages are opened at the end, of the last people: each is drawn anew. */
const pagesLookedAt = 15
/** Mails that a process has on the way at once. */
const mailsOnTheWay = 5
const secret = 'the-same-for-all-three-of-these-servers'

interface Place {
  readonly port: number
  readonly dataDir: string
}

let postgres: PostgresServer
let smtp: SmtpServer
let proxy: RoundRobin
let places: Place[] = []
let sites: Site[] = []

// Where no server can be had, the run says at its end that it left PostgreSQL out.
describe.skipIf(binaries === undefined)('several processes on one PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '')
    smtp = await startSmtpServer()
    for (let n = 0; n < processes; n += 1) places.push({ port: await freePort(), dataDir: makeDataDir() })
    proxy = await startProxy(places.map(({ port }) => port))
  })

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await proxy?.stop()
    await smtp?.stop()
    postgres?.remove()
    for (const { dataDir } of places) removeDataDir(dataDir)
    places = []
    sites = []
  })

  it('start at once on an empty database, and the job that deletes what has expired runs once', async () => {
    sites = await Promise.all(places.map((place) => start(place)))
    for (const { origin } of sites) expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    await until('the first round is over', async () => (await rounds()) > 0, 60)
    expect(await rounds()).toBe(1)
  })

  it('refuse one that made a secret of its own, in a line', async () => {
    const dataDir = makeDataDir()
    const { AUTH_SECRET, ...others } = environment()
    expect(AUTH_SECRET).toBe(secret)
    await expect(startSite({ dataDir, env: others })).rejects.toThrow(
      /exited with 1 [^\n]+\nThe database is used with another secret than the one in \S+\/secret\. Give [^\n]+\n$/,
    )
    removeDataDir(dataDir)
  })

  it('share the limits, and who is signed in', async () => {
    const { origin } = proxy
    const typed = { token: await formToken(origin), name: 'Anna', email: 'anna@example.nl', message: 'Quotes wait.' }
    await roomInWindow()
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await postMessage(origin, { ...typed, key: randomUUID() }, '10.200.0.1')).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])

    const cookie = await signUp(origin)
    expect(await whoIsSignedIn(cookie)).toEqual(['Els', 'Els', 'Els'])
    const [first] = sites
    const out = await fetch(`${first?.origin}/sign-out`, { ...posted({}, cookie, origin) })
    expect(out.status).toBe(303)
    expect(await whoIsSignedIn(cookie)).toEqual([undefined, undefined, undefined])
  })

  it('lose nothing and double nothing while two are killed with -9 and PostgreSQL restarts', async () => {
    const people = await loadWhile(trouble)

    expect(people.size).toBeGreaterThan(20)
    for (const { status, retryAfter, path } of proxy.failures)
      expect([status, Number(retryAfter) > 0], path).toEqual([503, true])
    // The database was away while they worked, and each of the three did some of the work.
    expect(proxy.failures.length).toBeGreaterThan(0)
    for (const answered of proxy.answered) expect(answered).toBeGreaterThan(0)

    await withDatabase(async ({ db }) => {
      const ours = (column: string) => (row: Record<string, unknown>) => people.has(String(row[column]))
      const messages = (await db.selectFrom('contact_message').select(['id', 'email', 'status']).execute()).filter(
        ours('email'),
      )
      const expected = [...people].map(([email, { number }]) => ({ id: number, email, status: 'received' }))
      expect(messages.toSorted(byEmail)).toEqual(expected.toSorted(byEmail))
      const reports = await db.selectFrom('report').select('email').execute()
      expect(reports.map(({ email }) => email).toSorted()).toEqual([...people.keys()].toSorted())
      const bookings = await db.selectFrom('booking').select(['id', 'email', 'status']).execute()
      expect(bookings.map(({ email }) => email).toSorted()).toEqual([...people.keys()].toSorted())
      expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(['booked']))
      const cells = await db.selectFrom('claimed_cell').select(['starts_at', 'booking_id']).execute()
      expect(cells.map(({ starts_at }) => starts_at).toSorted()).toEqual(
        [...people.values()].map(({ at }) => at).sort(),
      )
      expect(new Set(cells.map(({ booking_id }) => booking_id)).size).toBe(people.size)
      const leads = (await db.selectFrom('lead').select(['id', 'email']).execute()).filter(ours('email'))
      expect(leads.map(({ email }) => email).toSorted()).toEqual([...people.keys()].toSorted())
      const entries = await db.selectFrom('lead_entry').select(['lead_id', 'kind']).execute()
      for (const { id } of leads) {
        const kinds = entries.filter(({ lead_id }) => lead_id === id).map(({ kind }) => kind)
        expect(kinds.toSorted()).toEqual(['booking', 'message', 'report'])
      }
    })
    for (const { share, booking } of [...people.values()].slice(-pagesLookedAt)) {
      expect((await fetch(proxy.origin + share)).status).toBe(200)
      expect((await fetch(proxy.origin + booking)).status).toBe(200)
    }
    // Whoever was started again found the round of this hour done.
    expect(await rounds()).toBe(1)
  })

  it('have sent every mail, and none more often than they had to', async () => {
    await until('no mail waits whose time has come', async () => (await outbox()).every(({ left }) => !left), 90)
    const copies = Map.groupBy(smtp.messages, ({ messageId }) => messageId)
    const mails = await outbox()
    for (const { mail, attempts, planned } of mails) {
      const arrived = copies.get(mail.messageId)?.length ?? 0
      // At least once. Once, where it was tried once: a second try follows only a process that died, or a database that
      // took no note of it, after the yes of the mail server, or of the claim on the way.
      expect([mail.subject, arrived >= (planned ? 0 : 1), arrived <= attempts]).toEqual([mail.subject, true, true])
    }
    expect(smtp.messages.length).toBeGreaterThan(0)
    const known = new Set(mails.map(({ mail }) => mail.messageId))
    expect([...copies.keys()].filter((id) => !known.has(id ?? ''))).toEqual([])
    const again = smtp.messages.length - copies.size
    // Two processes were killed, and three lost the database.
    expect(again).toBeLessThanOrEqual((2 + processes) * mailsOnTheWay)
  })
})

function start({ port, dataDir }: Place): Promise<Site> {
  return startSite({ port, dataDir, env: environment() })
}

function environment() {
  return {
    DATABASE_URL: postgres.url,
    SITE_URL: proxy.origin,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    AUTH_SECRET: secret,
    TRUST_PROXY: '2',
    LOG_LEVEL: 'warn',
  }
}

async function startAgain(index: number): Promise<void> {
  const place = places[index]
  if (place) sites[index] = await start(place)
}

/** Ends when all is as it was. `progress` waits until something more was acknowledged. */
async function trouble(progress: () => Promise<void>): Promise<void> {
  await progress()
  await sites[0]?.kill()
  await progress()
  await startAgain(0)
  await progress()
  postgres.stop()
  await wait(2_000)
  postgres.start()
  await progress()
  await sites[1]?.kill()
  await progress()
  await startAgain(1)
  await progress()
}

interface Person {
  /** Of the message. */
  readonly number: number
  /** Path of the report. */
  readonly share: string
  /** Path of the booking. */
  readonly booking: string
  /** When the booked call starts. */
  readonly at: string
}

/** What was acknowledged, by mail address. Clients go on for as long as the trouble lasts. */
async function loadWhile(work: (progress: () => Promise<void>) => Promise<void>): Promise<Map<string, Person>> {
  const { origin } = proxy
  const token = await formToken(origin)
  const starts = freeStarts(200)
  const people = new Map<string, Person>()
  let troubled = true
  let count = 0

  const person = async (): Promise<void> => {
    const number = count++
    const [key, at] = [randomUUID(), starts[number]]
    if (at === undefined) throw new Error('More people than free times')
    const [name, email, client] = [`Client ${number}`, `${key}@example.nl`, `10.0.${number >> 8}.${number & 255}`]
    const sheet = writeTypedSheet(typeSheet({ ...exampleSheet, name }, 'en')).toString()
    const hidden = { key, token, source: '{}' }
    // All at once: three processes meet at one lead.
    const [message, share, booked] = await Promise.all([
      sendUntilAcknowledged(origin, { key, token, name, email, message: `Message ${key}` }, client),
      saveUntilAcknowledged(origin, { key, token, sheet, email, consent: 'on' }, client),
      bookUntilAnswered(origin, { ...hidden, name, email, way: 'video' }, { at, client }),
    ])
    if (booked.outcome !== 'booked') throw new Error(`${at} was given away twice`)
    people.set(email, { number: message, share: new URL(share).pathname, booking: booked.path, at })
  }
  const client = async () => {
    while (troubled) {
      await person()
      await wait(Math.random() * 1_500)
    }
  }
  /** Reads meanwhile, what is rendered with the database and what is not. */
  const reader = async () => {
    while (troubled) {
      const [known] = people.values()
      const paths = ['/nl', '/contact', '/book/intro-call-30-minutes', known?.share, known?.booking]
      for (const path of paths) if (path) await (await fetch(origin + path).catch(() => undefined))?.arrayBuffer()
      await wait(100)
    }
  }
  const progress = async () => {
    const before = people.size
    await until('some more was acknowledged', () => people.size >= before + 2, 60)
  }
  const over = work(progress).finally(() => {
    troubled = false
  })
  await Promise.all([over, reader(), ...Array.from({ length: clients }, client)])
  return people
}

function withDatabase<T>(read: (database: AppDatabase) => Promise<T>): Promise<T> {
  return openDatabase({ databaseUrl: postgres.url, dataDir: '' }).then(async (database) => {
    try {
      return await read(database)
    } finally {
      await database.close()
    }
  })
}

/** How often expired data was looked for today, by all of them. */
function rounds(): Promise<number> {
  return withDatabase(async ({ db }) => {
    const days = await db.selectFrom('retention_round').select('rounds').execute()
    return days.reduce((sum, day) => sum + day.rounds, 0)
  })
}

/** `planned`: meant for a day to come. `left`: neither sent nor that. */
function outbox() {
  return withDatabase(async ({ db }) => {
    const rows = await db.selectFrom('outbox').select(['mail', 'status', 'attempts']).execute()
    return rows.map(({ mail, status, attempts }) => {
      const parsed = JSON.parse(mail) as Mail
      const planned = parsed.window !== undefined && parsed.window.from > new Date().toISOString()
      return { mail: parsed, attempts, planned, left: status !== 'sent' && !planned }
    })
  })
}

/** The cookies of somebody who has just made an account, each step at another process. */
async function signUp(origin: string): Promise<string> {
  const person = { name: 'Els de Vries', email: 'els@example.nl', password: 'vier gewone woorden samen' }
  expect((await fetch(`${origin}/sign-up`, posted(person))).status).toBe(303)
  let token = ''
  await until('the mail of the sign-up', () => {
    const mail = smtp.messages.find(({ recipients }) => recipients.includes(person.email))
    token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return token !== ''
  })
  const { headers } = await fetch(`${origin}/confirm-email`, posted({ token, password: person.password }))
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0])
  return cookies.join('; ')
}

/** The first name that each process knows. */
function whoIsSignedIn(cookie: string): Promise<(string | undefined)[]> {
  return Promise.all(
    sites.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/api/session`, { headers: { Cookie: cookie } })
      return ((await answer.json()) as { user: { firstName: string } | null }).user?.firstName
    }),
  )
}

function posted(fields: Record<string, string>, cookie = '', origin = proxy.origin): RequestInit {
  const headers = { Cookie: cookie, Origin: origin }
  return { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' }
}

function byEmail(a: { email: string }, b: { email: string }): number {
  return a.email < b.email ? -1 : 1
}
