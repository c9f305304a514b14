/** A public form sets what it has fields for, and no more: whatever else comes along is not stored, and makes nobody staff. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { formToken } from '#tests/support/contact-client.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { type SignedIn, signedInByFetch } from '#tests/support/sign-in-by-fetch.ts'
import { smuggled, smuggledFields } from '#tests/support/smuggled-fields.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'
import { changesBetween, readStored, storedText } from '#tests/support/stored-rows.ts'

interface Form {
  readonly what: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly json?: true
  readonly answer: number
  /** See `changesBetween`. */
  readonly changes: readonly string[]
}

let site: Site
let person: SignedIn
let forms: Form[]

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } })
  const [made, token] = await Promise.all([signedInByFetch(site), formToken(site.origin)])
  person = made
  const hidden = () => ({ key: randomUUID(), token, website: '', source: '{}' })
  const message = { name: 'Anna', email: 'anna@example.nl', company: '', message: 'Our quotes wait for days.' }
  const sheet = writeTypedSheet(typeSheet(exampleSheet, 'en')).toString()
  const newLead = ['+contact_message', '+lead', '+lead_entry', '+outbox', '+outbox']
  forms = [
    { what: 'a message', path: '/contact', fields: { ...message, ...hidden() }, answer: 303, changes: newLead },
    {
      what: 'a message as JSON',
      path: '/api/contact',
      fields: { ...message, email: 'bert@example.nl', ...hidden() },
      json: true,
      answer: 201,
      changes: newLead,
    },
    {
      what: 'a report',
      path: '/api/reports',
      fields: { owner: 'Anna', email: 'carla@example.nl', consent: 'on', sheet, ...hidden() },
      answer: 201,
      changes: ['+lead', '+lead_entry', '+outbox', '+outbox', '+outbox', '+report'],
    },
    {
      what: 'a crash',
      path: '/api/app-error',
      fields: { message: 'Error: x', path: '/contact' },
      json: true,
      answer: 204,
      changes: ['+app_error', '+app_error_kind'],
    },
    {
      what: 'an account',
      path: '/sign-up',
      fields: { name: 'Dirk de Boer', email: 'dirk@example.nl', password: 'vier gewone woorden samen' },
      answer: 303,
      changes: ['+account_event', '+account_link', '+outbox'],
    },
    {
      what: 'a profile',
      path: '/account',
      fields: { do: 'save', firstName: 'Marijke', lastName: 'de Wit', language: 'nl' },
      answer: 303,
      changes: [
        '+account_event',
        'auth_user.name',
        'auth_user.updated_at',
        'user_profiles.first_name',
        'user_profiles.locale',
      ],
    },
  ]
}, 180_000)

afterAll(async () => {
  await site.stop()
  removeDataDir(site.dataDir)
})

it('a form of a visitor stores what it has fields for, whatever comes along', async () => {
  for (const { what, path, fields, json, answer, changes } of forms) {
    const before = readStored(site.dataDir)
    const more = Object.entries(smuggledFields).filter(([name]) => !(name in fields))
    const all = { ...Object.fromEntries(more), ...fields }
    const response = await fetch(site.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Origin: site.origin,
        'X-Forwarded-For': '10.63.0.1',
        Cookie: person.cookie,
        ...(json ? { 'Content-Type': 'application/json' } : {}),
      },
      body: json ? JSON.stringify(all) : new URLSearchParams(all),
    })
    expect(response.status, what).toBe(answer)
    const after = readStored(site.dataDir)
    expect(changesBetween(before, after), what).toEqual(changes)
    expect(storedText(after), what).not.toContain(smuggled)
    const users = [...(after.get('auth_user')?.values() ?? [])]
    expect(
      users.filter(({ is_admin }) => is_admin === 1),
      what,
    ).toEqual([])
  }
})
