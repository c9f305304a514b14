/** What a screen reader is told of every sheet of the desk, with something on each. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import routes from '../../app/routes.ts'
import { expectTree, expectTreeNow, stillPage, stillServer } from '../support/accessibility-tree.ts'
import { anyAddress } from '../support/any-address.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { leadRow, plantHeldLead, plantLeads } from '../support/desk-leads.ts'
import { plantMail } from '../support/desk-mails.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { until } from '../support/leads.ts'
import { signedInByFetch } from '../support/sign-in-by-fetch.ts'
import type { Site } from '../support/start-site.ts'
import { changeStored, readStored } from '../support/stored-rows.ts'
import { writtenLead } from '../support/written-lead.ts'

/** Sends as a domain that nobody can publish for, so that no name server is asked. */
const test = testOnSite({ ...stillServer, MAIL_FROM: 'desk@site.example' })

/** By the route below /admin: the sheet, and what of it is opened. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  '': ['/admin', '/admin?view=quarantine', '/admin?q=nobody-is-called-so'],
  'leads/:id': ['/admin/leads/1?template=audit'],
  bookings: ['/admin/bookings', '/admin/bookings?booking=1&do=move', '/admin/bookings?month=2026-12'],
  outbox: ['/admin/outbox', '/admin/outbox?mail=901'],
  errors: ['/admin/errors', '/admin/errors?error=1'],
  figures: ['/admin/figures'],
  'indexnow-test': ['/admin/indexnow-test?find=/contact'],
  privacy: ['/admin/privacy'],
  launch: ['/admin/launch'],
  audit: ['/admin/audit'],
  keys: ['/admin/keys'],
}

// What is left at the desk takes seconds to write: once for all sheets.
test.describe.configure({ mode: 'default' })

let cookie = ''

test.beforeAll(async ({ site }) => {
  cookie = await fillDesk(site)
})

test.beforeEach(async ({ page, site }) => {
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', ...value] = one.split('=')
    return { name, value: value.join('='), url: site.origin }
  })
  await page.context().addCookies(cookies)
  await stillPage(page)
})

for (const path of Object.values(sheets).flat()) {
  test(path, async ({ page, site }) => {
    await expectTree(page, site, path, `desk${path.slice('/admin'.length)}`)
  })
}

test('/admin/privacy, what was found', async ({ page, site }) => {
  await page.goto('/admin/privacy')
  await page.getByLabel('E-mail address', { exact: true }).fill('ingrid@postma.example')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'on ingrid@postma.example, in' })).toBeVisible()
  // What was found is there before all is read again.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await expectTreeNow(page, site, 'desk/privacy, found')
})

test('there is a tree of every sheet', () => {
  const desk = (routes as RouteConfigEntry[]).find(({ path }) => path === 'admin')
  // The others are posted to only.
  const seen = desk?.children?.filter(({ file }) => !file.endsWith('-api.ts'))
  expect(seen?.map(({ path = '' }) => path)).toEqual(Object.keys(sheets))
})

/** Something for each sheet. Gives the cookies of somebody who works here. */
async function fillDesk(site: Site): Promise<string> {
  const { dataDir, origin } = site
  const [staff] = await Promise.all([
    signedInByFetch(site, { staff: true }),
    writtenLead(site, { since: '2026-11-30T10:05:00.000Z' }),
  ])
  // The command line has the clock of this machine.
  changeStored(dataDir, `update desk_change set created_at = '2026-12-01T08:00:00.000Z'`)
  await bookOverHttp(origin, {
    event: 'intro-call-30-minutes',
    starts: [instantAt('2026-12-03', '10:00')],
    typed: { email: 'marieke@dewit.example' },
  })
  await until('what is due is mailed', () =>
    [...(readStored(dataDir).get('outbox')?.values() ?? [])].every(
      ({ status, due_at }) => status === 'sent' || String(due_at) > '2026-12-02',
    ),
  )
  const person = (name: string, email: string) => leadRow({ name, email, email_key: email })
  const [won = 0] = plantLeads(dataDir, [
    person('Jeroen Smit', 'jeroen@smit.example'),
    { ...person('Hassan El Amrani', 'hassan@amrani.example'), company: 'Bakker & Partners', status: 'open' },
    leadRow({
      name: 'Ingrid Postma',
      email: 'ingrid@postma.example',
      email_key: 'ingrid@postma.example',
      waiting_since: '2026-12-01T08:30:00.000Z',
    }),
  ])
  plantHeldLead(dataDir, { name: 'Klaas Vermaat', email: 'klaas@vermaat.example' })
  plantMail(dataDir, { id: 901, subject: 'Uw offerte' })
  plantMail(dataDir, { id: 902, subject: 'Morgen', status: 'waiting', attempts: 0, due_at: '2026-12-02T09:00:00.000Z' })
  for (const source of ['direct', 'campaign'])
    changeStored(
      dataDir,
      `insert into visit (day, page, slug, locale, source, source_name, count) values ('2026-11-30', 'contact', '', 'nl', ?, ?, 3)`,
      source,
      source === 'campaign' ? 'linkedin' : '',
    )
  const report = { message: 'TypeError: map is undefined', stack: 'at draw (map.js:88:21)', path: '/nl/contact' }
  await post(`${origin}/api/app-error`, JSON.stringify(report), { 'Content-Type': 'application/json' })
  await post(`${origin}/admin?index`, new URLSearchParams({ do: 'won', lead: `${won}.0` }), { Cookie: staff.cookie })
  return staff.cookie
}

async function post(address: string, body: BodyInit, headers: Record<string, string>): Promise<void> {
  const { origin } = new URL(address)
  const given = { Origin: origin, 'X-Forwarded-For': anyAddress(), ...headers }
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers: given, body })
  if (answer.status >= 400) throw new Error(`${address} answered ${answer.status}`)
}
