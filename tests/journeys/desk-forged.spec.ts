/** No other site can use somebody's desk, and no form of it changes more than it names. */

import { accessTable } from '../support/access-table.ts'
import { makeAccount } from '../support/account-client.ts'
import { deskForms, fillDesk } from '../support/desk-forms.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'
import { changesBetween, readStored, storedText } from '../support/stored-rows.ts'

/** Search engines are told where nobody listens. */
const test = testOnSite({ INDEXNOW_ENDPOINT: 'http://127.0.0.1:1/indexnow' })

/** How a browser says that another site made it post, and how a program says nothing. */
const forged: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  {},
]

const smuggled = 'smuggled-in'

/** Columns that somebody might try to set along with a form. */
const extras: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'status',
      'state',
      'name',
      'email',
      'to',
      'owner',
      'owner_id',
      'ownerId',
      'user_id',
      'userId',
      'by_user_id',
      'staff',
    ]
      .concat([
        'staff[userId]',
        'summary',
        'action',
        'target',
        'before',
        'after',
        'dedupe_key',
        'text',
        'note',
        'subject',
      ])
      .concat([
        'last_error',
        'email_key',
        'preview',
        'campaign',
        'made_by',
        'settled_by',
        'reason',
        '__proto__',
        'constructor',
      ])
      .map((name) => [name, smuggled]),
  ),
  id: '1',
  lead_id: '1',
  revision: '999',
  number: '1',
  is_admin: '1',
  isAdmin: 'true',
  email_verified: '1',
  undone_by: '7',
  attempts: '99',
  created_at: '2001-01-01T00:00:00.000Z',
  waiting_since: '2001-01-01T00:00:00.000Z',
  promise_at: '2001-01-01T00:00:00.000Z',
  sent_at: '2001-01-01T00:00:00.000Z',
}

test('a form of the desk is taken from the desk only, and changes what it names', async ({
  playwright,
  request,
  site,
}) => {
  test.setTimeout(120_000)
  const headers = { 'X-Forwarded-For': '10.79.0.1' }
  const visitor = await playwright.request.newContext({ baseURL: site.origin, extraHTTPHeaders: headers })
  await makeAccount(visitor, site)
  await makeStaff(request, site)
  await fillDesk(site)
  const posted = new Set<string>()
  for (const formOf of deskForms) {
    const before = readStored(site.dataDir)
    const { what, route, path, fields, changes, reads = [] } = formOf(before)
    posted.add(route)
    for (const origin of forged) {
      const answer = await request.post(path, { maxRedirects: 0, form: fields, headers: origin })
      expect(answer.status(), `${what}, from ${JSON.stringify(origin)}`).toBe(403)
    }
    expect(changesBetween(before, readStored(site.dataDir)), `${what}, forged`).toEqual([])
    const more = Object.entries(extras).filter(([name]) => !(name in fields) && !reads.includes(name))
    const form = { ...Object.fromEntries(more), ...fields }
    const answer = await request.post(path, { maxRedirects: 0, form, headers: { Origin: site.origin } })
    expect([200, 303], `${what}: ${answer.status()}`).toContain(answer.status())
    const after = readStored(site.dataDir)
    expect(changesBetween(before, after), what).toEqual(changes)
    expect(storedText(after), what).not.toContain(smuggled)
  }
  const takesForms = Object.entries(accessTable).filter(
    ([route, { post }]) => route.startsWith('admin') && post[2] !== 405,
  )
  expect([...posted].toSorted(), 'every action has a form here').toEqual(takesForms.map(([route]) => route).toSorted())
})
