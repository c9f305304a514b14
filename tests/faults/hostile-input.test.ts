/**
 * Whatever is put into a field, a body or a query, the answer is whole and below 500, and says nothing of our insides. The
 * choice is random: what fails is printed with the seed, and comes again with `{ seed, path }` in the options of its run.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAddress } from '#tests/support/any-address.ts'
import { anyJson, anyText, planted } from '#tests/support/any-input.ts'
import { bookOverHttp } from '#tests/support/book-over-http.ts'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { freeStarts, freeWorkshops } from '#tests/support/free-starts.ts'
import { type Known, type PostedAddress, postedAddresses } from '#tests/support/posted-addresses.ts'
import { type SignedIn, signedInByFetch } from '#tests/support/sign-in-by-fetch.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

/** Requests of each run; on a busy machine its time ends it. */
const runs = { forms: 900, bodies: 400, queries: 600 }
/** No text may keep the server busy for so long, on any machine. */
const patienceMs = 10_000

const longestMs = 12_000

forEachKind((database) => {
  describe(`on ${database.name}`, () => {
    let site: Site
    let staff: SignedIn
    let known: Omit<Known, 'call' | 'workshop'>

    const [calls, workshops] = [freeStarts(200), freeWorkshops()]
    let asked = 0

    beforeAll(async () => {
      const databaseUrl = await database.create()
      const env = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
      // Search engines are told where nobody listens.
      site = await startSite({ env: { TRUST_PROXY: '1', INDEXNOW_ENDPOINT: 'http://127.0.0.1:1/indexnow', ...env } })
      staff = await signedInByFetch(site, { staff: true, env })
      const [token, booking] = await Promise.all([
        formToken(site.origin),
        bookOverHttp(site.origin, { event: 'intro-call-30-minutes' }),
      ])
      const message = { name: 'Anna', email: 'anna@example.nl', message: 'Our quotes wait for days.' }
      await postMessage(site.origin, { ...message, key: randomUUID(), token }, '10.61.0.1')
      const nobody = 'Z'.repeat(26)
      known = {
        booking,
        withdraw: nobody,
        link: 'x'.repeat(43),
        formToken: token,
        email: 'anna@example.nl',
      }
    }, 180_000)

    afterAll(async () => {
      await site.stop()
      removeDataDir(site.dataDir)
    })

    it('what books does so, where nothing hostile is in it', async () => {
      for (const address of addresses()['booking/page.tsx'] ?? []) {
        const answer = await post(address, urlencodedOf(Object.entries(address.fields)))
        expect(answer.status, address.path).toBe(303)
        expect(answer.headers.get('location')).toContain('?done=booked')
      }
    })

    it('any text in any field of any form is answered below 500', async () => {
      const change = fc.record({
        form: anyForm(),
        fields: fc.array(fc.tuple(fc.nat(20), anyText()), { minLength: 1, maxLength: 4 }),
        more: fc.array(
          fc.tuple(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'is_admin', ''), anyText()), anyText()),
          { maxLength: 2 },
        ),
        twice: fc.boolean(),
        multipart: fc.boolean(),
      })
      await holds(runs.forms, change, async ({ form, fields, more, twice, multipart }) => {
        const address = formAt(form)
        const names = Object.keys(address.fields)
        const given = new Map(Object.entries(address.fields))
        for (const [place, text] of fields) if (names.length > 0) given.set(names[place % names.length] ?? '', text)
        const pairs = [...given, ...more, ...(twice ? [...given].slice(0, 2) : [])]
        await post(address, address.json ? jsonOf(pairs) : multipart ? multipartOf(pairs) : urlencodedOf(pairs))
      })
    })

    it('any body is answered below 500, whatever it says that it is', async () => {
      const body = fc.record({ form: anyForm(), sent: anyBody() })
      await holds(runs.bodies, body, async ({ form, sent }) => {
        await post(formAt(form), sent)
      })
    })

    it('each body that has broken a parser is answered below 500 by every address that reads JSON', async () => {
      const forms = Object.values(addresses()).flat()
      for (const address of forms.filter(({ json, path }) => json || path === '/contact')) {
        const type = address.json ? 'application/json' : 'application/x-www-form-urlencoded'
        for (const text of odd) await post(address, { type, body: Buffer.from(text, 'latin1') })
      }
    })

    it('any text in any query is answered below 500, and at the desk too', async () => {
      const query = fc.constantFrom(...Object.entries(queried)).chain(([path, names]) =>
        fc.record({
          path: fc.constant(path),
          texts: fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), anyText()))),
        }),
      )
      await holds(runs.queries, query, async ({ path, texts }) => {
        const params = new URLSearchParams(texts.map(([name, text]) => [name, text.slice(0, 300)]))
        await ask(`${path}${path.includes('?') ? '&' : '?'}${params}`, { headers: { Cookie: staff.cookie } })
      })
    })

    it('left no complaint in the log, and the site as it was', async () => {
      expect(complaints(site)).toEqual([])
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
      expect((await ask('/admin', { headers: { Cookie: staff.cookie } })).status).toBe(200)
    })

    /** Each time with other free times, so that what could book is not refused for what booked before. */
    function addresses(): ReturnType<typeof postedAddresses> {
      asked += 1
      const [call = '', workshop = ['', '']] = [calls[asked % calls.length], workshops[asked % workshops.length]]
      return postedAddresses({ ...known, call, workshop })
    }

    function anyForm(): fc.Arbitrary<number> {
      return fc.nat(Object.values(addresses()).flat().length - 1)
    }

    function formAt(place: number): PostedAddress {
      return Object.values(addresses()).flat()[place] as PostedAddress
    }

    async function post({ path }: PostedAddress, { type, body }: Body): Promise<Response> {
      const cookie = /^\/(?:admin|account|api\/checklist|checklist)/.test(path) ? { Cookie: staff.cookie } : {}
      return ask(path, {
        method: 'POST',
        headers: { Origin: site.origin, ...(type === undefined ? {} : { 'Content-Type': type }), ...cookie },
        body: new Uint8Array(body),
      })
    }

    async function ask(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
      const headers = { 'X-Forwarded-For': anyAddress(), 'Accept-Encoding': 'identity', ...init.headers }
      const answer = await fetch(site.origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        ...init,
        headers,
      })
      const text = await answer.text()
      expect(answer.status, text.slice(0, 500)).toBeLessThan(500)
      expect(text).not.toMatch(/\n\s+at .*:\d+|node_modules|SQLITE_|syntax error at/)
      expect(answer.headers.get('location') ?? '/').toMatch(/^(?:http:\/\/localhost:\d+)?\/(?![/\\])/)
      for (const [name] of answer.headers) expect(name).not.toBe(planted)
      for (const line of answer.headers.getSetCookie()) expect(line).not.toContain(planted)
      expect(text.length).toBeLessThan(answer.ok ? 2_000_000 : 600_000)
      return answer
    }
  })
})

