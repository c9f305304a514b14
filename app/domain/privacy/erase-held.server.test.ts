/** That what is held on somebody is found, and gone once it is erased, in whatever table and column it stands. */
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { cancelBooking } from '#app/domain/booking/change-booking.server.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { changeLeads } from '#app/domain/lead/change-leads.server.ts'
import { holdAddress } from '#app/domain/lead/hold-address.server.ts'
import type { App } from '#app/platform/app.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { accountApp, everythingStored, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { leaveBooking, leaveEverything, leaveMessage, leaveNote, leaveReport } from '#tests/support/leave-data.ts'
import { collectHeld, rowsByTable } from './collect-held.server.ts'
import { eraseHeld } from './erase-held.server.ts'
import { type Findings, lookUp } from './look-up.server.ts'

const marieke = { name: 'Marieke de Wit', email: 'marieke@dewit.example' }
const joanna = { name: 'Joanna Brandt', email: 'joanna@brandt.example' }

forEachDatabase('erasing', (database) => {
  let app: App
  let staff: Staff

  beforeEach(async () => {
    app = accountApp(database(), { MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' }).app
    staff = await deskPerson(app)
  })

  const erase = (names: readonly string[] = [], address = marieke.email) => eraseHeld(app, staff, { address, names })
  const held = (address = marieke.email) => collectHeld(app, database().db, address)

  async function looked(address = marieke.email): Promise<Findings> {
    const found = await lookUp(app, address)
    if (found.outcome !== 'looked') throw new Error(found.outcome)
    return found
  }

  it('leaves nothing of a person in any column of any table, and everything of others', async () => {
    await leaveEverything(app, staff, marieke, '10:30')
    await leaveEverything(app, staff, joanna, '11:30')
    await leaveBooking(app, joanna, '13:30')
    const own = rowsByTable(await held())
    expect(own.filter(([, { length }]) => length === 0)).toEqual([])
    const planted = await plantEverywhere(
      database(),
      own.flatMap(([, rows]) => rows),
      `Ask ${marieke.email} or ${marieke.name}.`,
    )
    expect(planted.length).toBeGreaterThan(80)

    const found = await looked()
    expect(placesOf(found.mentions)).toEqual(expect.arrayContaining(planted))
    const [named, ...others] = found.names
    expect(others).toEqual([])
    expect(placesOf(named?.mentions ?? [])).toEqual(expect.arrayContaining(planted))

    const before = await rowCounts(database())
    const erased = await erase([marieke.name])
    if (erased.outcome !== 'erased') throw new Error(erased.outcome)
    const stored = (await everythingStored(database())).toLowerCase()
    expect(stored).not.toContain(marieke.email)
    expect(stored).not.toContain(marieke.name.toLowerCase())
    expect(stored).toContain(`ask erased ${erased.number} or erased ${erased.number}.`)

    const { removed } = erased.counts
    const after = await rowCounts(database())
    const lost = Object.entries(before).map(([table, count]) => [table, count - (after[table] ?? 0)] as const)
    expect(Object.fromEntries(lost.filter(([, count]) => count > 0))).toEqual(removed)
    expect(lost.filter(([, count]) => count < 0)).toEqual([
      ['desk_change', -1],
      ['erasure', -1],
    ])
  })

  it('keeps a proof by which the address is known again, and a line in the audit log without it', async () => {
    await leaveMessage(app, marieke)
    const erased = await erase([], ' Marieke@DeWit.example ')
    if (erased.outcome !== 'erased') throw new Error(erased.outcome)
    expect(erased.counts).toEqual({
      removed: { outbox: 2, lead: 1, contact_message: 1, lead_entry: 1, lead_word: 5 },
      blanked: {},
    })
    const { proofs, places } = await looked('MARIEKE@dewit.example')
    expect(proofs).toMatchObject([{ number: erased.number, by: staff.name, counts: erased.counts }])
    expect(places.filter(({ rows }) => rows > 0)).toEqual([])
    expect((await looked(joanna.email)).proofs).toEqual([])
    const [line] = await database().db.selectFrom('desk_change').selectAll().execute()
    expect(line).toMatchObject({ action: 'privacy.erase', target: `erasure:${erased.number}`, before: null })
    expect(await undoChange(app, staff, line?.id ?? 0, undoes)).toMatchObject({ outcome: 'not undoable' })
    expect(await erase()).toEqual({ outcome: 'nothing' })
  })

  it('finds nothing where nothing is held, and makes no proof of it', async () => {
    expect(await looked()).toMatchObject({ mentions: [], names: [], proofs: [], alsoUnder: [], obstacle: undefined })
    expect(await erase()).toEqual({ outcome: 'nothing' })
    expect(await database().db.selectFrom('erasure').selectAll().execute()).toEqual([])
  })

  it('leaves addresses alone that only contain this one, and finds it as mails and web addresses write it', async () => {
    const text = `not jo.${marieke.email}, jo${marieke.email} or ${marieke.email}.br, but`
    await leaveMessage(app, joanna, { text: `${text}\n${marieke.email.toUpperCase()}: ?to=marieke%40dewit.example` })
    const { mentions } = await looked()
    expect(mentions.map(({ table }) => table)).toEqual(expect.arrayContaining(['contact_message', 'outbox', 'lead']))
    const erased = await erase()
    const [message] = await database().db.selectFrom('contact_message').select('message').execute()
    const instead = `erased ${'number' in erased ? erased.number : ''}`
    expect(message?.message).toContain(`${text}\n${instead}: ?to=${instead}`)
    const mails = (await held(joanna.email)).outbox.map(({ mail }) => JSON.parse(mail).text as string)
    expect(mails.filter((mail) => mail.includes(`> ${instead}:`) && mail.includes(text))).toHaveLength(2)
  })

  it('finds an address with capitals that databases do not know, in its own rows and in those of others', async () => {
    const emile = { name: 'Émile Zoë', email: 'ÉMILE@voorbeeld.nl' }
    const address = 'émile@voorbeeld.nl'
    await leaveMessage(app, emile)
    await leaveReport(app, emile, true)
    await leaveMessage(app, { name: 'Somebody', email: 'smile@voorbeeld.nl' })
    await leaveMessage(app, joanna, { text: `Ask ÉMILE ZOË (${emile.email}).` })
    expect(await held(address)).toMatchObject({ contact_message: [{ email: emile.email }], report: [{}], lead: [{}] })
    const found = await looked(address)
    expect(found.mentions.map(({ table }) => table)).toEqual(expect.arrayContaining(['contact_message', 'outbox']))
    const erased = await erase(
      found.names.map(({ name }) => name),
      emile.email,
    )
    expect(erased).toMatchObject({ outcome: 'erased', counts: { removed: { contact_message: 1, report: 1, lead: 1 } } })
    const stored = (await everythingStored(database())).toLowerCase()
    expect(stored).not.toContain(address)
    expect(stored).not.toContain(emile.name.toLowerCase())
    expect(stored).toContain('smile@voorbeeld.nl')
  })

  it.each(['', ' ', 'message'])('takes %j for no address, and leaves everything', async (typed) => {
    await leaveMessage(app, joanna, { text: 'A message.' })
    const before = await everythingStored(database())
    expect(await erase([], typed)).toEqual({ outcome: 'nothing' })
    expect(await everythingStored(database())).toBe(before)
  })

  it('leaves alone what stands beside our tables', async () => {
    await leaveMessage(app, joanna, { text: `Ask ${marieke.email}.` })
    const { db, dialect } = database()
    await sql`create view shown as select message from contact_message`.execute(db)
    if (dialect === 'postgres') {
      await sql`create schema other`.execute(db)
      await sql`create table other.kept as select message from contact_message`.execute(db)
    }
    try {
      expect((await looked()).mentions.map(({ table }) => table)).not.toContain('shown')
      expect(await erase()).toMatchObject({ outcome: 'erased', counts: { blanked: { contact_message: 1 } } })
    } finally {
      await sql`drop view shown`.execute(db)
      if (dialect === 'postgres') await sql`drop schema other cascade`.execute(db)
    }
  })

  it('takes a name out of texts of others only when told to, and knows a namesake', async () => {
    await leaveMessage(app, marieke)
    await leaveMessage(app, { ...joanna, name: marieke.name })
    const { names } = await looked()
    expect(names).toMatchObject([{ name: marieke.name, namesake: true }])
    await erase(['Joanna', 'De'])
    const [other] = await database().db.selectFrom('contact_message').selectAll().execute()
    expect(other).toMatchObject({ name: marieke.name, email: joanna.email })
  })

  it('counts a text that holds address and name once, and a row that holds the name in two columns once', async () => {
    await leaveMessage(app, marieke)
    // In its message, the lead's preview and the two mails stand both; the namesake signs a second time in the message.
    await leaveMessage(app, joanna, { text: `Ask ${marieke.name} (${marieke.email}).` })
    await leaveMessage(app, { name: marieke.name, email: 'other@wit.example' }, { text: `Signed: ${marieke.name}.` })
    const { id } = await database()
      .db.selectFrom('lead')
      .select('id')
      .where('email_key', '=', marieke.email)
      .executeTakeFirstOrThrow()
    await changeLeads(app, staff, [{ id }], { status: 'answered' })
    await database()
      .db.updateTable('desk_change')
      .set({ summary: `set to answered by ${marieke.name}` })
      .execute()

    const found = await looked()
    const rowsOf = (mentions: Findings['mentions']) =>
      Object.fromEntries([...Map.groupBy(mentions, ({ table }) => table)].map(([table, { length }]) => [table, length]))
    expect(rowsOf(found.mentions)).toEqual({ contact_message: 1, lead: 1, outbox: 2 })
    const both = { contact_message: 2, lead: 2, outbox: 4 }
    expect(found.names.map(({ mentions }) => rowsOf(mentions))).toEqual([both])

    // With the line of the audit log on her own lead, which stays without what it says of her.
    const touched = { ...both, desk_change: 1 }
    const erased = await erase([marieke.name])
    if (erased.outcome !== 'erased') throw new Error(erased.outcome)
    expect(erased.counts.blanked).toEqual(touched)
    expect(await rowsWith(database(), `erased ${erased.number}`)).toEqual(touched)
    expect((await looked()).proofs).toMatchObject([{ counts: { blanked: touched } }])
    const lines = await database().db.selectFrom('desk_change').select('summary').orderBy('id').execute()
    expect(lines.at(-1)?.summary).toContain('9 texts blanked')
  })

  it('finds a report that keeps no address by the mail that it went out with', async () => {
    await leaveReport(app, marieke, false)
    const { report, outbox } = await held()
    expect([report.length, outbox.length]).toEqual([1, 2])
    await erase()
    expect(await database().db.selectFrom('report').selectAll().execute()).toEqual([])
  })

  it('takes what waits for the address out of the queue, also when somebody else made it', async () => {
    await withAccount(app, joanna)
    await database().db.deleteFrom('outbox').execute()
    await leaveMessage(app, marieke)
    expect((await looked()).places.find(({ key }) => key === 'waitingMail')).toMatchObject({ rows: 2 })
    await erase()
    expect(await database().db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('is refused for the office, and for whoever works at the desk', async () => {
    await leaveMessage(app, joanna)
    expect(await erase([], 'Office@site.example')).toEqual({ outcome: 'office' })
    expect(await lookUp(app, 'office@site.example')).toEqual({ outcome: 'office' })
    await withAccount(app, marieke)
    await database().db.updateTable('auth_user').set({ is_admin: 1 }).where('email', '=', marieke.email).execute()
    expect(await erase()).toEqual({ outcome: 'obstacle', obstacle: { kind: 'staff' } })
    await withAccount(app, joanna)
    const byList = { ...app, settings: { ...app.settings, adminEmails: [joanna.email] } }
    expect(await eraseHeld(byList, staff, { address: joanna.email, names: [] })).toMatchObject({ outcome: 'obstacle' })
    expect((await held(joanna.email)).contact_message).toHaveLength(1)
  })

  it('is refused while a booking is still to come, and done once it is cancelled', async () => {
    const booking = await leaveBooking(app, marieke, '10:30')
    const then = { ...app, clock: booking.app.clock }
    const order = { address: marieke.email, names: [] }
    const bookings = [{ number: booking.number, at: '2026-12-03T09:30:00.000Z' }]
    expect(await eraseHeld(then, staff, order)).toEqual({
      outcome: 'obstacle',
      obstacle: { kind: 'booking', bookings },
    })
    await cancelBooking(booking.app, booking.token)
    expect(await eraseHeld(then, staff, order)).toMatchObject({ outcome: 'erased' })
    expect(await everythingStored(database())).not.toContain(marieke.email)
  })

  it('is done once when two press at the same time', async () => {
    await leaveMessage(app, marieke)
    const outcomes = await Promise.all([erase(), erase(), erase()])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['erased', 'nothing', 'nothing'])
    expect(await database().db.selectFrom('erasure').selectAll().execute()).toHaveLength(1)
  })

  it.each([true, false])('keeps what comes from the address waiting, with a lead of it before: %j', async (known) => {
    if (known) await leaveMessage(app, marieke)
    const order: string[] = []
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
    const holding = database()
      .db.transaction()
      .execute(async (trx) => {
        await holdAddress(trx, marieke.email, app.clock.now())
        isHeld()
        await letGo
        order.push('erased')
      })
    await held
    const written = leaveMessage(app, marieke).then(() => order.push('written'))
    // As soon as nothing else is left to do: the message waits by then, or is there.
    await new Promise((done) => setTimeout(done, 200))
    resolve()
    await Promise.all([holding, written])
    expect(order).toEqual(['erased', 'written'])
    expect((await collectHeld(app, database().db, marieke.email)).lead).toMatchObject([
      { name: marieke.name, status: 'open' },
    ])
  })

  it('leaves others to be found by no part of a name that was taken out of what they say', async () => {
    await leaveMessage(app, marieke)
    await leaveMessage(app, { name: marieke.name, email: 'other@namesake.example' })
    // Whoever is called otherwise since was entered by that name too.
    await leaveMessage(app, { name: marieke.name, email: 'third@namesake.example' })
    await leaveMessage(app, { name: 'Noor', email: 'third@namesake.example' })
    // What is held tells nothing of somebody we knew.
    await leaveMessage(app, { name: 'Held', email: 'third@namesake.example' }, { spam: true })
    await erase([marieke.name])
    const { db } = database()
    const words = await db.selectFrom('lead_word').select('word').orderBy('word').execute()
    const said = words.map(({ word }) => word)
    expect(said).toEqual(expect.arrayContaining(['erased', 'example', 'namesake', 'noor', 'other', 'third']))
    expect(said.filter((word) => ['marieke', 'de', 'wit', 'held'].includes(word))).toEqual([])
  })

  it('empties what the audit log knows of a lead before and after, and leaves that something was done', async () => {
    await leaveEverything(app, staff, marieke, '10:30')
    await erase()
    const lines = await database().db.selectFrom('desk_change').selectAll().orderBy('id').execute()
    expect(lines).toMatchObject([{ action: 'lead.status', before: null, after: null }, { action: 'privacy.erase' }])
  })

  it('knows the other addresses of a mailbox', async () => {
    await leaveMessage(app, { ...marieke, email: 'marieke+news@dewit.example' })
    expect((await looked()).alsoUnder).toEqual(['marieke+news@dewit.example'])
    expect((await looked('marieke+other@dewit.example')).alsoUnder).toEqual([
      marieke.email,
      'marieke+news@dewit.example',
    ])
    expect(await lookUp(app, 'marieke')).toEqual({ outcome: 'invalid', issue: 'email.form' })
  })

  it.each([
    ['marieke.de.wit@gmail.com', 'marieke.de.wit+news@gmail.com'],
    ['marieke@bäcker.example', 'marieke+news@bäcker.example'],
  ])('knows those of %s as they are stored', async (email, tagged) => {
    await leaveMessage(app, { ...marieke, email: tagged })
    expect((await looked(email)).alsoUnder).toEqual([tagged])
  })

  it('names who still waits for an answer', async () => {
    await leaveMessage(app, marieke)
    const lead = await database().db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
    expect((await looked()).waiting).toEqual({ id: lead.id, name: marieke.name })
    await leaveNote(app, staff, lead.id, 'Rang back.')
    expect((await looked()).places.find(({ key }) => key === 'lead')?.tables).toContainEqual({
      table: 'lead_entry',
      rows: 2,
    })
  })
})

function placesOf(mentions: Findings['mentions']): string[] {
  return mentions.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
}

type Row = Readonly<Record<string, unknown>>

/** Writes the text into every text column that takes it, in rows that are not `own`: `table.column` of each. */
async function plantEverywhere({ db, dialect }: AppDatabase, own: readonly object[], text: string): Promise<string[]> {
  const skip = new Set(own.map((row) => JSON.stringify(row)))
  const place = sql.raw(dialect === 'sqlite' ? 'rowid' : 'ctid')
  const planted: string[] = []
  for (const { name: table, columns } of await db.introspection.getTables()) {
    const read = () =>
      sql<Row>`select ${place} as planted_at, ${sql.table(table)}.* from ${sql.table(table)}`.execute(db)
    let { rows } = await read()
    if (rows.length === 0) {
      await db
        .insertInto(table as 'outbox')
        .values(anyRow(table, columns) as never)
        .execute()
      rows = (await read()).rows
    }
    const other = rows.find(({ planted_at, ...row }) => !skip.has(JSON.stringify(row)))
    if (!other) throw new Error(`Nobody else has a row in ${table}`)
    let at = other['planted_at']
    for (const { name: column } of columns.filter(({ dataType }) => dataType.toLowerCase() === 'text')) {
      const set = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${withText(other[column], text)}`
      const done = await sql<Row>`${set} where ${place} = ${at} returning ${place} as planted_at`.execute(db).then(
        (changed) => changed.rows[0],
        () => undefined,
      )
      if (!done) continue
      // Where it stands may move with every change.
      at = done['planted_at']
      planted.push(`${table}.${column}`)
    }
  }
  return planted
}

/** JSON stays JSON. */
function withText(value: unknown, text: string): string {
  try {
    const parsed: unknown = JSON.parse(String(value))
    if (Array.isArray(parsed)) return JSON.stringify([...parsed, text])
    if (parsed !== null && typeof parsed === 'object') return JSON.stringify({ ...parsed, planted: text })
  } catch {
    // Not JSON.
  }
  return text
}

/** What a table asks for where it does not take any text. */
const asked: Readonly<Record<string, Row>> = {
  app_error_kind: { state: 'open' },
  visit: { locale: 'en', source: 'direct' },
  indexnow_submission: { made_by: 'ops' },
}

function anyRow(
  table: string,
  columns: readonly { name: string; dataType: string; isAutoIncrementing: boolean; isNullable: boolean }[],
) {
  const made = columns.filter(({ isAutoIncrementing, isNullable }) => !isAutoIncrementing && !isNullable)
  const row = made.map(({ name, dataType }) => [name, dataType.toLowerCase() === 'text' ? 'x' : 1])
  return { ...Object.fromEntries(row), ...asked[table] }
}

/** By table, of those that have any. */
async function rowsWith({ db }: AppDatabase, text: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'outbox')
      .selectAll()
      .execute()
    const { length } = rows.filter((row) => JSON.stringify(row).includes(text))
    if (length > 0) counts[name] = length
  }
  return counts
}

async function rowCounts({ db }: AppDatabase): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await db
      .selectFrom(name as 'outbox')
      .select((row) => row.fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow()
    counts[name] = Number(rows)
  }
  return counts
}
