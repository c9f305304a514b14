/** The door of the desk: every address below /admin and /api, asked by everybody in every way. */

import type { APIRequestContext, APIResponse, Page, PlaywrightWorkerArgs } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { accessTable } from '../support/access-table.ts'
import { makeAccount, signIn, signOut } from '../support/account-client.ts'
import { formToken, postMessage } from '../support/contact-client.ts'
import { leadRow, plantLeads } from '../support/desk-leads.ts'
import { expect, test } from '../support/journey.ts'
import { runOps } from '../support/run-ops.ts'
import { makeStaff } from '../support/staff.ts'
import type { Site } from '../support/start-site.ts'
import { changeStored, readStored } from '../support/stored-rows.ts'

const roles = ['anonymous', 'signed in', 'staff'] as const

test('every address below /admin and /api answers each as the table says', async ({ playwright, site }) => {
  test.setTimeout(120_000)
  expect(addressesBelow(routes, /^(?:admin|api)(?:[/?]|$)/).toSorted()).toEqual(Object.keys(accessTable).toSorted())
  const secret = await leaveMessage(site)
  const people = await makePeople(playwright, site)
  const wrong: string[] = []
  let seen = 0
  for (const [route, { path, get, post, getData = get, postData = post }] of Object.entries(accessTable)) {
    for (const [index, role] of roles.entries()) {
      const person = people[index]
      if (!person) throw new Error(role)
      for (const [form, expected, answer] of [
        ['GET', get, await ask(person, path)],
        ['GET .data', getData, await ask(person, dataPath(path))],
        ['POST', post, await ask(person, path, site.origin)],
        ['POST .data', postData, await ask(person, dataPath(path), site.origin)],
      ] as const) {
        const what = `${form} ${route} as ${role}`
        const status = answer.status()
        const { 'cache-control': cache, 'x-robots-tag': robots = '' } = answer.headers()
        const holds = (await answer.text()).includes(secret)
        if (status !== expected[index]) wrong.push(`${what}: ${status}, not ${expected[index]}`)
        if (cache !== 'no-store') wrong.push(`${what}: may be kept (${cache})`)
        if (!route.startsWith('admin')) continue
        // What is no document and no file stands in no index.
        if (role === 'staff' && status === 200 && !form.endsWith('.data') && !robots.includes('noindex'))
          wrong.push(`${what}: may be listed`)
        if (role === 'staff') seen += holds ? 1 : 0
        else if (holds) wrong.push(`${what}: holds what only staff may see`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(seen, 'staff see what strangers do not').toBeGreaterThan(3)
})

test('to strangers the desk looks like any address that is of no page', async ({ playwright, site }) => {
  const [anonymous, signedIn] = await makePeople(playwright, site)
  const there = Object.entries(accessTable).filter(([route]) => route.startsWith('admin') && route !== 'admin?index')
  for (const person of [anonymous, signedIn]) {
    if (!person) throw new Error('nobody')
    const unknown = await describe(await ask(person, '/admin/nowhere'), '/admin/nowhere')
    expect(unknown.status).toBe(404)
    expect(unknown.title).not.toBe('')
    for (const [route, { path }] of there) {
      const asked = await describe(await ask(person, path), path)
      const sheet = files.get(route)
      // What is shown in a frame has no page to show in its place.
      if (route === framed) expect([asked.status, asked.html], path).toEqual([404, 'null'])
      // Nor has a file. That there are such addresses stands in the public scripts too.
      else if (sheet !== undefined) expect([asked.status, asked.headers['location']], path).toEqual([303, sheet])
      else expect(asked, path).toEqual(unknown)
      expect((await ask(person, `${path}.data`)).status(), path).toBe(sheet === undefined ? 404 : 202)
      // One route of several can be asked for by itself: each has a lock of its own.
      const frame = await ask(person, `${path}.data?_routes=pages%2Fadmin%2Fpage`)
      if (route !== framed && sheet === undefined) expect(frame.status(), path).toBe(404)
    }
  }
})

test('who is no longer staff loses the desk at once, and has none after signing in again', async ({
  request,
  site,
}) => {
  const person = await makeStaff(request, site)
  const { email } = person
  const ops = runOps(site.dataDir)
  const status = async () => [
    (await ask(request, '/admin')).status(),
    (await ask(request, '/admin/privacy.data')).status(),
    (await ask(request, '/admin/launch', site.origin)).status(),
  ]
  const staff = [200, 200, 400]
  const stranger = [404, 404, 404]
  expect(await status()).toEqual(staff)
  expect(await ops(['revoke-admin', email])).toMatchObject({ code: 0 })
  expect(await status()).toEqual(stranger)
  await signOut(request)
  await signIn(request, person)
  expect(await status()).toEqual(stranger)
  expect(await ops(['grant-admin', email])).toMatchObject({ code: 0 })
  expect(await status()).toEqual(staff)
  changeStored(site.dataDir, 'update auth_user set email_verified = 0 where email = ?', email)
  expect(await status()).toEqual(stranger)
})

/** Without the marker, which would have the sheet load anew: as by a revoke at another device. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /session_token/ })
}

test.describe('whose session ends while a sheet is open', () => {
  test.use({ expectedStatuses: [404] })

  test('is told that nothing was done, and gets back to the sheet by signing in', async ({ page, site }) => {
    const { email, password } = await makeStaff(page.context().request, site)
    await page.goto('/admin/bookings')
    await endSession(page)
    await page.getByRole('button', { name: 'Block this time' }).click()
    await expect(page.getByRole('alert')).toContainText(
      /you are signed out: then nothing was done\. A reply or a note .* is kept/,
    )
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/sign-in?to=%2Fadmin%2Fbookings')
    await page.locator('#password-email').fill(email)
    await page.locator('#password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/admin/bookings')
  })

  test('is told so by the search too, and by Undo, and finds the sheet behind it', async ({ page, site }) => {
    const { request } = page.context()
    await makeStaff(request, site)
    const [id] = plantLeads(site.dataDir, [leadRow({ name: 'Ingrid Postma' })])
    await request.post('/admin?index', { form: { do: 'won', lead: `${id}.0` }, headers: { Origin: site.origin } })
    await page.goto('/admin')
    const undo = page.getByRole('contentinfo').getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    const cookies = await page.context().cookies()
    for (const ask of [() => undo.click(), () => page.getByRole('searchbox').press('Enter')]) {
      await endSession(page)
      await ask()
      await expect(page.getByRole('alert')).toContainText('Or you are signed out: then nothing was done.')
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?to=%2Fadmin')
      await expect(page.getByRole('contentinfo')).toContainText('SheetNone')
      await page.context().addCookies(cookies)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
    }
  })
})

test.describe('whose session ends before an export', () => {
  test.use({ expectedStatuses: [404] })

  for (const [sheet, kind] of [
    ['/admin/audit', 'Export CSV'],
    ['/admin/figures', 'Export CSV'],
    ['/admin', 'CSV'],
  ] as const)
    test(`gets in place of the file what ${sheet} is to anyone`, async ({ page, site }) => {
      const { request } = page.context()
      await makeStaff(request, site)
      const [id] = plantLeads(site.dataDir, [leadRow({ name: 'Ingrid Postma' })])
      await request.post('/admin?index', { form: { do: 'won', lead: `${id}.0` }, headers: { Origin: site.origin } })
      await page.goto(sheet)
      await endSession(page)
      if (sheet === '/admin') await page.getByText('Export').click()
      await page.getByRole(sheet === '/admin/audit' ? 'button' : 'link', { name: new RegExp(`^${kind}`) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      expect(new URL(page.url()).pathname).toBe(sheet)
    })
})

test.describe('where the server cannot be reached', () => {
  test.use({ expectedStatuses: [502] })

  test('a search stays at the desk, and is no crash of a page', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const crashes = () => readStored(site.dataDir).get('app_error')
    const before = crashes()
    await page.goto('/admin/errors')
    await page.route('**/admin/find.data', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await page.getByRole('searchbox').fill('anna')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('alert')).toContainText('could not be read')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'App errors' })).toBeVisible()
    expect(crashes()).toEqual(before)
  })
})

