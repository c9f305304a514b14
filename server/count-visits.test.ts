import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import type { OpenedPage } from '../app/domain/visits/visit.ts'
import { createNoteVisit } from './count-visits.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const opening = { accept: 'text/html,*/*', 'user-agent': firefox, host: 'vlotwerk.nl', 'sec-fetch-dest': 'document' }

interface Asked {
  url?: string
  method?: string
  headers?: Record<string, string | undefined>
  status?: number
}

/** What is counted of a request, once it was answered. */
function counted({ url = '/', method = 'GET', headers = {}, status = 200 }: Asked): OpenedPage[] {
  const pages: OpenedPage[] = []
  const note = createNoteVisit({ count: (page) => pages.push(page) }, new URL('https://vlotwerk.nl'))
  const response = Object.assign(new EventEmitter(), { statusCode: status })
  const request = { url, method, headers: { ...opening, ...headers } }
  note(request as unknown as IncomingMessage, response as unknown as ServerResponse, url.replace(/\?.*/, ''))
  response.emit('finish')
  return pages
}

const home = { page: 'home', slug: '', locale: 'en', source: 'direct', name: '' }
const inside = (path: string) => ({ referer: `https://vlotwerk.nl${path}`, 'sec-fetch-site': 'same-origin' })

it('counts a page with its language and its source', () => {
  expect(counted({})).toEqual([home])
  expect(counted({ url: '/nl/blog/some-article?utm_source=LinkedIn&x=1' })).toEqual([
    { page: 'article', slug: 'some-article', locale: 'nl', source: 'campaign', name: 'linkedin' },
  ])
  expect(counted({ headers: { referer: 'https://www.google.com/' } })).toEqual([
    { ...home, source: 'search', name: 'google' },
  ])
})

it('counts what a browser has in its cache and shows again', () => {
  expect(counted({ status: 304 })).toEqual([home])
})

it('counts browsers that do not say what they ask for', () => {
  expect(counted({ headers: { 'sec-fetch-dest': undefined } })).toEqual([home])
})

it('counts what a service worker asks for in the place of a browser, by the page before it', () => {
  const worker = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }
  expect(counted({ headers: worker })).toEqual([home])
  expect(counted({ headers: { ...worker, ...inside('/contact') } })).toEqual([
    { ...home, source: 'page', name: 'contact' },
  ])
})

it('tells a step inside the site from a visit, also where only the browser says so, and whatever campaign it carries', () => {
  const step = { page: 'contact', slug: '', locale: 'en', source: 'page' }
  const url = '/contact?utm_source=linkedin'
  expect(counted({ url, headers: inside('/tools/automation-roi-calculator?rate=50') })).toEqual([
    { ...step, name: 'calculator' },
  ])
  expect(counted({ url, headers: { 'sec-fetch-site': 'same-origin' } })).toEqual([{ ...step, name: '' }])
  expect(counted({ url, headers: inside('/account') })).toEqual([{ ...step, name: '' }])
})

it('counts a page once that is changed to its twin, and not again when it is opened from itself', () => {
  expect(counted({ url: '/nl', headers: inside('/') })).toEqual([{ ...home, locale: 'nl', source: 'twin' }])
  expect(counted({ url: '/blog?q=x', headers: inside('/blog') })).toEqual([])
  expect(counted({ url: '/blog/b', headers: inside('/blog/a') })).toEqual([
    { page: 'article', slug: 'b', locale: 'en', source: 'page', name: 'article' },
  ])
})

it('knows one spelling of an address', () => {
  expect(counted({ url: '/blog/%61' })[0]).toMatchObject({ page: 'article', slug: 'a' })
})

it.each<[string, Asked]>([
  ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }],
  ['what is drawn ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['what older browsers fetch ahead', { headers: { purpose: 'prefetch' } }],
  ['what a script asks for', { headers: { 'sec-fetch-dest': 'empty' } }],
  ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a script that takes anything', { headers: { 'sec-fetch-dest': undefined, accept: '*/*' } }],
  ['a form that is sent', { method: 'POST' }],
  ['a head', { method: 'HEAD' }],
  ['a page that is not there', { url: '/blog/nothing', status: 404 }],
  ['a redirect', { status: 302 }],
  ['an address of no page', { url: '/R7KQ2M9XVD4TH8WC5NJP3BYE6S' }],
  ['the desk', { url: '/admin/figures' }],
  ['pages for whoever signs in', { url: '/account' }],
  [
    'a crawler',
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
  ],
  ['a program', { headers: { 'user-agent': 'python-requests/2.31' } }],
  ['a browser without a screen', { headers: { 'user-agent': firefox.replace('Firefox', 'HeadlessChrome') } }],
  ['whoever says nothing', { headers: { 'user-agent': undefined } }],
])('does not count %s', (_, asked) => {
  expect(counted(asked)).toEqual([])
})

it('takes a phone for a phone', () => {
  const cubot = 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
  expect(counted({ headers: { 'user-agent': cubot } })).toEqual([home])
})
