/** What a posted sheet is answered. Saving itself is tested with the domain; here one database is enough. */
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import { findReport } from '#app/domain/report/find-report.server.ts'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import type { App } from '#app/platform/app.ts'
import { type AppDatabase, openDatabase } from '#app/platform/database.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { migrate } from '#db/migrate.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'
import { receiveSave } from './receive-save.server.ts'

const dataDir = makeDataDir()
let database: AppDatabase
let app: App
let now: Date

beforeAll(async () => {
  database = await openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(database)
})

afterAll(async () => {
  await database.close()
  removeDataDir(dataDir)
})

beforeEach(async () => {
  await database.db.deleteFrom('rate_limit').execute()
  now = new Date('2026-11-20T09:30:00.000Z')
  app = {
    database,
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
    settings: parseSettings({ SITE_URL: 'https://site.example' }),
    secret: 'a secret of the test, long enough to be one',
    pdf: noPdf,
    wakeOutbox: () => undefined,
  }
})

const sheet = writeTypedSheet(typeSheet(exampleSheet, 'en')).toString()

function post(fields: Record<string, string>, locale: 'en' | 'nl' = 'en') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ sheet, ...fields })) form.append(name, value)
  return receiveSave(app, form, { locale, clientAddress: '192.0.2.7' })
}

const tokenOfAge = (seconds: number) =>
  issueFormToken(formTokenKey(app.secret), new Date(now.getTime() - seconds * 1000))

describe('a sheet that is posted', () => {
  it('is saved as the form says it, and answered with absolute addresses', async () => {
    const receipt = await post({ owner: 'Anna' }, 'nl')
    if (!receipt.saved) throw new Error(`${receipt.status}`)
    const { share, withdraw, pdf } = receipt.posted.saved
    expect(share).toMatch(/^https:\/\/site\.example\/nl\/[0-9A-Z]{26}$/)
    expect(withdraw).toMatch(/^https:\/\/site\.example\/nl\/w\/[0-9A-Z]{26}$/)
    expect(pdf).toBe(`${share}.pdf`)
    expect(await findReport(app, share.slice(-26))).toMatchObject({ sheet: exampleSheet, owner: 'Anna', locale: 'nl' })
  })

  it.each([
    ['nothing', ''],
    ['no sheet', 'x=1'],
    ['a field that is wrong', sheet.replace('people=2', 'people=2.5')],
    ['a number of the other language', sheet.replace('rate=42', 'rate=42%2C5')],
  ])('is refused with %s in it', async (_, wrong) => {
    expect(wrong).not.toBe(sheet)
    const receipt = await post({ sheet: wrong, owner: 'Anna' })
    expect(receipt).toMatchObject({
      saved: false,
      status: 422,
      posted: {
        typed: { owner: 'Anna' },
        refusal: { reason: 'invalid', errors: { sheet: { code: 'sheet.wrong' } } },
      },
    })
  })

  it('is refused with every wrong field named, and what was typed kept', async () => {
    const receipt = await post({ owner: 'x'.repeat(61), consent: 'on', key: 'key-1234' }, 'nl')
    expect(receipt).toMatchObject({
      status: 422,
      posted: {
        typed: { owner: 'x'.repeat(61), email: '', consent: true },
        refusal: { errors: { owner: { text: 'Hooguit 60 tekens.' }, email: { code: 'email.missing' } } },
      },
      hidden: { key: 'key-1234', source: '{}' },
    })
  })

  it('comes with how long to wait when there were too many', async () => {
    for (let n = 0; n < 10; n += 1) await post({})
    expect(await post({})).toMatchObject({
      status: 429,
      retryAfter: 600,
      posted: { refusal: { reason: 'too_many', minutes: 10 } },
    })
  })
})

describe('a program', () => {
  const email = 'anna@example.nl'
  const suspect = { posted: { refusal: { errors: { email: { code: 'email.suspect' } } } } }

  it('may save a sheet for itself', async () => {
    expect((await post({ website: 'https://x.example' })).saved).toBe(true)
  })

  it('gets no mail sent with a trap filled in, without a token, or too fast', async () => {
    expect(await post({ email, website: 'x', token: tokenOfAge(60) })).toMatchObject(suspect)
    expect(await post({ email })).toMatchObject(suspect)
    expect(await post({ email, token: 'x.y' })).toMatchObject(suspect)
    expect(await post({ email, token: tokenOfAge(1) })).toMatchObject(suspect)
  })

  it('that turns out to be a person gets through the second time, a few seconds later', async () => {
    for (const seconds of [1, 8 * 86_400]) {
      const refused = await post({ email, token: tokenOfAge(seconds) })
      expect(refused).toMatchObject(suspect)
      now = new Date(now.getTime() + 5_000)
      expect((await post({ email, token: refused.hidden.token ?? '' })).saved).toBe(true)
    }
  })
})
