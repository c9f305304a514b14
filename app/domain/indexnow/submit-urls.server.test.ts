import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import type { ListedPage } from '#app/platform/listed-pages.server.ts'
import { pathForLog } from '#app/platform/log.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { type IndexNowServer, startIndexNowServer } from '#tests/support/indexnow-server.ts'
import { freePort } from '#tests/support/start-site.ts'
import { compareUrls, countChanged } from './compare-urls.server.ts'
import { indexNowKey, keyFilePath } from './indexnow-key.server.ts'
import { type SubmitNeeds, submitUrls } from './submit-urls.server.ts'

let server: IndexNowServer

beforeAll(async () => {
  server = await startIndexNowServer()
})

afterAll(() => server.stop())

beforeEach(() => {
  server.answer({ status: 200 })
  server.requests.length = 0
})

const always = '0000-00-00'

function page(path: string, hash: string, from = always): ListedPage {
  return { path, says: [{ from, hash }] }
}

const pages = [page('/', 'a1'), page('/nl', 'a2'), page('/blog/later', 'b1', '2026-12-01')]

const staff = { userId: 'eva', name: 'Eva Kramer', email: 'eva@site.example' }

/** Monday 23 November 2026, half past ten, until the test sets it otherwise. */
function appOf(database: AppDatabase, env: Record<string, string> = {}) {
  let now = new Date('2026-11-23T09:30:00.000Z')
  const settings = { SITE_URL: 'https://site.example', INDEXNOW_ENDPOINT: server.endpoint, ...env }
  const app: SubmitNeeds = {
    database,
    clock: { now: () => now },
    settings: parseSettings(settings),
    secret: 'a secret of the test, long enough to be one',
    pages,
  }
  return {
    app,
    with: (change: Partial<App>): SubmitNeeds => ({ ...app, ...change }),
    setTime(at: string): void {
      now = new Date(at)
    },
  }
}

let keys = 0
function freshKey(): string {
  keys += 1
  return `abc${keys}`
}

/** Short enough for a test that waits for it. */
const soon = 300

async function submit(app: SubmitNeeds, choice: 'changed' | 'all' | string[] = 'changed', key = freshKey()) {
  return submitUrls(app, { choice, key }, soon)
}

async function states(app: SubmitNeeds) {
  return Object.fromEntries((await compareUrls(app)).map(({ path, state }) => [path, state]))
}

