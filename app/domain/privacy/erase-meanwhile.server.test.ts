/** That an erasure and what the same person, or somebody for them, asks for at that moment take turns. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { forgetChecklist } from '#app/domain/checklist/forget-checklist.server.ts'
import { sendChecklist } from '#app/domain/checklist/send-checklist.server.ts'
import { releaseMessage } from '#app/domain/contact/release-message.server.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { changeLeads } from '#app/domain/lead/change-leads.server.ts'
import { holdAddress } from '#app/domain/lead/hold-address.server.ts'
import { noteOnLead } from '#app/domain/lead/note-on-lead.server.ts'
import { readLead } from '#app/domain/lead/read-lead.server.ts'
import { replyToLead } from '#app/domain/lead/reply-to-lead.server.ts'
import { retryMail } from '#app/domain/outbox/retry-mail.server.ts'
import { settleMail } from '#app/domain/outbox/settle-mail.server.ts'
import { eraseHeld } from '#app/domain/privacy/erase-held.server.ts'
import { withdrawReport } from '#app/domain/report/withdraw-report.server.ts'
import type { App } from '#app/platform/app.ts'
import { onDatabaseError } from '#app/platform/noticed.server.ts'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { leaveMessage, leaveReport } from '#tests/support/leave-data.ts'

let errors = 0
onDatabaseError(() => {
  errors += 1
})

const marieke = { name: 'Marieke de Wit', email: 'marieke@dewit.example' }

/** Each leaves something, and gives back what asks for its change. */
const asked: Readonly<Record<string, (app: App) => Promise<() => Promise<unknown>>>> = {
  'a report that is withdrawn': async (app) => {
    const { withdrawal } = await leaveReport(app, marieke, true)
    return () => withdrawReport(app, withdrawal)
  },
  'a reply that was given up and is tried again': async (app) => {
    const staff = await deskPerson(app)
    await replyTo(app, staff)
    const id = await giveUpReply(app)
    return () => retryMail(app, staff, id)
  },
  'a checklist that is forgotten': async (app) => {
    const list = { ticked: [], email: marieke.email, locale: 'nl', key: undefined, source: {} } as const
    await sendChecklist(app, { ...list, consent: true, clientAddress: '192.0.2.1' })
    const { id } = await app.database.db.selectFrom('checklist_export').select('id').executeTakeFirstOrThrow()
    return () => forgetChecklist(app, id)
  },
  'a message that is released': async (app) => {
    await leaveMessage(app, marieke, { spam: true })
    const { id } = await app.database.db.selectFrom('contact_message').select('id').executeTakeFirstOrThrow()
    return async () => (await releaseMessage(app, id)).outcome
  },
}

/** Each leaves something, and does something about it at the desk. */
const done: Readonly<Record<string, (app: App, staff: Staff) => Promise<unknown>>> = {
  'a decision': async (app, staff) => {
    await leaveMessage(app, marieke)
    await changeLeads(app, staff, [await firstLead(app)], { status: 'spam' })
  },
  'a note': async (app, staff) => {
    await leaveMessage(app, marieke)
    await noteOnLead(app, staff, { leadId: (await firstLead(app)).id, text: 'Prefers to be called' })
  },
  'a reply': replyTo,
  'a mail that was settled': async (app, staff) => {
    await replyTo(app, staff)
    await settleMail(app, staff, await giveUpReply(app))
  },
}

async function replyTo(app: App, staff: Staff): Promise<void> {
  await leaveMessage(app, marieke)
  const { id: leadId, revision } = await firstLead(app)
  const seen = (await readLead(app.database.db, leadId))?.story.at(-1)?.at ?? ''
  const reply = { subject: 'Re: Uw bericht', text: 'Beste Marieke,\n\nOns antwoord: ja.\n\nEva' }
  await replyToLead(app, staff, { leadId, revision, seen, key: 'a-key-of-a-form', reply })
}

async function giveUpReply({ database }: App): Promise<number> {
  const { id } = await database.db
    .updateTable('outbox')
    .set({ status: 'dead', attempts: 12 })
    .where('dedupe_key', 'like', '%:reply:%')
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function firstLead({ database }: App): Promise<{ id: number; revision: number }> {
  return database.db.selectFrom('lead').select(['id', 'revision']).executeTakeFirstOrThrow()
}

async function lastChange({ database }: App): Promise<number> {
  const { id } = await database.db
    .selectFrom('desk_change')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** A report that was found may be gone before it is emptied: withdrawn all the same. */
const nothingIsThere: unknown[] = ['unknown', 'withdrawn', 'not_found', 'gone', false]

forEachDatabase('while an address is erased', (database) => {
  it.each(Object.entries(asked))('%s waits, and then is not there', async (_what, leave) => {
    const { app } = accountApp(database(), { MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' })
    const ask = await leave(app)
    const held = Promise.withResolvers<void>()
    const outcome = held.promise.then(ask)
    await database()
      .db.transaction()
      .execute(async (trx) => {
        await holdAddress(trx, marieke.email, app.clock.now())
        held.resolve()
        // Time to go as far as it can.
        await pause(300)
        for (const table of ['lead', 'contact_message', 'report', 'checklist_export', 'outbox'] as const)
          await trx.deleteFrom(table).execute()
      })
    expect(nothingIsThere).toContain(await outcome)
  })

  it.each(Object.entries(done))('%s that is taken back waits, and then is not there', async (_what, act) => {
    const { app } = accountApp(database(), { MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' })
    const staff = await deskPerson(app)
    await act(app, staff)
    const change = await lastChange(app)
    const deleted = Promise.withResolvers<void>()
    const outcome = deleted.promise.then(() => undoChange(app, staff, change, undoes))
    await database()
      .db.transaction()
      .execute(async (trx) => {
        await holdAddress(trx, marieke.email, app.clock.now())
        for (const table of ['lead', 'contact_message', 'outbox'] as const) await trx.deleteFrom(table).execute()
        deleted.resolve()
        // Time to go as far as it can.
        await pause(300)
        await trx.updateTable('desk_change').set({ before: null, after: null }).execute()
      })
    expect((await outcome).outcome).toBe('not undoable')
  })

  it('a colleague who holds another lead that names it, and then wants theirs, is not held up', async () => {
    const { app } = accountApp(database(), { MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' })
    const staff = await deskPerson(app)
    await leaveMessage(app, { name: 'Bert Smit', email: 'bert@smit.example' }, { text: `Ask ${marieke.email}.` })
    await leaveMessage(app, marieke)
    const [bert, mariekes] = await database().db.selectFrom('lead').select('id').orderBy('id').execute()
    const before = errors
    const held = Promise.withResolvers<void>()
    const erased = held.promise.then(() => eraseHeld(app, staff, { address: marieke.email, names: [] }))
    const decided = database()
      .db.transaction()
      .execute(async (trx) => {
        for (const lead of [bert, mariekes]) {
          await sql`update lead set revision = revision where id = ${lead?.id}`.execute(trx)
          held.resolve()
          // Time for the erasure to hold the second, and to wait for the first.
          await pause(200)
        }
      })
    await expect(decided).resolves.toBeUndefined()
    expect(await erased).toMatchObject({ outcome: 'erased' })
    // It rings no alarm either.
    expect(errors).toBe(before)
  })
})
