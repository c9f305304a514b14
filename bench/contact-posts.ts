/**
 * Messages by the contact form, stored with the mails they promise, beside a bare loop that does the same inserts and
 * commits on the same database and nothing else. Both take turns; mails of one turn are out before the next begins.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { anyAddress } from '../tests/support/any-address.ts'
import { formToken, postMessage } from '../tests/support/contact-client.ts'
import { makeDataDir, removeDataDir, startSite } from '../tests/support/start-site.ts'
import { loadBounds } from './bounds.ts'
import { byOwnClient } from './load.ts'
import { mailsAreOut } from './mails-are-out.ts'
import { atLeast, median, type Row, told } from './rows.ts'
import { takeTurns } from './take-turns.ts'

const demand = { connections: 10, seconds: 3 }
const env = { TRUST_PROXY: '1' }

export async function contactPosts(): Promise<Row[]> {
  const bareDir = makeDataDir()
  const site = await startSite({ env })
  const bare = await bareLoop(bareDir)
  try {
    const token = await formToken(site.origin)
    const posts = async () => {
      const { perSecond, p99 } = await byOwnClient({ url: site.origin, ...demand, next: () => post(token) })
      await mailsAreOut(site.dataDir, 200)
      return { perSecond, p99 }
    }
    const rounds = await takeTurns([posts, async () => ({ perSecond: bare.run(), p99: 0 })])
    const of = (index: number) => rounds.map((row) => row[index]?.perSecond ?? Number.NaN)
    const loop = of(1)
    const share = median(of(0).map((ours, index) => ours / (loop[index] ?? Number.NaN)))
    return [
      told('contact posts, 10 at once', median(of(0)), 'requests/s'),
      told('contact posts, p99', median(rounds.map(([ours]) => ours?.p99 ?? Number.NaN)), 'ms'),
      told('bare loop of the same inserts', median(loop), 'commits/s'),
      atLeast(loadBounds.contactShareOfBareLoop, 'contact posts, share of the bare loop', share, 'times'),
    ]
  } finally {
    bare.close()
    await site.stop()
    for (const dataDir of [bareDir, site.dataDir]) removeDataDir(dataDir)
  }
}

/** Each of somebody else, in a network of its own. */
function post(token: string): string {
  const key = randomUUID()
  const body = JSON.stringify({ ...message(key), locale: 'en', key, token })
  return [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `X-Forwarded-For: ${anyAddress()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

function message(key: string) {
  return {
    name: `Client ${key.slice(0, 8)}`,
    email: `${key}@example.nl`,
    company: 'Example Freight',
    message: 'Our invoices wait four days for one signature. What would it take to change that, and by when?',
  }
}

/** The rows that one message makes, in this order; those that name others come after them. */
const tables = ['contact_message', 'rate_limit', 'lead', 'lead_entry', 'lead_word', 'outbox'] as const

type Values = Record<string, string | number | null>

/** The site makes one message in the folder and stops; `run` then makes more like it, as quickly as the database can. */
async function bareLoop(dataDir: string): Promise<{ run(): number; close(): void }> {
  const site = await startSite({ env, dataDir })
  const key = randomUUID()
  const answer = await postMessage(
    site.origin,
    { ...message(key), key, token: await formToken(site.origin) },
    '10.0.0.2',
  )
  if (answer.status !== 201) throw new Error(`The first message was answered with ${answer.status}`)
  await site.stop()
  const db = new Sqlite(join(dataDir, 'site.db'))
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'])
    db.pragma(pragma)
  const steps = tables.flatMap((table) => stepsOf(db, table))
  const insertAll = db.transaction(() => {
    const fresh = randomUUID()
    const made: Values = {}
    for (const { table, insert, row } of steps) {
      const { lastInsertRowid } = insert.run(Object.values({ ...row, ...renewed(table, row, fresh, made) }))
      made[table] = Number(lastInsertRowid)
    }
  })
  return {
    run() {
      const started = performance.now()
      const ends = started + demand.seconds * 1000
      let commits = 0
      for (; performance.now() < ends; commits++) insertAll.immediate()
      return commits / ((performance.now() - started) / 1000)
    },
    close: () => db.close(),
  }
}

function stepsOf(db: Sqlite.Database, table: string) {
  const rows = db.prepare(`select * from ${table}`).all() as Values[]
  if (rows.length === 0) throw new Error(`The message made no row in ${table}`)
  return rows.map(({ id: _, ...row }) => {
    const columns = Object.keys(row)
    const insert = db.prepare(`insert into ${table} (${columns}) values (${columns.map(() => '?')})`)
    return { table, insert, row }
  })
}

/** What has to be another value in each row of its kind. */
function renewed(table: string, row: Values, fresh: string, made: Values): Values {
  switch (table) {
    case 'contact_message':
      return { idempotency_key: fresh, email: `${fresh}@example.nl` }
    case 'rate_limit':
      return { subject: `${fresh}${row['subject']}`.slice(0, String(row['subject']).length) }
    case 'lead':
      return { email_key: `${fresh}@example.nl`, email: `${fresh}@example.nl` }
    case 'lead_entry':
      return { lead_id: made['lead'] ?? null, ref_id: made['contact_message'] ?? null }
    case 'lead_word':
      return { lead_id: made['lead'] ?? null }
    default:
      return { dedupe_key: `${fresh}:${row['dedupe_key']}`, status: 'waiting', sent_at: null }
  }
}