async function holds<Case>(
  numRuns: number,
  cases: fc.Arbitrary<Case>,
  check: (one: Case) => Promise<void>,
): Promise<void> {
  let asked = 0
  const counted = async (one: Case) => {
    asked += 1
    await check(one)
  }
  await fc.assert(fc.asyncProperty(cases, counted), { numRuns, interruptAfterTimeLimit: longestMs })
  // The limit of time is for a busy machine; it must not leave nothing.
  expect(asked).toBeGreaterThan(25)
}

/** The lines of the log that are no ordinary request. */
function complaints({ output }: Site): string[] {
  return output()
    .split('\n')
    .filter((line) => /"level":"(?:warn|error|fatal)"|^\s+at /.test(line))
}

interface Body {
  readonly type: string | undefined
  readonly body: Buffer
}

type Pairs = readonly (readonly [name: string, value: string])[]

function urlencodedOf(pairs: Pairs): Body {
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
  return { type: 'application/x-www-form-urlencoded', body: Buffer.from(body) }
}

/** By hand: what a library writes is always right. */
function multipartOf(pairs: Pairs): Body {
  const parts = pairs.map(
    ([name, value]) =>
      `--bound\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '_')}"\r\n\r\n${value}\r\n`,
  )
  return { type: 'multipart/form-data; boundary=bound', body: Buffer.from(`${parts.join('')}--bound--\r\n`) }
}

/** With halves of characters as JSON can say them. */
function jsonOf(pairs: Pairs): Body {
  const lines = pairs.map(
    ([name, value]) => `${JSON.stringify(name)}:${/^[[{]/.test(value) ? value : JSON.stringify(value)}`,
  )
  return { type: 'application/json', body: Buffer.from(`{${lines.join(',')}}`) }
}

const types = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'multipart/form-data; boundary=bound',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'text/plain',
  'text/x-script',
  'application/octet-stream',
  '*/*',
  undefined,
]

const wholeParts = [
  '--bound\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.nl\r\n',
  '--bound\r\nContent-Disposition: form-data; name="name"; filename="../../x"\r\nContent-Type: text/html\r\n\r\n<b>\r\n',
  '--bound\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n',
  '--bound\r\nContent-Disposition: form-data\r\n\r\nx\r\n',
  '--bound\r\nContent-Transfer-Encoding: base64\r\n\r\nx\r\n',
  '--bound\r\n',
  '--bound--\r\n',
  '\r\n\r\n',
  '--',
]

