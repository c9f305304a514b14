import { describe, expect, it } from 'vitest'
import { listStaff } from '#app/domain/desk/list-staff.server.ts'
import { ownChanges, undoOwnChanges } from '#app/domain/desk/own-changes.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { bookingApp } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow, type NewLead } from '#tests/support/desk-leads.ts'
import { leaveMessage } from '#tests/support/leave-data.ts'
import { changeLeads } from './change-leads.server.ts'
import { countViews } from './count-views.server.ts'
import { isInQuarantine } from './is-suspect.ts'
import { readLeadBrief } from './lead-brief.server.ts'
import { leadConflicts } from './lead-conflicts.server.ts'
import { leadGroups } from './lead-groups.server.ts'
import { leadLines } from './lead-lines.server.ts'
import { wordsOf } from './lead-words.ts'
import { listCampaigns } from './list-campaigns.server.ts'
import { countLeads, idsOfLeads, type LeadFilter, leadStatuses, listLeads, pageSize } from './list-leads.server.ts'
import { listOwners } from './list-owners.server.ts'
import { noteOnLead } from './note-on-lead.server.ts'
import { officeMinutesBetween } from './office-time.server.ts'
import { recordLead } from './record-lead.server.ts'

const tuesday = '2026-11-17T10:05:00.000Z'
const day = 86_400_000

