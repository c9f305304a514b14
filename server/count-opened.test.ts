import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OpenedPage } from '../app/domain/visits/visit.ts'
import { createTakeOpened } from './count-opened.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const site = 'https://vlotwerk.nl'

let server: Server
let counted: OpenedPage[]

beforeEach(async () => {
  counted = []
  const files = new Set(['/services/lead-generation'])
  const take = createTakeOpened({ count: (page) => counted.push(page) }, new URL(site), files)
  server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => server.close())

function tell(body: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Origin: site, 'User-Agent': firefox, 'Content-Type': 'text/plain;charset=UTF-8', ...init.headers }
  const port = (server.address() as AddressInfo).port
  return fetch(`http://127.0.0.1:${port}/api/opened`, {
    method: 'POST',
    ...(init.method === 'GET' ? {} : { body }),
    ...init,
    headers,
  })
}

it.each<[string, string, Partial<OpenedPage>]>([
  ['a step inside', `${site}/nl/services ${site}/nl`, { page: 'services', locale: 'nl', source: 'page', name: 'home' }],
  [
    'a step that carries a campaign',
    `${site}/services/lead-generation?utm_source=x ${site}/services?utm_source=x`,
    { page: 'service', slug: 'lead-generation', source: 'page', name: 'services' },
  ],
  [
    'what a search engine had fetched',
    `${site}/ https://www.google.com/`,
    { page: 'home', source: 'search', name: 'google' },
  ],
  ['what was drawn while an address was typed', `${site}/ `, { page: 'home', source: 'direct', name: '' }],
])('counts %s once, as a request for it would have been', async (_, body, page) => {
  const answer = await tell(body)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'no-store'])
  expect(counted).toEqual([expect.objectContaining(page)])
})

it.each<[string, string]>([
  ['an entry that does not exist', `${site}/services/made-up ${site}/services`],
  ['an address of no page', `${site}/R7KQ2M9XVD4TH8WC5NJP3BYE6S ${site}/`],
  ['a page for whoever signs in', `${site}/account ${site}/`],
  ['a page that was opened from itself', `${site}/ ${site}/`],
])('does not count %s', async (_, body) => {
  expect((await tell(body)).status).toBe(204)
  expect(counted).toEqual([])
})

it('does not count programs', async () => {
  await tell(`${site}/ `, { headers: { 'User-Agent': 'python-requests/2.31' } })
  expect(counted).toEqual([])
})

it.each<[string, number, string, RequestInit]>([
  ['another site', 403, `${site}/ `, { headers: { Origin: 'https://evil.example' } }],
  ['a page of another site', 400, 'https://evil.example/ ', {}],
  ['one address', 400, `${site}/`, {}],
  ['three', 400, `${site}/ ${site}/ ${site}/`, {}],
  ['a page before it that is no address', 400, `${site}/ nonsense`, {}],
  ['nothing', 400, '', {}],
  ['too much', 413, `${site}/?${'a'.repeat(4096)} `, {}],
  ['what is only looked at', 405, '', { method: 'GET' }],
])('refuses %s with %i', async (_, status, body, init) => {
  expect((await tell(body, init)).status).toBe(status)
  expect(counted).toEqual([])
})
