/** A lead as it comes about: somebody writes through the contact form. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { promiseFor } from '#app/domain/lead/lead-standing.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { anyAddress } from './any-address.ts'
import { formToken, postMessage } from './contact-client.ts'
import type { Site } from './start-site.ts'

export interface WrittenLead {
  readonly id: number
  readonly email: string
  /** Another message from the same address. */
  writesAgain(message: string): Promise<void>
  /** The mails to the lead that stand in the outbox, sent or not, in order. */
  mails(): (Mail & { status: string })[]
}

/** In Dutch, and as if the message had come at `since`. */
export async function writtenLead(site: Site, { since }: { since?: string } = {}): Promise<WrittenLead> {
  const email = `${crypto.randomUUID()}@example.nl`
  const token = await formToken(site.origin)
  const write = async (message: string) => {
    const body = { name: 'Marieke de Wit', email, company: 'De Wit & Zn.', message, key: crypto.randomUUID(), token }
    const sent = await postMessage(site.origin, { ...body, ...{ locale: 'nl' } }, anyAddress())
    if (sent.status !== 201) throw new Error(`${sent.status}`)
  }
  await write('Onze factuurgoedkeuring loopt vast.\n\nKunnen jullie meekijken?')
  const id = query<{ id: number }>(site, 'select id from lead where email = ?', email)[0]?.id ?? 0
  if (since !== undefined) backdate(site, id, since)
  return {
    id,
    email,
    writesAgain: write,
    mails: () =>
      query<{ mail: string; status: string }>(site, 'select mail, status from outbox order by id')
        .map(({ mail, status }) => ({ ...(JSON.parse(mail) as Mail), status }))
        .filter(({ to }) => to.address === email),
  }
}

function backdate(site: Site, lead: number, since: string): void {
  const db = new Sqlite(join(site.dataDir, 'site.db'))
  const times = { since, promise: promiseFor(since), lead }
  db.prepare('update lead set first_at = @since, waiting_since = @since, promise_at = @promise where id = @lead').run(
    times,
  )
  db.prepare(
    'update contact_message set created_at = @since where id in (select ref_id from lead_entry where lead_id = @lead)',
  ).run(times)
  db.prepare('update lead_entry set created_at = @since where lead_id = @lead').run(times)
  db.close()
}

function query<Row>(site: Site, sql: string, ...values: unknown[]): Row[] {
  const db = new Sqlite(join(site.dataDir, 'site.db'), { readonly: true })
  const rows = db.prepare(sql).all(...values) as Row[]
  db.close()
  return rows
}