forEachDatabase('the list of leads', (database) => {
  const db = () => database().db
  const app = () => ({ database: database(), clock: { now: () => new Date(tuesday) } })

  async function plant(...leads: NewLead[]): Promise<number[]> {
    const rows = await db().insertInto('lead').values(leads).returning('id').execute()
    return rows.map(({ id }) => id)
  }

  /** A message of each of them, as the form takes it for spam. */
  async function hold(...leadIds: number[]): Promise<void> {
    for (const lead_id of leadIds) {
      const suspect = { status: 'quarantined', suspicion: 'links', message: 'Rank fast.', content_hash: '' } as const
      const { id: ref_id } = await db()
        .insertInto('contact_message')
        .values({
          ...suspect,
          idempotency_key: crypto.randomUUID(),
          locale: 'nl',
          name: 'Tom',
          email: 'tom@brouwer.example',
          company: null,
          source: '{}',
          created_at: tuesday,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const entry = { lead_id, ref_id, kind: 'message' as const, by_user_id: null, text: null, source: '{}' }
      await db()
        .insertInto('lead_entry')
        .values({ ...entry, created_at: tuesday })
        .execute()
    }
  }

  async function staffOf(id: string, name: string, facts: { email_verified?: 0 | 1; is_admin?: 0 | 1 } = {}) {
    const email = `${id}@site.example`
    const user = { id, name, email, email_verified: 1 as const, image: null, created_at: tuesday, updated_at: tuesday }
    await db()
      .insertInto('auth_user')
      .values({ ...user, ...facts })
      .execute()
    return { userId: id, name, email }
  }

  describe('turned over', () => {
    it('shows every lead once on the way there, and the same pages on the way back', async () => {
      const count = pageSize * 2 + 7
      const late = (number: number) => new Date(Date.parse(tuesday) + (number % 5) * 60_000).toISOString()
      await plant(...Array.from({ length: count }, (_, n) => leadRow({ name: `Lead ${n}`, waiting_since: late(n) })))
      for (const status of ['open', undefined] as const) {
        const first = await listLeads(db(), { status })
        const second = await listLeads(db(), { status }, first.next)
        const third = await listLeads(db(), { status }, second.next)
        expect([first, second, third].map(({ rows }) => rows.length)).toEqual([pageSize, pageSize, 7])
        expect(new Set([...first.rows, ...second.rows, ...third.rows].map(({ id }) => id)).size).toBe(count)
        expect([first.previous, third.next]).toEqual([undefined, undefined])
        const back = await listLeads(db(), { status }, third.previous)
        expect(back.rows).toEqual(second.rows)
        expect(await listLeads(db(), { status }, back.previous)).toMatchObject({
          rows: first.rows,
          previous: undefined,
        })
        expect((await listLeads(db(), { status }, back.next)).rows).toEqual(third.rows)
      }
    })

    it('shows in quarantine whoever has a message held, but not spam, and each once', async () => {
      const at = (number: number) => new Date(Date.parse(tuesday) + (number % 5) * day).toISOString()
      const all = Array.from({ length: 70 }, (_, n) => {
        const status =
          (['quarantined', 'answered', 'open', 'quarantined', 'won', 'lost', 'spam'] as const)[n % 7] ?? 'open'
        return leadRow({ name: `Lead ${n}`, status, last_at: at(n) })
      })
      const ids = await plant(...all)
      // Of every other one that is not in quarantine itself, and of all of spam.
      await hold(...ids.filter((_, n) => n % 7 === 6 || n % 2 === 0), ...ids.slice(0, 2))
      const { rows: none } = await listLeads(db(), { status: 'spam' })
      expect((await leadLines(db(), none, tuesday)).map(isInQuarantine)).not.toContain(true)

      const everyone = await db()
        .selectFrom('lead')
        .selectAll()
        .orderBy('last_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const wanted = (await leadLines(db(), everyone, tuesday)).filter(isInQuarantine).map(({ id }) => id)
      expect(wanted.length).toBeGreaterThan(pageSize)
      expect(wanted.length).toBeLessThan(pageSize * 2)
      for (const common of [false, true]) {
        const filter = { status: 'quarantined', common } as const
        const first = await listLeads(db(), filter)
        const second = await listLeads(db(), filter, first.next)
        expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(wanted)
        expect(second.next).toBeUndefined()
        expect((await listLeads(db(), filter, second.previous)).rows).toEqual(first.rows)
        expect(await idsOfLeads(db(), filter)).toEqual(wanted)
        expect(await countLeads(db(), filter)).toBe(wanted.length)
      }
    })

    it('begins anew where the page of the address has become empty', async () => {
      await plant(leadRow({ name: 'Tom' }))
      const page = await listLeads(db(), { status: 'open' }, { key: '9999-12-31T23:59:59.999Z', id: 2_147_483_647 })
      expect(page).toMatchObject({ rows: [{ name: 'Tom' }], previous: undefined, next: undefined })
    })
  })

  it('counts by when the answer is due', async () => {
    await plant(leadRow({ name: 'Waits', waiting_since: tuesday }), leadRow({ name: 'Does not' }))
    const promise = '2026-11-18T10:05:00.000Z'
    expect(await countLeads(db(), { status: 'open', due: { before: promise } })).toBe(0)
    expect(await countLeads(db(), { status: 'open', due: { from: promise, before: '2026-11-19' } })).toBe(1)
    expect(await countLeads(db(), { status: 'open', due: { from: '2026-11-19' } })).toBe(1)
  })

  it('puts first whose answer is due first, however long we have known them', async () => {
    const first_at = '2025-11-18T10:05:00.000Z'
    await plant(
      leadRow({ name: 'Old acquaintance', first_at, waiting_since: tuesday }),
      leadRow({ name: 'Waits longest', waiting_since: '2026-11-16T10:05:00.000Z' }),
      leadRow({ name: 'Waits for nothing', first_at }),
    )
    const { rows } = await listLeads(db(), { status: 'open' })
    expect(rows.map(({ name }) => name)).toEqual(['Waits longest', 'Old acquaintance', 'Waits for nothing'])
  })

  it('finds nobody by signs alone, and everybody without a search', async () => {
    await plant(leadRow({ name: 'Tom' }))
    for (const search of ['&', '???', '📞', '\u200b']) {
      for (const status of ['open', 'quarantined', undefined] as const) {
        const filter = { status, search }
        expect((await listLeads(db(), filter)).rows).toEqual([])
        expect(await idsOfLeads(db(), filter)).toEqual([])
        expect((await countViews(db(), filter, tuesday)).statuses.all).toBe(0)
      }
    }
    expect((await listLeads(db(), { status: 'open', search: '' })).rows).toHaveLength(1)
  })

  it('finds and counts the same leads whichever way it looks for them', async () => {
    const eva = await staffOf('eva', 'Eva Kramer')
    for (let n = 0; n < 24; n++) {
      const waiting_since = n % 3 === 0 ? new Date(Date.parse(tuesday) + n * day).toISOString() : null
      const status = leadStatuses[n % leadStatuses.length] ?? 'open'
      const owner_id = n % 2 === 0 ? eva.userId : null
      const facts = { status, waiting_since, owner_id, campaign: n % 4 === 0 ? 'google' : 'direct' }
      const [id = 0] = await plant(leadRow({ name: `Lead ${n}`, ...facts }))
      const words = wordsOf(n % 5 === 0 ? 'Tom Brouwer' : 'Noor Bakker').map((word) => ({ word, lead_id: id }))
      await db().insertInto('lead_word').values(words).execute()
      if (n % 4 < 2) await hold(id)
    }
    const now = '2026-11-24T09:00:00.000Z'
    const filters: LeadFilter[] = [{ owner: 'eva' }, { owner: null }, { campaign: 'google', owner: 'eva' }].map(
      (one) => {
        return { status: undefined, ...one }
      },
    )
    for (const filter of filters.flatMap((one) => [one, { ...one, search: 'b' }, { ...one, search: 'tom br' }])) {
      const { statuses, groups } = await countViews(db(), filter, now)
      for (const status of [...leadStatuses, undefined]) {
        const few = await listLeads(db(), { ...filter, status })
        expect((await listLeads(db(), { ...filter, status, common: true })).rows).toEqual(few.rows)
        expect(statuses[status ?? 'all'], JSON.stringify([filter, status])).toBe(few.rows.length)
      }
      const { rows } = await listLeads(db(), { ...filter, status: 'open' })
      const lines = await leadLines(db(), rows, now)
      for (const { group } of leadGroups(now)) {
        expect(groups[group]).toBe(lines.filter((line) => line.group === group).length)
      }
      for (const { wait } of lines) {
        if (wait) expect(wait.waited).toBe(Math.floor(officeMinutesBetween(wait.since, now)))
      }
    }
  })

  it('knows each campaign once', async () => {
    expect(await listCampaigns(db())).toEqual([])
    await plant(...['google', 'direct', 'google', 'linkedin'].map((campaign) => leadRow({ name: 'Tom', campaign })))
    expect(await listCampaigns(db())).toEqual(['direct', 'google', 'linkedin'])
  })

  it('knows who works here', async () => {
    await staffOf('zoe', 'Zoë Vos', { is_admin: 1 })
    await staffOf('eva', 'Eva Kramer')
    await staffOf('visitor', 'Visitor')
    await staffOf('unproven', 'Unproven', { is_admin: 1, email_verified: 0 })
    const settings = parseSettings({ ADMIN_EMAILS: 'Eva@site.example' })
    expect(await listStaff({ database: database(), settings })).toEqual([
      { id: 'eva', name: 'Eva Kramer' },
      { id: 'zoe', name: 'Zoë Vos' },
    ])
    const names = (await listStaff({ database: database(), settings: parseSettings({}) })).map(({ name }) => name)
    expect(names).toEqual(['Zoë Vos'])
  })

  it('knows each owner once, also who left', async () => {
    expect(await listOwners(db())).toEqual([])
    for (const [id, name] of [
      ['zoe', 'Zoë Vos'],
      ['eva', 'Eva Kramer'],
      ['tom', 'Tom'],
    ] as const)
      await staffOf(id, name)
    const owners = ['zoe', null, 'eva', 'zoe', null]
    await plant(...owners.map((owner_id) => leadRow({ name: 'Lead', owner_id })))
    expect(await listOwners(db())).toEqual([
      { id: 'eva', name: 'Eva Kramer' },
      { id: 'zoe', name: 'Zoë Vos' },
    ])
  })

  it('tells of each lead what came, how long it waits and whose it is', async () => {
    await staffOf('eva', 'Eva Kramer')
    await db()
      .transaction()
      .execute((trx) =>
        recordLead(trx, {
          kind: 'report',
          refId: 7,
          email: 'tom@brouwer.example',
          name: null,
          company: null,
          phone: null,
          locale: 'nl',
          preview: 'Rapport',
          source: '{"utm_source":"google"}',
          at: tuesday,
          quarantined: false,
        }),
      )
    await db().updateTable('lead').set({ owner_id: 'eva' }).execute()
    await plant(leadRow({ name: 'Nobody waits' }))
    const { rows } = await listLeads(db(), { status: 'open' })
    const [tom, other] = await leadLines(db(), rows, '2026-11-23T09:30:00.000Z')
    expect(tom).toMatchObject({
      name: 'tom@brouwer.example',
      kinds: ['report'],
      owner: { name: 'Eva Kramer' },
      group: 'late',
      wait: { waited: 31 * 60 + 25, promised: 8 * 60, late: true },
    })
    expect(other).toMatchObject({ kinds: [], owner: null, group: 'nobody', wait: undefined })
    // The report itself is not there, as when its term has ended.
    expect(await readLeadBrief(db(), tom?.id ?? 0)).toMatchObject({ newest: undefined, campaign: 'google' })
    expect(await readLeadBrief(db(), 2_147_483_647)).toBeUndefined()
  })

  it('tells the same source in the list and beside it, also where what came first is gone', async () => {
    const tom = { name: 'Tom', email: 'tom@brouwer.example' }
    const gone = { ...tom, kind: 'report', refId: 1, company: null, phone: null, locale: 'nl', preview: '' } as const
    const arrival = { ...gone, source: '{"utm_source":"google"}', at: tuesday, quarantined: false }
    // The report itself is not there, as when its term has ended; the message came by a mail.
    await db()
      .transaction()
      .execute((trx) => recordLead(trx, arrival))
    await leaveMessage(bookingApp(database()).app, tom)
    const { id, campaign } = await db().selectFrom('lead').select(['id', 'campaign']).executeTakeFirstOrThrow()
    expect([campaign, (await readLeadBrief(db(), id))?.campaign]).toEqual(['google', 'google'])
  })

  it('tells what of a lead is held, and why, whatever its status', async () => {
    const [id = 0] = await plant(leadRow({ name: 'Tom', status: 'answered' }))
    const { rows } = await listLeads(db(), { status: 'answered' })
    expect(await leadLines(db(), rows, tuesday)).toMatchObject([{ held: false, suspicions: [] }])
    await hold(id)
    expect(await leadLines(db(), rows, tuesday)).toMatchObject([{ held: true, suspicions: ['links'] }])
    await db().updateTable('contact_message').set({ status: 'received' }).execute()
    expect(await leadLines(db(), rows, tuesday)).toMatchObject([{ held: false, suspicions: [] }])
  })

  it('shows the text that is held before what came before it or since', async () => {
    const sent = { kind: 'message', email: 'tom@brouwer.example', company: null, phone: null, source: '{}' } as const
    const tom = { ...sent, name: 'Tom', locale: 'nl', quarantined: false } as const
    const later = (days: number) => new Date(Date.parse(tuesday) + days * day).toISOString()
    const texts = ['Belt u mij?', 'Rank fast.', 'Rank faster.', 'Graag vandaag.']
    for (const [n, message] of texts.entries()) {
      const held = n === 1 || n === 2
      const at = later(n)
      const { id: refId } = await db()
        .insertInto('contact_message')
        .values({
          idempotency_key: crypto.randomUUID(),
          content_hash: '',
          locale: held ? 'en' : 'nl',
          name: 'Tom',
          email: tom.email,
          company: null,
          message,
          status: held ? 'quarantined' : 'received',
          suspicion: held ? 'links' : null,
          source: '{}',
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db()
        .transaction()
        .execute((trx) => recordLead(trx, { ...tom, refId, preview: message, at, quarantined: held }))
    }
    const { rows } = await listLeads(db(), { status: 'quarantined' })
    const [line] = await leadLines(db(), rows, later(5))
    expect(line).toMatchObject({ preview: 'Graag vandaag.', locale: 'nl', lastAt: later(3) })
    expect(line?.heldMessage).toEqual({ preview: 'Rank faster.', locale: 'en', at: later(2) })
    const brief = () => readLeadBrief(db(), line?.id ?? 0)
    const newest = async () => (await brief())?.newest
    const { newest: held, others } = (await brief()) ?? {}
    expect(held).toEqual({ kind: 'message', held: true, at: later(2), locale: 'en', text: 'Rank faster.' })
    expect(others).toEqual([{ kind: 'message', held: false, at: later(3), locale: 'nl', text: 'Graag vandaag.' }])

    await db().updateTable('lead').set({ status: 'spam' }).execute()
    expect(await brief()).toMatchObject({ newest: { text: 'Graag vandaag.', held: false }, others: [] })
    await db().updateTable('lead').set({ status: 'open' }).execute()
    await db().updateTable('contact_message').set({ status: 'received' }).execute()
    expect(await newest()).toMatchObject({ text: 'Graag vandaag.' })
    expect((await leadLines(db(), rows, later(5)))[0]?.heldMessage).toBeUndefined()
  })

  it('takes back what one person did with several, and tells what stays', async () => {
    const eva = await staffOf('eva', 'Eva Kramer')
    const ruben = await staffOf('ruben', 'Ruben Vos')
    const ids = await plant(leadRow({ name: 'Tom' }), leadRow({ name: 'Noor' }))
    const { changes } = await changeLeads(
      app(),
      eva,
      ids.map((id) => ({ id, revision: 0 })),
      { status: 'won' },
    )
    expect(await ownChanges(db(), ruben, changes, undoes)).toEqual([])
    await undoOwnChanges(app(), ruben, changes, undoes)
    await changeLeads(app(), ruben, [{ id: ids[1] ?? 0 }], { status: 'lost' })
    await undoOwnChanges(app(), eva, changes, undoes)
    expect(await ownChanges(db(), eva, changes, undoes)).toMatchObject([
      { name: 'Tom', summary: 'set to won', undone: true, undoable: false },
      { name: 'Noor', undone: false },
    ])
    const statuses = await db().selectFrom('lead').select('status').orderBy('id').execute()
    expect(statuses.map(({ status }) => status)).toEqual(['open', 'lost'])
  })

  it('tells who was first, or that something came, or that the lead is gone', async () => {
    const eva = await staffOf('eva', 'Eva Kramer')
    const [tom = 0, noor = 0] = await plant(leadRow({ name: 'Tom' }), leadRow({ name: 'Noor' }))
    await changeLeads(app(), eva, [{ id: tom }], { status: 'won' })
    const entry = { kind: 'message' as const, ref_id: 1, by_user_id: null, text: null, source: '{}' }
    await db()
      .insertInto('lead_entry')
      .values({ ...entry, lead_id: noor, created_at: tuesday })
      .execute()
    expect(await leadConflicts(db(), [tom, noor, 2_147_483_647])).toEqual([
      {
        id: tom,
        lead: { name: 'Tom', revision: 1, held: false },
        meanwhile: { at: tuesday, by: 'Eva Kramer', what: 'set to won' },
      },
      {
        id: noor,
        lead: { name: 'Noor', revision: 0, held: false },
        meanwhile: { at: tuesday, by: undefined, what: '' },
      },
      { id: 2_147_483_647, lead: undefined, meanwhile: undefined },
    ])
    await db().updateTable('desk_change').set({ user_id: null }).execute()
    const [unnamed] = await leadConflicts(db(), [tom])
    expect(unnamed?.meanwhile?.by).toMatch(/site/)
  })

  it('names the decision that came in between, whatever was noted since, and taken back of it', async () => {
    const eva = await staffOf('eva', 'Eva Kramer')
    const ruben = await staffOf('ruben', 'Ruben Vos')
    const [tom = 0] = await plant(leadRow({ name: 'Tom' }))
    const meanwhile = async () => (await leadConflicts(db(), [tom]))[0]?.meanwhile
    const later = { ...app(), clock: { now: () => new Date('2026-11-17T10:06:00.000Z') } }
    const note = (text: string) => noteOnLead(later, ruben, { leadId: tom, text })
    await note('Belt morgen.')
    expect(await meanwhile()).toBeUndefined()
    const { changes } = await changeLeads(app(), eva, [{ id: tom }], { status: 'won' })
    const won = { at: tuesday, by: 'Eva Kramer', what: 'set to won' }
    await note('Getekend, start in januari.')
    expect(await meanwhile()).toEqual(won)
    const noted = await db().selectFrom('desk_change').select('id').where('action', '=', 'lead.note').execute()
    await undoOwnChanges(app(), ruben, [noted.at(-1)?.id ?? 0], undoes)
    expect(await meanwhile()).toEqual(won)
    // The first note is nobody's then, and still did not come from the lead.
    await db().deleteFrom('auth_user').where('id', '=', ruben.userId).execute()
    expect(await meanwhile()).toEqual(won)
    await undoOwnChanges(app(), eva, changes, undoes)
    expect(await meanwhile()).toMatchObject({ by: 'Eva Kramer', what: 'undone: set to won' })
  })
})
