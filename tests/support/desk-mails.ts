/** Mails and crashes put straight into the database of a running server: it takes two days to give up a real one. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Insertable } from 'kysely'
import type { OutboxTable } from '#db/tables.ts'

/** Its number. */
export function plantMail(dataDir: string, change: Partial<Insertable<OutboxTable>> & { subject: string }): number {
  const { subject, ...facts } = change
  const mail = {
    to: { name: 'Tom Brouwer', address: `${crypto.randomUUID()}@brouwer.example` },
    subject,
    text: 'Beste Tom,\n\nSchikt het woensdag?\n\nhttps://site.example/nl/b/R7KQ2M9XVD4TH8WC5NJP3BYE6S\n',
    html: '<!doctype html><html lang="nl"><title>Mail</title><p>Beste Tom,</p><p>Schikt het woensdag?</p></html>',
    language: 'nl',
    messageId: `<${crypto.randomUUID()}@site.example>`,
  }
  const row = {
    dedupe_key: `contact:${crypto.randomUUID()}:confirmation`,
    mail: JSON.stringify(mail),
    status: 'dead',
    attempts: 12,
    due_at: '2026-11-20T09:30:00.000Z',
    last_error: '552 mailbox full',
    created_at: '2026-11-18T09:30:00.000Z',
    sent_at: null,
    ...facts,
  }
  const names = Object.keys(row)
  const db = new Sqlite(join(dataDir, 'site.db'))
  const sql = `insert into outbox (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`
  const { lastInsertRowid } = db.prepare(sql).run(row)
  db.close()
  return Number(lastInsertRowid)
}

/** What became of it. */
export function mailState(dataDir: string, id: number): Pick<Insertable<OutboxTable>, 'status' | 'attempts'> {
  const db = new Sqlite(join(dataDir, 'site.db'), { readonly: true })
  const row = db.prepare('select status, attempts from outbox where id = ?').get(id)
  db.close()
  return row as Pick<Insertable<OutboxTable>, 'status' | 'attempts'>
}
