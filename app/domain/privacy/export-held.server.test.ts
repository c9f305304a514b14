/** That somebody gets everything we hold about them, and nothing that opens a door. */
import { beforeEach, expect, it } from 'vitest'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import { accountApp, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { leaveEverything, leaveMessage } from '#tests/support/leave-data.ts'
import { collectHeld, rowsByTable } from './collect-held.server.ts'
import { exportHeld } from './export-held.server.ts'

const marieke = { name: 'Marieke de Wit', email: 'marieke@dewit.example' }

/** What nobody is handed: it opens something, or is of no meaning outside the database. */
const kept: readonly string[] = [
  'idempotency_key',
  'content_hash',
  'key_hash',
  'token_hash',
  'withdrawal_hash',
  'password',
  'access_token',
  'refresh_token',
  'token',
  'sign_up',
  'address_hash',
  'dedupe_key',
  'uid_host',
  'email_key',
  'user_id',
  'owner_id',
  'by_user_id',
  'before',
  'after',
  'due_at',
  'promise_at',
  'action',
  'suspicion',
  'last_error',
  'mail',
]

forEachDatabase('handing over what is held', (database) => {
  let app: App
  let staff: Staff

  beforeEach(async () => {
    app = accountApp(database(), { MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' }).app
    staff = await deskPerson(app)
  })

  it('leaves out nothing that was said, and every key', async () => {
    await leaveEverything(app, staff, marieke, '10:30')
    const held = await collectHeld(app, database().db, marieke.email)
    const exported = await exportHeld(app, staff, ' Marieke@dewit.EXAMPLE ')
    const values = new Set(valuesIn(exported))
    const lost: string[] = []
    const secrets: string[] = []
    for (const [table, rows] of rowsByTable(held)) {
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        if (typeof value !== 'string' || value === '') continue
        if (kept.includes(column)) secrets.push(value)
        else if (!values.has(value) && !isJson(value)) lost.push(`${table}.${column}`)
      }
    }
    expect([...new Set(lost)].sort()).toEqual([
      // Ids of rows, of no meaning elsewhere; and whether it looks like spam, which is said in a word.
      'auth_account.id',
      'auth_session.id',
      'contact_message.status',
    ])
    const text = JSON.stringify(exported)
    const ids = held.auth_user.map(({ id }) => id)
    const opening = secrets.filter((value) => value.length > 30 && !isJson(value) && !ids.includes(value))
    expect(opening.length).toBeGreaterThan(20)
    expect(opening.filter((secret) => text.includes(secret))).toEqual([])
    expect(text.match(/[0-9A-HJKMNP-TV-Z]{26}|token=[\w-]{8}/)).toBeNull()
  })

  it('says of each place why it is there and how long', async () => {
    await leaveMessage(app, marieke)
    expect(await exportHeld(app, staff, marieke.email)).toMatchObject({
      address: marieke.email,
      why_and_how_long: [
        { what: 'Messages', rows: 1, gdpr_article: '6(1)(b) or (f)', kept: expect.stringContaining('12 months') },
        { what: 'Lead, notes and replies' },
        { what: 'Mails that wait', rows: 2 },
      ],
      messages: [{ ...marieke, came_from: { utm_source: 'mail' } }],
      account: null,
    })
  })

  it('gives the term of each by the same status as the date', async () => {
    await leaveMessage(app, marieke, { spam: true })
    const term = { kept: expect.stringContaining('3 months'), gone_by_itself_at: expect.any(String) }
    expect(await exportHeld(app, staff, marieke.email)).toMatchObject({
      why_and_how_long: [
        { what: 'Messages in quarantine', ...term },
        { what: 'Lead, notes and replies', ...term },
      ],
    })
  })

  it('hands over nothing for what is no address, though every text holds it', async () => {
    await leaveEverything(app, staff, marieke, '10:30')
    for (const typed of ['', ' ', 'message', '@', '%'])
      expect(await exportHeld(app, staff, typed), JSON.stringify(typed)).toBeUndefined()
  })

  it('is noted in the audit log, without the address, and only where there was something', async () => {
    const lines = () => database().db.selectFrom('desk_change').selectAll().execute()
    expect(await exportHeld(app, staff, marieke.email)).toBeUndefined()
    expect(await exportHeld(app, staff, 'office@site.example')).toBeUndefined()
    expect(await lines()).toEqual([])
    await withAccount(app, marieke)
    await exportHeld(app, staff, marieke.email)
    expect(await lines()).toMatchObject([{ action: 'privacy.export', target: 'privacy', before: null, after: null }])
    expect(JSON.stringify(await lines())).not.toContain('dewit')
  })
})

function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value]
}

function isJson(value: string): boolean {
  return /^[[{]/.test(value)
}
