import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { readCells } from '#tests/support/read-cells.ts'
import { exportLeads } from './export-leads.server.ts'
import type { LeadFilter } from './list-leads.server.ts'

const tuesday = '2026-11-17T10:05:00.000Z'

forEachDatabase('leads as a file', (database) => {
  const db = () => database().db
  const eva = { userId: 'eva', name: 'Eva Kramer', email: 'eva@site.example' }

  async function open() {
    const user = { id: 'eva', name: eva.name, email: eva.email, email_verified: 1 as const, image: null }
    await db()
      .insertInto('auth_user')
      .values({ ...user, created_at: tuesday, updated_at: tuesday })
      .execute()
    return { database: database(), clock: { now: () => new Date(tuesday) } }
  }

  async function plant(leads: Parameters<typeof leadRow>[0][]): Promise<number[]> {
    const rows = await db().insertInto('lead').values(leads.map(leadRow)).returning('id').execute()
    return rows.map(({ id }) => id)
  }

  async function textOf(filter: LeadFilter, format: 'csv' | 'json', app: Awaited<ReturnType<typeof open>>) {
    return text(await exportLeads(app, eva, filter, format))
  }

  it('hold what a spreadsheet reads as text, and nothing that it calculates', async () => {
    const app = await open()
    await plant([
      { name: '=HYPERLINK("https://evil.example")', company: 'Brouwer, "Zn."\r\nMetaal', phone: '+31 6 12345678' },
      { name: 'Noor', status: 'won' },
    ])
    const csv = await textOf({ status: 'open' }, 'csv', app)
    expect(csv.charCodeAt(0)).toBe(0xfeff)
    const [head, ...lines] = csv.slice(1).split(/\r\n(?!Metaal)/)
    expect(head?.split(';').length).toBe(16)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe('')
    expect(lines[0]).toContain(`"'=HYPERLINK(""https://evil.example"")";"Brouwer, ""Zn.""\r\nMetaal"`)
    expect(lines[0]).toContain(`"'+31 6 12345678"`)
  })

  it('hold everything that came and was written as JSON, and as CSV the kinds of what came', async () => {
    const app = await open()
    const [id = 0] = await plant([{ name: 'Tom', owner_id: 'eva' }])
    const message = await db()
      .insertInto('contact_message')
      .values({
        idempotency_key: 'a secret',
        content_hash: 'a hash',
        locale: 'nl',
        name: 'Tom',
        email: 'tom@brouwer.example',
        company: null,
        message: 'Belt u mij?',
        status: 'received',
        suspicion: null,
        source: '{}',
        created_at: tuesday,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = { lead_id: id, created_at: tuesday, ref_id: null, by_user_id: null, text: null, source: null }
    await db()
      .insertInto('lead_entry')
      .values([
        { ...entry, kind: 'message', ref_id: message.id, source: '{"utm_source":"google"}' },
        { ...entry, kind: 'checklist', ref_id: 99 },
        { ...entry, kind: 'note', by_user_id: 'eva', text: 'Wil een offerte.' },
        { ...entry, kind: 'reply', by_user_id: 'eva', text: 'Dat kan.' },
      ])
      .execute()
    const [head = [], line = []] = readCells((await textOf({ status: undefined }, 'csv', app)).slice(1), ';')
    expect(line[head.indexOf('Sent')]).toBe('message checklist')
    const json = await textOf({ status: undefined }, 'json', app)
    expect(json).not.toContain('a secret')
    expect(JSON.parse(json)).toMatchObject([
      {
        name: 'Tom',
        owner: 'Eva Kramer',
        promised_by: null,
        entries: [
          { kind: 'message', at: tuesday, content: { message: 'Belt u mij?' }, source: { utm_source: 'google' } },
          { kind: 'checklist', content: null },
          { kind: 'note', by: 'Eva Kramer', text: 'Wil een offerte.' },
          { kind: 'reply', by: 'Eva Kramer', text: 'Dat kan.' },
        ],
      },
    ])
  })

  it('are complete and in order however many there are, and an array when there are none', async () => {
    const app = await open()
    expect(JSON.parse(await textOf({ status: 'open' }, 'json', app))).toEqual([])
    const ids = await plant(Array.from({ length: 620 }, (_, number) => ({ name: `Lead ${number}` })))
    const leads = JSON.parse(await textOf({ status: 'open' }, 'json', app)) as { id: number }[]
    expect(leads.map(({ id }) => id)).toEqual(ids)
  })

  it('are read a part at a time', async () => {
    const app = await open()
    await plant(Array.from({ length: 620 }, (_, number) => ({ name: `Lead ${number}` })))
    const parts = await exportLeads(app, eva, { status: 'open' }, 'csv')
    await parts.next()
    const first = await parts.next()
    expect(String(first.value).split('\r\n').length).toBeLessThan(300)
    // What is deleted meanwhile is not in what comes after.
    await db().deleteFrom('lead').execute()
    expect(await text(parts)).toBe('')
  })

  it('are in the audit log, without the words that were searched for', async () => {
    const app = await open()
    await plant([{ name: 'Tom' }])
    await textOf({ status: 'open', search: 'tom@brouwer.example' }, 'csv', app)
    const [change] = await db().selectFrom('desk_change').selectAll().execute()
    expect(change).toMatchObject({ user_id: 'eva', action: 'lead.export', target: 'leads', before: null })
    expect(change?.summary).not.toMatch(/tom|brouwer/)
  })

  it.each([
    ['quarantined', /1 in quarantine$/],
    ['won', /1 won$/],
  ] as const)('are in the audit log as what they are: %s', async (status, said) => {
    const app = await open()
    await plant([{ name: 'Tom', status }])
    await textOf({ status }, 'csv', app)
    expect((await db().selectFrom('desk_change').select('summary').execute())[0]?.summary).toMatch(said)
  })
})