/** What the desk gives as a file, and the sheet that offers it. */
const files: ReadonlyMap<string, string> = new Map([
  ['admin/leads.csv', '/admin'],
  ['admin/leads.json', '/admin'],
  ['admin/figures.csv', '/admin/figures'],
  ['admin/audit.csv', '/admin/audit'],
  ['admin/privacy/export', '/admin/privacy'],
])

const framed = 'admin/outbox/:id/mail'

/** As `admin/leads/:id`; the start of a folder, which two routes share, stands as `admin` and `admin?index`. */
function addressesBelow(entries: readonly RouteConfigEntry[], wanted: RegExp, base = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = [base, path].filter(Boolean).join('/')
    const own = index ? `${here}?index` : here
    return [...(wanted.test(own) ? [own] : []), ...addressesBelow(children, wanted, here)]
  })
}

/** A message that the desk shows; what stands in it. */
async function leaveMessage(site: Site): Promise<string> {
  const name = `Zilverdraad ${crypto.randomUUID().slice(0, 8)}`
  const message = { name, email: `${crypto.randomUUID()}@example.nl`, message: 'Who may read this?' }
  const token = await formToken(site.origin)
  const answer = await postMessage(site.origin, { ...message, key: crypto.randomUUID(), token }, '10.77.0.1')
  expect(answer.status).toBe(201)
  return name
}

/** In the order of the roles. */
async function makePeople({ request }: PlaywrightWorkerArgs['playwright'], site: Site): Promise<APIRequestContext[]> {
  const people: APIRequestContext[] = []
  for (const role of roles) {
    const client = `10.77.${people.length}.${1 + Math.floor(Math.random() * 250)}`
    const person = await request.newContext({ baseURL: site.origin, extraHTTPHeaders: { 'X-Forwarded-For': client } })
    if (role === 'signed in') await makeAccount(person, site)
    if (role === 'staff') await makeStaff(person, site)
    people.push(person)
  }
  return people
}

/** With an origin it posts a form that says nothing. */
function ask(person: APIRequestContext, path: string, origin?: string): Promise<APIResponse> {
  if (origin === undefined) return person.get(path, { maxRedirects: 0 })
  return person.post(path, { maxRedirects: 0, headers: { Origin: origin }, form: { nothing: 'here' } })
}

function dataPath(path: string): string {
  return path.includes('?') ? path.replace('?', '.data?') : `${path}.data`
}

/** What is the same for two addresses that are of no page. */
async function describe(answer: APIResponse, path: string) {
  const html = (await answer.text()).replaceAll(path, '(path)').replaceAll(/ nonce="[^"]*"/g, '')
  return {
    status: answer.status(),
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    headers: headersOf(answer),
    html,
  }
}

function headersOf(answer: APIResponse): Record<string, string> {
  const { date: _, 'x-request-id': __, 'content-length': ___, ...headers } = answer.headers()
  return {
    ...headers,
    'content-security-policy': (headers['content-security-policy'] ?? '').replaceAll(/nonce-[^']*/g, ''),
  }
}
