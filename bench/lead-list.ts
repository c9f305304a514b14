/** The list of leads at the desk, with a hundred thousand leads beside a thousand: whether a page costs more. */
import { join } from 'node:path'
import { request } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { noPromise, promiseFor } from '../app/domain/lead/lead-standing.server.ts'
import { wordsOf } from '../app/domain/lead/lead-words.ts'
import { makeStaff } from '../tests/support/staff.ts'
import { removeDataDir, type Site, startSite } from '../tests/support/start-site.ts'
import { growthBounds } from './bounds.ts'
import { atMost, type Row, told } from './rows.ts'

const few = 1_000
const many = 100_000
const samples = 40

/** What staff open. */
const lists = ['/admin', '/admin?view=all', '/admin?view=answered'] as const

/** Only told: a search costs what it finds. */
const search = '/admin?q=lead'

/** How many times as long a page of the many takes as one of the few. Both servers take turns. */
export async function leadList(): Promise<Row[]> {
  const sites: Site[] = []
  try {
    const pages = []
    for (const count of [few, many]) {
      const site = await startSite()
      sites.push(site)
      plant(site.dataDir, count)
      const staff = await request.newContext({ baseURL: site.origin })
      await makeStaff(staff, site)
      pages.push(async (path: string) => {
        const started = performance.now()
        const answer = await staff.get(path)
        await answer.body()
        if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`)
        return performance.now() - started
      })
    }
    const rows: Row[] = []
    for (const path of [...lists, search]) {
      const [small = Number.NaN, large = Number.NaN] = await medians(pages.map((page) => () => page(path)))
      rows.push(told(`${path}, ${many} leads`, large, 'ms'))
      const name = `${path}, to that of ${few} leads`
      if (path === search) rows.push(told(name, large / small, 'times'))
      else rows.push(atMost(growthBounds.leadList, name, large / small, 'times'))
    }
    return rows
  } finally {
    for (const site of sites) {
      await site.stop()
      removeDataDir(site.dataDir)
    }
  }
}

/** Of the second half of the samples: the first warms up. */
async function medians(measures: readonly (() => Promise<number>)[]): Promise<number[]> {
  const times = measures.map((): number[] => [])
  for (let sample = 0; sample < samples * 2; sample++) {
    for (const [index, measure] of measures.entries()) times[index]?.push(await measure())
  }
  return times.map((all) => all.slice(samples).toSorted((a, b) => a - b)[Math.floor(samples / 2)] ?? 0)
}

/** Each with its message. One in twenty waits, as at a desk that is kept up: late ones, due ones, in many hours. */
function plant(dataDir: string, count: number): void {
  const db = new Sqlite(join(dataDir, 'site.db'))
  const message = db.prepare(
    `insert into contact_message (idempotency_key, content_hash, locale, name, email, message, status, source, created_at)
     values (?, '', 'nl', ?, ?, 'Onze goedkeuring blijft hangen.', 'received', '{}', ?) returning id`,
  )
  const lead = db.prepare(
    `insert into lead (email_key, email, name, locale, status, waiting_since, promise_at, preview, campaign, first_at, last_at, revision)
     values (?, ?, ?, 'nl', ?, ?, ?, 'Onze goedkeuring blijft hangen.', 'direct', ?, ?, 0) returning id`,
  )
  const entry = db.prepare(
    `insert into lead_entry (lead_id, kind, ref_id, source, created_at) values (?, 'message', ?, '{}', ?)`,
  )
  const word = db.prepare('insert into lead_word (word, lead_id) values (?, ?)')
  const now = Date.now()
  const promises = new Map<string, string>()
  db.transaction(() => {
    for (let number = 0; number < count; number++) {
      const waits = number % 20 === 0
      const at = new Date(now - (waits ? (number % 96) * 3_600_000 : number * 60_000)).toISOString()
      const name = `Lead ${number} van Bedrijf ${number % 997}`
      const email = `lead-${number}@example.nl`
      if (waits && !promises.has(at)) promises.set(at, promiseFor(at))
      const status = waits ? 'open' : (['answered', 'won', 'lost'][number % 3] ?? 'lost')
      const { id: messageId } = message.get(email, name, email, at) as { id: number }
      const promise = waits ? promises.get(at) : noPromise
      const { id } = lead.get(email, email, name, status, waits ? at : null, promise, at, at) as { id: number }
      entry.run(id, messageId, at)
      for (const one of wordsOf(name, email)) word.run(one, id)
    }
  })()
  db.close()
}
