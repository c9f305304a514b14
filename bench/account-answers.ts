/**
 * How long the forms of accounts take to answer for an address that has an account, beside one that has none: who
 * measures must not learn which it is. One at a time, in turns, with the mails of the one before out.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { anyAddress } from '../tests/support/any-address.ts'
import { signedInByFetch } from '../tests/support/sign-in-by-fetch.ts'
import { removeDataDir, startSite } from '../tests/support/start-site.ts'
import { answerBounds } from './bounds.ts'
import { mailsAreOut } from './mails-are-out.ts'
import { atMost, median, type Row, told } from './rows.ts'

/** Of each kind of address, for each form. */
const samples = 150

const forms: Readonly<Record<string, (email: string) => { path: string; fields: Record<string, string> }>> = {
  'a link to sign in': (email) => ({ path: '/sign-in', fields: { way: 'link', email } }),
  'a new password': (email) => ({ path: '/reset-password', fields: { email } }),
  'a wrong password': (email) => ({
    path: '/sign-in',
    fields: { way: 'password', email, password: 'none of the passwords here' },
  }),
  'a sign-up': (email) => ({
    path: '/sign-up',
    fields: { name: 'Marieke de Wit', email, password: 'a sentence that nobody has yet' },
  }),
}

export async function accountAnswers(): Promise<Row[]> {
  const site = await startSite({ env: { TRUST_PROXY: '1' } })
  try {
    const { email } = await signedInByFetch(site)
    const db = new Sqlite(join(site.dataDir, 'site.db'))
    const rows: Row[] = []
    for (const [name, form] of Object.entries(forms)) {
      const known = plantLike(db, email)
      const times = { known: [] as number[], unknown: [] as number[] }
      for (const [index, one] of known.entries()) {
        const both = [
          { kind: 'known', address: one },
          { kind: 'unknown', address: unknownAddress() },
        ] as const
        for (const { kind, address } of index % 2 === 0 ? both : both.toReversed()) {
          times[kind].push(await timeOf(site.origin, form(address)))
          await mailsAreOut(site.dataDir, 10)
        }
      }
      const [slow, fast] = [median(times.known), median(times.unknown)]
      const apart = Math.max(slow / fast, fast / slow)
      rows.push(
        told(`${name}, p50 for an unknown address`, fast, 'ms'),
        told(`${name}, p50 for a known address`, slow, 'ms'),
        atMost(answerBounds.knownToUnknown, `${name}, one to the other`, apart, 'times'),
      )
    }
    db.close()
    return rows
  } finally {
    await site.stop()
    removeDataDir(site.dataDir)
  }
}

/** Addresses of more accounts with the password of that one: a sign-up takes the time of a hash. */
function plantLike(db: Sqlite.Database, email: string): string[] {
  const user = db.prepare('select * from auth_user where email = ?').get(email) as Record<string, unknown>
  const account = db.prepare('select * from auth_account where user_id = ?').get(user['id']) as Record<string, unknown>
  return Array.from({ length: samples }, () => {
    const id = randomUUID()
    insert(db, 'auth_user', { ...user, id, email: `${id}@example.nl` })
    insert(db, 'auth_account', { ...account, id, user_id: id, account_id: id })
    return `${id}@example.nl`
  })
}

function insert(db: Sqlite.Database, table: string, row: Record<string, unknown>): void {
  const columns = Object.keys(row)
  db.prepare(`insert into ${table} (${columns}) values (${columns.map(() => '?')})`).run(Object.values(row))
}

function unknownAddress(): string {
  return `${randomUUID()}@example.nl`
}

/** Milliseconds until the answer is whole. Each from a machine of its own, so that no limit is reached. */
async function timeOf(origin: string, { path, fields }: { path: string; fields: Record<string, string> }) {
  const started = performance.now()
  const answer = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'X-Forwarded-For': anyAddress() },
    body: new URLSearchParams(fields),
  })
  await answer.arrayBuffer()
  const taken = performance.now() - started
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${path} answers ${answer.status}`)
  return taken
}
