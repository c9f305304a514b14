import { describe, expect, it } from 'vitest'
import { accessTable } from '#tests/support/access-table.ts'
import { workerFacts } from '../worker-facts.ts'
import { assetsIn, isArticle, mayKeep, offlinePath, treatedPatterns, treatmentOf } from './worker-rules.ts'

const origin = 'https://vlotwerk.nl'
const token = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'

const opened = (path: string, method = 'GET') =>
  treatmentOf({ method, mode: 'navigate', url: origin + path }, origin, workerFacts)
const fetched = (path: string) => treatmentOf({ method: 'GET', mode: 'cors', url: origin + path }, origin, workerFacts)

describe('treatmentOf', () => {
  it.each(['/', '/nl', '/services/lead-generation', '/nl/blog/any-article?utm_source=x', '/contact', '/blog?q=x'])(
    'stands in for %s when it cannot be reached',
    (path) => expect(opened(path)).toBe('page'),
  )

  const privateDoors = [
    '/account',
    '/nl/account/delete',
    '/sign-in',
    '/nl/sign-up',
    '/sign-in/link?token=x',
    '/reset-password?token=x',
    '/sign-out',
    `/${token}`,
    `/nl/${token}`,
    `/${token}.pdf`,
    `/w/${token}`,
    `/nl/b/${token}`,
    `/b/${token}/move`,
    `/calendar/${token}.ics`,
    '/checklist/pdf',
    '/blog.data',
    '/_.data',
    '/sitemap.xml',
    '/metrics',
    '/healthz',
    '/nowhere',
  ]
  const desk = Object.values(accessTable).map(({ path }) => path)

  it.each([...privateDoors, ...desk])('leaves %s alone', (path) => {
    expect([opened(path), fetched(path), opened(path, 'POST')]).toEqual(['leave', 'leave', 'leave'])
  })

  it('leaves forms alone, also those of public pages', () => {
    expect(opened('/contact', 'POST')).toBe('leave')
  })

  it('leaves what a script asks for alone, apart from files with a hash in their name', () => {
    expect([fetched('/'), fetched('/blog/any-article'), fetched('/og/home.png'), fetched('/icon.svg')]).toEqual(
      Array(4).fill('leave'),
    )
    expect(fetched('/assets/root-JZOPSik1.css')).toBe('asset')
  })

  it('leaves other sites alone', () => {
    const url = 'https://vlotwerk.nl.example/assets/x.css'
    expect(treatmentOf({ method: 'GET', mode: 'cors', url }, origin, workerFacts)).toBe('leave')
  })
})

it('hands the browser patterns for all that it treats', () => {
  expect(treatedPatterns(workerFacts)).toEqual(
    expect.arrayContaining(['/', '/nl', '/blog/:slug', '/nl/blog/:slug', '/offline', '/nl/offline', '/assets/*']),
  )
  expect(treatedPatterns(workerFacts).filter((pattern) => /account|sign|admin|\/b\/|api/.test(pattern))).toEqual([])
})

it('knows articles by their address', () => {
  const paths = ['/blog/a-b', '/nl/blog/a-b', '/blog', '/blog/a-b.md', '/nl/blog/a/b', '/author/a-b', '/nl/nl/blog/a']
  expect(paths.filter((path) => isArticle(path, workerFacts))).toEqual(['/blog/a-b', '/nl/blog/a-b'])
})

it('has an offline page in the language of the path', () => {
  expect(['/x', '/nl', '/nl/x', '/nlx'].map((path) => offlinePath(path, workerFacts))).toEqual([
    '/offline',
    '/nl/offline',
    '/nl/offline',
    '/offline',
  ])
})

describe('mayKeep', () => {
  const answer = {
    status: 200,
    type: 'basic' as ResponseType,
    redirected: false,
    headers: new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    }),
  }
  const withHeader = (name: string, value: string) => {
    const headers = new Headers(answer.headers)
    headers.set(name, value)
    return headers
  }
  const kept = (change: Partial<typeof answer>) => mayKeep({ ...answer, ...change } as Response)

  it('takes a whole page', () => expect(kept({})).toBe(true))

  it.each<[string, Partial<typeof answer>]>([
    ['an error', { status: 500 }],
    ['a page that is not there', { status: 404 }],
    ['a part', { status: 206 }],
    ['a redirect', { status: 0, type: 'opaqueredirect' }],
    ['what was redirected', { redirected: true }],
    ['what is of another site', { type: 'opaque' }],
    ['what is no page', { headers: withHeader('Content-Type', 'text/markdown') }],
    ['what nobody may keep', { headers: withHeader('Cache-Control', 'no-store') }],
    ['what is for one visitor', { headers: withHeader('Cache-Control', 'private, max-age=0') }],
  ])('leaves %s', (_, change) => expect(kept(change)).toBe(false))
})

it('finds the files that a page is drawn with, each once', () => {
  const html = '<link href="/assets/a-1.css"><link href="/assets/a-1.css"><script src="/assets/b_2.js"></script>'
  expect(assetsIn(html)).toEqual(['/assets/a-1.css', '/assets/b_2.js'])
  expect(assetsIn('<p>none</p>')).toEqual([])
})
