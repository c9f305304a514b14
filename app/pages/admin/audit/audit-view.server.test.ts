import { expect, it } from 'vitest'
import { releaseMessage } from '#app/domain/contact/release-message.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { listAuditLines } from '#app/domain/desk/audit-log.server.ts'
import { grantDesk } from '#app/domain/desk/change-staff.server.ts'
import { recordChange } from '#app/domain/desk/desk-change.server.ts'
import { readLead } from '#app/domain/lead/read-lead.server.ts'
import { replyToLead } from '#app/domain/lead/reply-to-lead.server.ts'
import { bookingApp } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { viewLines } from './audit-view.server.ts'

forEachDatabase('the audit log', (database) => {
  it.each([
    ['before its first try', { attempts: 0 }, 'yes'],
    ['that waits for its next try', { attempts: 1 }, { why: 'too late to stop its mail' }],
    ['that was given up', { status: 'dead', attempts: 12 }, { why: 'too late to stop its mail' }],
    ['that went out', { status: 'sent', attempts: 1 }, { why: 'too late to stop its mail' }],
  ] as const)('says what is so of a reply %s', async (_, mail, undo) => {
    const { app } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    const sent = await submitContact(app, {
      input: { name: 'Marieke de Wit', email: 'marieke@dewit.example', message: 'Onze goedkeuring blijft hangen.' },
      locale: 'nl',
      key: undefined,
      token: '',
      trap: '',
      source: {},
      clientAddress: '192.0.2.1',
      reusedKey: 'refuse',
    })
    if (sent.outcome === 'stored') await releaseMessage(app, sent.number)
    const { id } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
    const file = await readLead(db, id)
    const seen = file?.story.at(-1)?.at ?? ''
    const reply = { subject: 'Re', text: 'Ja.' }
    await replyToLead(app, staff, {
      leadId: id,
      revision: file?.lead.revision ?? 0,
      seen,
      key: 'a-key-of-a-form',
      reply,
    })
    await db.updateTable('outbox').set(mail).where('dedupe_key', 'like', '%:reply:%').execute()
    const lines = await listAuditLines(db, { view: 'all' }, { limit: 1 })
    expect(await viewLines(app, lines)).toMatchObject([{ summary: 'replied', undo }])
  })

  it('names whoever has an account as the owner, also who never changed anything', async () => {
    const { app } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    const at = app.clock.now().toISOString()
    const account = { email_verified: 1, image: null, created_at: at, updated_at: at } as const
    await db
      .insertInto('auth_user')
      .values([
        { ...account, id: 'ruben', name: 'Ruben Smit', email: 'ruben@site.example' },
        { ...account, id: 'noor', name: '', email: 'noor@site.example' },
      ])
      .execute()
    const owners = [null, 'ruben', 'noor', 'tom'] as const
    for (const [index, owner_id] of owners.slice(1).entries())
      await db.transaction().execute((trx) =>
        recordChange(trx, app, staff, {
          action: 'lead.owner',
          target: 'lead:1',
          summary: 'given to a colleague',
          before: { owner_id: owners[index] },
          after: { owner_id },
        }),
      )
    const views = await viewLines(app, await listAuditLines(db, { view: 'all' }, { limit: 3 }))
    expect(views.toReversed().map(({ changes }) => changes)).toEqual([
      [{ field: 'owner', from: 'nobody', to: 'Ruben Smit' }],
      [{ field: 'owner', from: 'Ruben Smit', to: 'noor@site.example' }],
      [{ field: 'owner', from: 'noor@site.example', to: 'somebody who left' }],
    ])
  })

  it('tells an account by its address, and by its id once it is gone', async () => {
    const { app } = bookingApp(database())
    const { email, userId } = await deskPerson(app)
    await grantDesk(app, email)
    const lines = await listAuditLines(app.database.db, { view: 'all' }, { limit: 1 })
    const shown = () => viewLines(app, lines)
    expect(await shown()).toMatchObject([{ target: email, which: 'account', href: undefined }])
    await app.database.db.deleteFrom('auth_user').execute()
    expect(await shown()).toMatchObject([{ target: `Account ${userId}`, which: undefined }])
  })
})