/** Things that a parser of one kind or the other has to stumble over, as they are and cut off anywhere. */
function anyBody(): fc.Arbitrary<Body> {
  const utf8 = (text: fc.Arbitrary<string>) => text.map((one) => Buffer.from(one))
  const whole = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    utf8(anyText()),
    utf8(anyJson().map((value) => JSON.stringify(value) ?? '')),
    utf8(fc.array(fc.constantFrom(...wholeParts), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))),
    fc.constantFrom(...odd.map((text) => Buffer.from(text, 'latin1'))),
  )
  const cut = fc.tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
  const body = fc.oneof(
    whole,
    cut.map(([bytes, share]) => bytes.subarray(0, Math.floor(bytes.length * share))),
  )
  return fc.record({ type: fc.constantFrom(...types), body })
}

const deep = 20_000
const odd = [
  `\u00ef\u00bb\u00bf{"email":"a@b.nl"}`,
  `\u00ef\u00bb\u00bfemail=a@b.nl`,
  `${'['.repeat(deep)}${']'.repeat(deep)}`,
  `${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}`,
  '{"a":1e400,"b":-1e-400,"n":123456789012345678901234567890}',
  '{"name":"\\ud800","email":"\\u0000@b.nl","message":"\\udc00\\u0000"}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"email":{"toString":null}}',
  '{"email":["a@b.nl"],"email":{"a":1},"email":null}',
  `{${'"a":1,'.repeat(8_000)}"b":2}`,
  `${'a=1&'.repeat(20_000)}b=2`,
  Array.from({ length: 6_000 }, (_, n) => `f${n}=${n}`).join('&'),
  'email=%ff%fe&name=%c0%80&message=%ed%a0%80',
  'email=%&name=%z&=&&==&message=%00',
  '--bound\r\nContent-Disposition: form-data; name="email"\r\n\r\n'.repeat(1_000),
  '__proto__[isAdmin]=1&constructor.prototype.isAdmin=1&email[]=a&email[$gt]=',
]

const sheet = [
  'process',
  'num',
  'name',
  'times',
  'people',
  'rate',
  's1-n',
  's1-d',
  's1-m',
  's1-t',
  's1-b',
  'a-left',
  'do',
]
const booked = ['format', 'month', 'day', 'zone', 'first', 'at', 'utm_source']

/** What each page reads from its address. */
const queried: Readonly<Record<string, readonly string[]>> = {
  '/tools/automation-roi-calculator': sheet,
  '/nl/tools/automation-roi-calculator': sheet,
  '/blog': ['q', 'category'],
  '/nl/blog': ['q', 'category'],
  '/contact': ['utm_source', 'utm_term', 'section', '__proto__'],
  '/book/intro-call-30-minutes': booked,
  '/nl/book/automation-strategy-workshop': booked,
  '/checklist': ['done', 'utm_source'],
  '/sign-in': ['to', 'done', 'refused'],
  '/sign-in/link': ['token', 'to'],
  '/confirm-email': ['token', 'to'],
  '/reset-password': ['token', 'done'],
  '/account': ['done', 'to'],
  '/account/new-email': ['token'],
  '/api/auth/callback/google': ['state', 'code', 'error', 'error_description'],
  '/api/free-times/intro-call-30-minutes': ['locale'],
  '/admin': ['q', 'view', 'owner', 'source', 'before', 'after', 'lead', 'did', 'undid', 'not', 'to', 'who', 'undo'],
  '/admin/leads/1': ['template', 'undo'],
  '/admin/leads.csv': ['q', 'view', 'owner', 'source'],
  '/admin/leads.json': ['q', 'view', 'owner', 'source'],
  '/admin/bookings': ['week', 'booking', 'do', 'day', 'block', 'done', 'undo'],
  '/admin/bookings?index': ['month'],
  '/admin/outbox': ['view', 'before', 'mail', 'news', 'tried', 'late'],
  '/admin/outbox/1/mail': ['as'],
  '/admin/errors': ['view', 'before', 'error', 'news'],
  '/admin/figures': ['days'],
  '/admin/figures.csv': ['days'],
  '/admin/indexnow-test': ['only', 'find', 'page', 'sent', 'before'],
  '/admin/privacy': ['proof'],
  '/admin/launch': ['undo'],
  '/admin/audit': ['view', 'by', 'until', 'before'],
  '/admin.data': ['_routes', 'q'],
}