forEachDatabase('submitUrls', (database) => {
  it('sends one list as the protocol has it, and remembers what was taken', async () => {
    const { app } = appOf(database())
    expect(await states(app)).toEqual({ '/': 'new', '/nl': 'new' })
    const sent = await submit(app)
    expect(sent).toMatchObject({
      outcome: 'sent',
      submissions: [{ outcome: 'accepted', status: 200, by: 'ops indexnow' }],
    })
    const key = indexNowKey(app)
    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: '/indexnow',
        type: 'application/json; charset=utf-8',
        body: {
          host: 'site.example',
          key,
          keyLocation: `https://site.example/${key}.txt`,
          urlList: ['https://site.example/', 'https://site.example/nl'],
        },
      },
    ])
    expect(await states(app)).toEqual({ '/': 'same', '/nl': 'same' })
    expect(await submit(app)).toEqual({ outcome: 'nothing_chosen' })
  })

  it('finds what is new, changed and gone since, and an article from its day on', async () => {
    const { app, with: change, setTime } = appOf(database())
    await submit(app)
    setTime('2026-12-01T09:30:00.000Z')
    const later = change({ pages: [page('/', 'a9'), page('/blog/later', 'b1', '2026-12-01')] })
    expect(await states(later)).toEqual({ '/': 'changed', '/blog/later': 'new', '/nl': 'gone' })
    expect(await countChanged(later)).toBe(3)
    await submit(later)
    expect(server.requests.at(-1)?.body.urlList).toHaveLength(3)
    expect(await states(later)).toEqual({ '/': 'same', '/blog/later': 'same' })
  })

  it.each([
    [202, 'pending', 0],
    [400, 'bad_format', 2],
    [403, 'bad_key', 2],
    [422, 'bad_urls', 2],
    [429, 'too_many', 2],
    [301, 'redirect', 2],
    [500, 'unexpected', 2],
    [204, 'unexpected', 2],
  ])('an answer of %i is %s, and leaves %i to be told', async (status, outcome, left) => {
    const { app } = appOf(database())
    server.answer({ status, headers: { Location: 'https://elsewhere.example/' } })
    const sent = await submit(app)
    expect(sent).toMatchObject({ outcome: 'sent', submissions: [{ outcome, status, urls: expect.any(Array) }] })
    expect(await countChanged(app)).toBe(left)
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['hang', 'timeout'],
    ['close', 'closed'],
    ['babble', 'closed'],
  ] as const)('an endpoint that does %s is %s', async (behaviour, outcome) => {
    const { app } = appOf(database())
    server.answer(behaviour)
    expect(await submit(app)).toMatchObject({ submissions: [{ outcome, status: null }] })
    expect(await countChanged(app)).toBe(2)
  })

  it.each([
    ['where nobody listens', async () => `http://127.0.0.1:${await freePort()}/indexnow`, 'refused'],
    ['of no machine', async () => 'https://nobody.invalid/indexnow', 'no_name'],
  ])('an endpoint %s', async (_, endpoint, outcome) => {
    // A site that nobody outside reaches asks no endpoint but one on this machine.
    const { app } = appOf(database(), { SITE_URL: 'https://vlotwerk.nl', INDEXNOW_ENDPOINT: await endpoint() })
    expect(await submitUrls(app, { choice: 'changed', key: freshKey() }, 5_000)).toMatchObject({
      submissions: [{ outcome, status: null }],
    })
  })

  it('takes nothing of a body, however long it is', async () => {
    const { app } = appOf(database())
    server.answer('endless')
    expect(await submit(app)).toMatchObject({ submissions: [{ outcome: 'accepted' }] })
  })

  it('sends the same form once, pressed twice at the same time or again', async () => {
    const { app } = appOf(database())
    const press = () => submit(app, ['/'], 'f00d')
    await Promise.all([press(), press()])
    expect(await press()).toMatchObject({ outcome: 'sent', submissions: [{ outcome: 'accepted' }] })
    expect(server.requests).toHaveLength(1)
  })

  it('sends nothing after 429 until the moment that it named', async () => {
    const { app, setTime } = appOf(database())
    server.answer({ status: 429, headers: { 'Retry-After': '600' } })
    await submit(app)
    server.answer({ status: 200 })
    setTime('2026-11-23T09:39:59.000Z')
    expect(await submit(app)).toEqual({ outcome: 'wait', until: '2026-11-23T09:40:00.000Z' })
    expect(server.requests).toHaveLength(1)
    setTime('2026-11-23T09:40:00.000Z')
    expect(await submit(app)).toMatchObject({ outcome: 'sent' })
  })

  it('sends four times a minute at most', async () => {
    const { app, setTime } = appOf(database())
    for (let n = 0; n < 4; n += 1) expect(await submit(app, 'all')).toMatchObject({ outcome: 'sent' })
    expect(await submit(app, 'all')).toEqual({ outcome: 'wait', until: '2026-11-23T09:31:00.000Z' })
    expect(server.requests).toHaveLength(4)
    setTime('2026-11-23T09:31:00.000Z')
    expect(await submit(app, 'all')).toMatchObject({ outcome: 'sent' })
  })

  it('sends 10,000 URLs at once at most, and no more of them after a refusal', async () => {
    const { with: change } = appOf(database())
    const many = change({ pages: Array.from({ length: 10_001 }, (_, n) => page(`/blog/article-${n}`, 'c1')) })
    server.answer({ status: 403 })
    await submit(many)
    expect(server.requests.map(({ body }) => body.urlList?.length)).toEqual([10_000])
    server.answer({ status: 200 })
    expect(await submit(many)).toMatchObject({ submissions: [{ outcome: 'accepted' }, { outcome: 'accepted' }] })
    expect(server.requests.map(({ body }) => body.urlList?.length)).toEqual([10_000, 10_000, 1])
    expect(await countChanged(many)).toBe(0)
  })

  it('refuses what is no page of this host', async () => {
    const { app } = appOf(database())
    const foreign = ['https://elsewhere.example/', '//elsewhere.example/', '/nowhere', '/blog/later']
    expect(await submit(app, ['/', ...foreign])).toEqual({ outcome: 'unknown_paths', paths: foreign })
    expect(await submit(app, [])).toEqual({ outcome: 'nothing_chosen' })
    expect(server.requests).toEqual([])
  })

  it('begins anew at another address, and forgets nothing of the old one', async () => {
    const { app } = appOf(database())
    await submit(app)
    expect(await states(appOf(database(), { SITE_URL: 'https://other.example' }).app)).toEqual({
      '/': 'new',
      '/nl': 'new',
    })
    expect(await countChanged(app)).toBe(0)
  })

  it('never tells the real search engines of a machine that nobody can reach', async () => {
    for (const SITE_URL of ['http://localhost:3000', 'http://192.168.1.9', 'http://desk.local']) {
      const { app } = appOf(database(), { SITE_URL, INDEXNOW_ENDPOINT: 'https://search.invalid/indexnow' })
      expect(await submit(app)).toEqual({ outcome: 'not_public' })
    }
  })

  it('takes nothing for gone where the site was not built', async () => {
    const { app, with: change } = appOf(database())
    await submit(app)
    const unbuilt = change({ pages: undefined })
    expect(await countChanged(unbuilt)).toBe(0)
    expect(await submit(unbuilt, 'all')).toEqual({ outcome: 'not_built' })
  })

  it.each([
    [async () => server.endpoint, /^1 URL submitted: 202 [^.]+$/],
    [async () => `http://127.0.0.1:${await freePort()}/indexnow`, /^1 URL not sent: No way to the endpoint$/],
  ])('stands in the audit log when staff did it, with what came of it: %#', async (endpoint, said) => {
    const { db } = database()
    const now = '2026-11-23T09:00:00.000Z'
    const user = {
      id: staff.userId,
      name: staff.name,
      email: staff.email,
      image: null,
      created_at: now,
      updated_at: now,
    }
    await db
      .insertInto('auth_user')
      .values({ ...user, email_verified: 1 })
      .onConflict((there) => there.doNothing())
      .execute()
    const { app } = appOf(database(), { INDEXNOW_ENDPOINT: await endpoint() })
    server.answer({ status: 202 })
    const sent = await submitUrls(app, { choice: ['/'], key: freshKey(), staff }, 5_000)
    expect(sent).toMatchObject({ submissions: [{ by: 'Eva Kramer', urls: ['https://site.example/'] }] })
    const [change] = await db.selectFrom('desk_change').selectAll().execute()
    expect(change).toMatchObject({ user_id: 'eva', action: 'indexnow.submit', target: 'IndexNow', before: null })
    expect(change?.summary).toMatch(said)
    await db.deleteFrom('desk_change').execute()
  })
})

describe('indexNowKey', () => {
  it('is made from the secret, and always the same', () => {
    const key = (secret: string, env = {}) => indexNowKey({ secret, settings: parseSettings(env) })
    expect(key('one secret')).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{8}){3}$/)
    expect(key('one secret')).toBe(key('one secret'))
    expect(key('another one')).not.toBe(key('one secret'))
    expect(key('one secret', { INDEXNOW_KEY: 'A-key-of-ours' })).toBe('A-key-of-ours')
  })

  it('stands at an address that the log does not take for a secret', () => {
    const path = keyFilePath(indexNowKey({ secret: 'one secret', settings: parseSettings({}) }))
    expect(pathForLog(path)).toBe(path)
  })
})
