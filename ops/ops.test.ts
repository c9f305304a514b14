/** The command line as staff run it: a process of its own, beside whatever else has the database open. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTries } from '#app/domain/account/count-tries.server.ts'
import { sendChecklist } from '#app/domain/checklist/send-checklist.server.ts'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import type { App } from '#app/platform/app.ts'
import { systemClock } from '#app/platform/clock.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { loadSecret } from '#app/platform/secrets.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { migrate } from '#db/migrate.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { runOps } from '#tests/support/run-ops.ts'
import { commands } from './commands.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ops-'))
const ops = runOps(dataDir)
let app: App

/** Stays open during the tests, as the server's connection does. */
beforeAll(async () => {
  const settings = parseSettings({ DATA_DIR: dataDir })
  const database = await openDatabase(settings)
  await migrate(database)
  app = {
    database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    settings,
    secret: loadSecret(settings),
    pdf: noPdf,
    wakeOutbox: () => undefined,
  }
  for (let n = 1; n <= 60; n += 1) await write(n, n === 2 ? 'x' : '')
})

afterAll(async () => {
  await app.database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function auditLines(target: string): Promise<string[]> {
  const lines = await app.database.db.selectFrom('desk_change').select('summary').where('target', '=', target).execute()
  return lines.map(({ summary }) => summary)
}

async function write(n: number, trap: string): Promise<void> {
  const input = {
    name: `Visitor ${n}`,
    email: `v${n}@example.nl`,
    message: `Line one of ${n}\nline two ${'.'.repeat(4000)}`,
  }
  const token = issueFormToken(formTokenKey(app.secret), new Date(Date.now() - 60_000))
  const key = `key-of-message-${n}`
  const submission = {
    input,
    locale: 'en',
    key,
    token,
    trap,
    source: {},
    clientAddress: `10.0.0.${n}`,
    reusedKey: 'refuse',
  } as const
  expect(await submitContact(app, submission)).toMatchObject({ outcome: 'stored' })
}

describe('leads', () => {
  it('--json gives every message, newest first, an object a line', async () => {
    const { code, out } = await ops(['leads', '--json'])
    const leads = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(leads.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n))
    expect(leads[58]).toMatchObject({
      number: 2,
      status: 'quarantined',
      suspicion: ['trap'],
      company: null,
      source: {},
    })
    expect(leads[0].message).toContain('\n')
  })

  it('lists reports whose owners may be written to, and no others', async () => {
    const report = { sheet: exampleSheet, locale: 'nl', source: '{}', clientAddress: '10.0.0.1' } as const
    const key = 'key-of-report-'
    const email = 'report@example.nl'
    await saveReport(app, { ...report, key: `${key}1`, owner: 'Anna & Zn', email, consent: true })
    await saveReport(app, { ...report, key: `${key}2`, owner: 'Bert', email, consent: false })
    const [json, table] = await Promise.all([ops(['leads', '--json']), ops(['leads'])])
    const [newest, next] = json.out.split('\n').map((line) => (line === '' ? undefined : JSON.parse(line)))
    expect(newest).toMatchObject({
      kind: 'report',
      number: 1,
      name: 'Anna & Zn',
      email,
      sheet: exampleSheet.name,
      figures: { costCentsPerYear: 2_520_000, savingCentsPerYear: 1_260_000 },
    })
    expect(next).toMatchObject({ kind: 'message', number: 60 })
    expect(table.out).toMatch(/^1 .* report +Anna & Zn .*costs €25,200 a year, saves €12,600$/m)
    expect(json.out + table.out).not.toContain('Bert')
    await app.database.db.deleteFrom('report').execute()
  })

  it('lists checklists whose owners may be written to, and no others', async () => {
    const list = {
      ticked: ['one-process', 'one-owner'],
      locale: 'nl',
      source: '{}',
      clientAddress: '10.0.0.1',
    } as const
    const email = 'checklist@example.nl'
    await sendChecklist(app, { ...list, key: 'key-of-list-1', email, consent: true })
    await sendChecklist(app, { ...list, key: 'key-of-list-2', email: 'nobody@example.nl', consent: false })
    const [json, table] = await Promise.all([ops(['leads', '--json']), ops(['leads'])])
    expect(JSON.parse(json.out.split('\n')[0] ?? '')).toMatchObject({
      kind: 'checklist',
      number: 1,
      email,
      ticked: ['one-process', 'one-owner'],
    })
    expect(table.out).toMatch(/^1 .* checklist .*checklist@example\.nl .*2 points in place$/m)
    expect(json.out + table.out).not.toContain('nobody@')
  })

  it('forgets a checklist when its consent is taken back', async () => {
    expect(await ops(['forget-checklist', 'one'])).toMatchObject({ code: 2, out: '' })
    expect(await ops(['forget-checklist', '1'])).toMatchObject({ code: 0, out: expect.stringContaining('deleted') })
    expect(await ops(['forget-checklist', '1'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no checklist 1'),
    })
    expect((await ops(['leads', '--json'])).out).not.toContain('checklist@')
  })

  it('gives the newest fifty as a table, and all when asked', async () => {
    const [newest, all] = await Promise.all([ops(['leads']), ops(['leads', '--all'])])
    expect(newest.out.trim().split('\n')).toHaveLength(51)
    expect(newest.err).toContain('--all')
    expect(all.out.trim().split('\n')).toHaveLength(61)
    expect(all.out).toMatch(/^2 .*QUARANTINED/m)
  })

  it('ends quietly when its reader has seen enough', async () => {
    const { code, err } = await ops(['leads', '--json'], {}, 1)
    expect([code, err]).toEqual([0, ''])
  })

  it('does not make a database where there is none', async () => {
    const nowhere = join(dataDir, 'nowhere')
    const { code, err } = await ops(['leads'], { DATA_DIR: nowhere })
    expect(code).toBe(1)
    expect(err).toContain('DATA_DIR')
    expect(existsSync(nowhere)).toBe(false)
  })
})

describe('grant-admin', () => {
  it('makes an admin of a proven address, and of nobody else', async () => {
    const user = { id: 'u', name: 'U', image: null, created_at: '', updated_at: '' }
    await app.database.db
      .insertInto('auth_user')
      .values([
        { ...user, email: 'staff@example.nl', email_verified: 1 },
        { ...user, id: 'v', email: 'unproven@example.nl', email_verified: 0 },
      ])
      .execute()
    expect(await ops(['grant-admin', 'Staff@example.nl'])).toMatchObject({ code: 0 })
    expect(await ops(['grant-admin', 'staff@example.nl'])).toMatchObject({
      code: 0,
      out: 'staff@example.nl may use the admin desk already: nothing was changed.\n',
    })
    expect(await ops(['grant-admin', 'unproven@example.nl'])).toMatchObject({ code: 1, out: '' })
    expect(await ops(['grant-admin', 'nobody@example.nl'])).toMatchObject({ code: 1, out: '' })
    expect(await ops(['grant-admin'])).toMatchObject({ code: 2, out: '' })
    const admins = await app.database.db.selectFrom('auth_user').select('email').where('is_admin', '=', 1).execute()
    expect(admins).toEqual([{ email: 'staff@example.nl' }])
    expect(await auditLines('account:u')).toEqual(['desk granted on the command line'])
  })
})

describe('revoke-admin', () => {
  beforeAll(async () => {
    const user = { name: 'L', image: null, email_verified: 1, created_at: '', updated_at: '' } as const
    await app.database.db
      .insertInto('auth_user')
      .values([
        { ...user, id: 'leaver', email: 'leaver@example.nl', is_admin: 1 },
        { ...user, id: 'listed', email: 'listed@example.nl', is_admin: 1 },
        { ...user, id: 'stays', email: 'stays@example.nl', is_admin: 1 },
      ])
      .execute()
    await app.database.db
      .insertInto('lead')
      .values([
        leadRow({ name: 'Tom Brouwer', owner_id: 'leaver' }),
        leadRow({ name: 'Noor Visser', owner_id: 'leaver', status: 'won' }),
        leadRow({ name: 'Joanna Bakker', owner_id: 'stays' }),
      ])
      .execute()
  })

  const admins = async () =>
    (await app.database.db.selectFrom('auth_user').select('id').where('is_admin', '=', 1).execute()).map(({ id }) => id)

  it('takes the desk away from one address, and counts the open leads that keep their owner', async () => {
    const { code, out } = await ops(['revoke-admin', 'Leaver@example.nl'])
    expect([code, out]).toEqual([
      0,
      'leaver@example.nl may not use the admin desk any more.\nStill theirs: 1 open lead. Choose another owner on /admin.\n',
    ])
    expect(await admins()).not.toContain('leaver')
    expect(await admins()).toContain('stays')
    expect(await auditLines('account:leaver')).toEqual(['desk taken away on the command line'])
  })

  it('says when there was nothing to take away', async () => {
    const twice = await ops(['revoke-admin', 'leaver@example.nl'])
    expect([twice.code, twice.err]).toEqual([1, 'leaver@example.nl is no admin: there was nothing to take away.\n'])
    const unknown = await ops(['revoke-admin', 'nobody@example.nl'])
    expect([unknown.code, unknown.err]).toEqual([1, 'There is no account with the address nobody@example.nl.\n'])
    expect(await ops(['revoke-admin'])).toMatchObject({ code: 2, out: '' })
    expect(await auditLines('account:leaver')).toHaveLength(1)
  })

  it('says when ADMIN_EMAILS still grants it', async () => {
    const revoke = () => ops(['revoke-admin', 'listed@example.nl'], { ADMIN_EMAILS: 'Listed@example.nl' })
    const { code, out, err } = await revoke()
    expect([code, out]).toEqual([1, 'What was granted to listed@example.nl is taken away.\n'])
    expect(err).toContain('ADMIN_EMAILS still lets listed@example.nl use the admin desk')
    expect(await admins()).not.toContain('listed')
    expect(await revoke()).toEqual({ code, out: '', err })
    expect(await auditLines('account:listed')).toEqual([
      'desk taken away on the command line, still granted by ADMIN_EMAILS',
    ])
  })
})

describe('let-in', () => {
  it('says what it forgot of an account, that nothing was counted, and that there is no account', async () => {
    const user = { id: 'kept-out', name: 'K', image: null, email_verified: 1, created_at: '', updated_at: '' } as const
    await app.database.db
      .insertInto('auth_user')
      .values({ ...user, email: 'kept-out@example.nl' })
      .execute()
    for (let n = 0; n < 12; n += 1)
      await countTries(app, 'password', { email: 'kept-out@example.nl', clientAddress: `198.51.100.${n}` })
    expect(await ops(['let-in', 'Kept-Out@example.nl'])).toEqual({
      code: 0,
      out: 'Of today, 12 passwords and 0 mails of kept-out@example.nl are not counted any more.\n',
      err: '',
    })
    expect(await ops(['let-in', 'kept-out@example.nl'])).toEqual({
      code: 0,
      out: 'Nothing is counted of kept-out@example.nl today: nothing was changed.\n',
      err: '',
    })
    expect(await ops(['let-in', 'nobody@example.nl'])).toEqual({
      code: 1,
      out: '',
      err: 'There is no account with the address nobody@example.nl.\n',
    })
    expect(await ops(['let-in'])).toMatchObject({ code: 2, out: '' })
    expect(await auditLines('account:kept-out')).toEqual([
      'let in on the command line: 12 passwords and 0 mails not counted any more',
    ])
  })
})

describe('release', () => {
  it('promises the mails of a message in quarantine, once', async () => {
    expect(await ops(['release', '2'])).toMatchObject({ code: 0 })
    expect(await ops(['release', '2'])).toMatchObject({ code: 1 })
    expect(await promised('contact:2:')).toHaveLength(2)
  })

  it.each([[['abc']], [[]], [['1', '2']], [['-1']], [['1.5']]])('refuses %j', async (args) => {
    expect(await ops(['release', ...args])).toMatchObject({ code: 2, out: '' })
  })

  function promised(key: string) {
    return app.database.db.selectFrom('outbox').select('id').where('dedupe_key', 'like', `${key}%`).execute()
  }
})

describe('outbox', () => {
  it('counts, and exits 1 while a mail was given up', async () => {
    const reminder = { status: 'waiting', attempts: 0, due_at: '2999-01-01T00:00:00.000Z' } as const
    await app.database.db
      .updateTable('outbox')
      .set(reminder)
      .where('dedupe_key', '=', 'contact:2:confirmation')
      .execute()
    const before = await ops(['outbox'])
    expect(before.code).toBe(0)
    expect(before.out).toMatch(/^planned +1$/m)
    const last_error = 'the mail server refused the recipient'
    await app.database.db
      .updateTable('outbox')
      .set({ status: 'dead', last_error })
      .where('dedupe_key', '=', 'contact:1:confirmation')
      .execute()
    const { code, out } = await ops(['outbox'])
    expect(code).toBe(1)
    expect(out).toMatch(/^dead +1$/m)
    expect(out).toContain(last_error)
  })

  it('exits 0 once what was given up is settled, and leaves it when all are tried', async () => {
    const settle = (settled_at: string | null) =>
      app.database.db.updateTable('outbox').set({ settled_at }).where('status', '=', 'dead').execute()
    await settle('2026-11-20T00:00:00.000Z')
    for (const args of [[], ['--retry']]) {
      const { code, out } = await ops(['outbox', ...args])
      expect(code).toBe(0)
      expect(out).toMatch(/^dead +0$/m)
      expect(out).toMatch(/^settled +1$/m)
      expect(out).not.toContain('contact:1:confirmation')
    }
    await settle(null)
  })

  it('lists a row that holds no mail with the others', async () => {
    const row = { mail: '{"x":1}', status: 'dead', attempts: 12, last_error: 'unreadable', sent_at: null } as const
    const at = '2026-11-20T00:00:00.000Z'
    const { id } = await app.database.db
      .insertInto('outbox')
      .values({ ...row, dedupe_key: 'mail:unreadable', due_at: at, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { code, out } = await ops(['outbox'])
    await app.database.db.deleteFrom('outbox').where('id', '=', id).execute()
    expect(code).toBe(1)
    expect(out).toMatch(/mail:unreadable .*unreadable/)
  })

  it('tries again what was given up, and leaves what is for a day to come', async () => {
    const { code, out } = await ops(['outbox', '--retry'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Tried again: 1\. A server that runs/m)
    expect(out).toMatch(/^dead +0$/m)
    expect(out).toMatch(/^planned +1$/m)
  })

  it('promises nothing of the server where there was nothing to try again', async () => {
    const { code, out } = await ops(['outbox', '--retry'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Tried again: 0\.$/m)
  })
})

describe('backup', () => {
  const target = join(dataDir, 'copy.db')

  it('gives one whole file for its owner only, also over an older one', async () => {
    await ops(['backup', target])
    const { code, out } = await ops(['backup', target])
    expect([code, out.includes(target)]).toEqual([0, true])
    expect(statSync(target).mode & 0o777).toBe(0o600)
    const copy = new Sqlite(target, { readonly: true })
    expect(copy.prepare('select count(*) as n from contact_message').get()).toEqual({ n: 60 })
    copy.close()
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copy.db'))).toEqual(['copy.db'])
    const { at, size } = JSON.parse(readFileSync(join(dataDir, 'last-backup.json'), 'utf8'))
    expect([Date.now() - Date.parse(at) < 60_000, size]).toEqual([true, statSync(target).size])
  })

  it.each([
    ['the database itself', () => join(dataDir, 'site.db')],
    ['a folder that does not exist', () => join(dataDir, 'no', 'copy.db')],
    ['a folder in the place of a file', () => dataDir],
  ])('refuses %s', async (_, file) => {
    const before = readFileSync(join(dataDir, 'site.db'))
    const { code, out, err } = await ops(['backup', file()])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^(?:That is|There is|.* is a folder\. Name the file: ).*\n$/)
    expect(readFileSync(join(dataDir, 'site.db')).equals(before)).toBe(true)
  })

  it('names the command for PostgreSQL', async () => {
    const { code, err } = await ops(['backup', '/tmp/a copy.dump'], {
      DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/x?password=hunter3',
    })
    expect(code).toBe(1)
    expect(err.split('\n')).toContain(
      "  pg_dump --format=custom '--file=/tmp/a copy.dump' --dbname=postgres://user@127.0.0.1:1/x",
    )
    expect(err).not.toContain('hunter')
  })
})

describe('launch-check', () => {
  it('exits 1 and names what is left', async () => {
    const { code, out } = await ops(['launch-check'])
    expect(code).toBe(1)
    for (const part of ['company.', 'app/content/company.ts', 'SMTP_URL', 'SITE_URL']) expect(out).toContain(part)
  })

  it('does not name what is set', async () => {
    const env = {
      SITE_URL: 'https://www.b.nl',
      SMTP_URL: 'smtp://localhost',
      MAIL_TO: 'a@b.nl',
      MAIL_FROM: 'a@b.nl',
    }
    const { out } = await ops(['launch-check'], env)
    expect(out).toContain('company.')
    expect(out).not.toMatch(/SMTP_URL|SITE_URL|MAIL_/)
  })

  it('asks for a backup until there is one', async () => {
    const note = join(dataDir, 'last-backup.json')
    rmSync(note, { force: true })
    expect((await ops(['launch-check'])).out).toContain('Backup: 1')
    await ops(['backup', join(dataDir, 'copy.db')])
    expect((await ops(['launch-check'])).out).not.toContain('Backup:')
  })
})

describe('any command', () => {
  it('that does not exist is refused in a line', async () => {
    const { code, out, err } = await ops(['lead'])
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1])
  })

  it('says its use when asked, and does nothing', async () => {
    const { code, out, err } = await ops(['unblock-time', '--help'], { DATA_DIR: join(dataDir, 'nowhere') })
    expect([code, out, err]).toEqual([0, 'ops unblock-time NUMBER\n  a blocked period blocks nothing any more\n', ''])
    expect(await ops(['--help'])).toEqual(await ops(['help']))
  })

  it.each(commands.filter(({ name, usage }) => name === usage))(
    'refuses a word it has no use for: $name',
    async ({ name }) => {
      const { code, out, err } = await ops([name, 'more'])
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(`Usage: ops ${name}\n`)
    },
  )

  it('refuses an option it does not know', async () => {
    expect(await ops(['leads', '--jsno'])).toMatchObject({ code: 2, out: '' })
  })

  it('says a wrong setting in one line', async () => {
    const { code, err } = await ops(['leads'], { PORT: 'x' })
    expect([code, err.trim().split('\n').length]).toEqual([1, 1])
    expect(err).toContain('PORT')
  })

  it('says in one line that the database is out of reach', async () => {
    const { code, err } = await ops(['leads'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    expect([code, err.trim().split('\n').length]).toEqual([1, 1])
  })

  it('is in the help', async () => {
    const { code, out } = await ops([])
    expect(code).toBe(0)
    for (const { usage } of commands) expect(out).toContain(`  ${usage} `)
  })
})
