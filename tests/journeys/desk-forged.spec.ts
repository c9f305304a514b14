/** No other site can use somebody's desk, and no form of it changes more than it names. */

import { accessTable } from '../support/access-table.ts'
import { makeAccount } from '../support/account-client.ts'
import { deskForms, fillDesk } from '../support/desk-forms.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { smuggled, smuggledFields } from '../support/smuggled-fields.ts'
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
    const more = Object.entries(smuggledFields).filter(([name]) => !(name in fields) && !reads.includes(name))
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
