/**
 * A secret address, a link of a mail and a session open by the exact token only: whatever was changed in it, and whatever
 * other token of ours stands in its place, the answer is the one to a token that was never given out and was changed in the
 * same way. Pages name the address that they were asked at, so they are compared by what they say and by their length.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { bookOverHttp } from '#tests/support/book-over-http.ts'
import { formToken } from '#tests/support/contact-client.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { mailedToken } from '#tests/support/mailed.ts'
import { type SignedIn, signedInByFetch } from '#tests/support/sign-in-by-fetch.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

/** An address with a place for a token in it, a token that opens it, and one of the same form that was never given out. */
interface Door {
  readonly what: string
  readonly at: (token: string) => string
  readonly right: string
  readonly never: string
  /** It stands in a cookie of this name, not in the address. */
  readonly cookie?: string
}

let site: Site
let person: SignedIn
let doors: Door[]

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } })
  const [made, token, booking] = await Promise.all([
    signedInByFetch(site),
    formToken(site.origin),
    bookOverHttp(site.origin, { event: 'intro-call-30-minutes' }),
  ])
  person = made
  const saved = await fetch(`${site.origin}/api/reports`, {
    method: 'POST',
    body: new URLSearchParams({
      sheet: writeTypedSheet(typeSheet(exampleSheet, 'en')).toString(),
      key: 'key-of-a-report',
      token,
    }),
  })
  const { share, withdraw } = (await saved.json()) as { share: string; withdraw: string }
  const reset = await post('/reset-password', { email: person.email })
  expect(reset.status).toBe(303)
  const newPassword = await mailedToken(site, person.email, 'reset-password')
  await post('/sign-in', { way: 'link', email: person.email })
  const magic = await mailedToken(site, person.email, 'sign-in/link')
  const [cookie = '', session = ''] =
    /^(.*?)=(.*)$/.exec(person.cookie.split('; ').find((one) => one.includes('session_token')) ?? '')?.slice(1) ?? []
  const [never, neverLink] = ['Z'.repeat(26), 'x'.repeat(43)]
  const neverSession = 'z'.repeat(session.indexOf('.')) + session.slice(session.indexOf('.'))
  doors = [
    { what: 'a booking', at: (token) => `/b/${token}`, right: booking, never },
    { what: 'a booking in Dutch', at: (token) => `/nl/b/${token}`, right: booking, never },
    { what: 'the file of a booking', at: (token) => `/b/${token}.ics`, right: booking, never },
    { what: 'moving a booking', at: (token) => `/b/${token}/move`, right: booking, never },
    { what: 'a report', at: (token) => `/${token}`, right: tokenIn(share), never },
    { what: 'the paper of a report', at: (token) => `/${token}.pdf`, right: tokenIn(share), never },
    { what: 'withdrawing a report', at: (token) => `/w/${token}`, right: tokenIn(withdraw), never },
    { what: 'a new password', at: (token) => `/reset-password?token=${token}`, right: newPassword, never: neverLink },
    { what: 'a link to sign in', at: (token) => `/sign-in/link?token=${token}`, right: magic, never: neverLink },
    { what: 'a session', at: () => '/account', right: session, never: neverSession, cookie },
    {
      what: 'the session that a script asks for',
      at: () => '/api/session',
      right: session,
      never: neverSession,
      cookie,
    },
  ]
}, 180_000)

afterAll(async () => {
  await site.stop()
  removeDataDir(site.dataDir)
})

it('each opens by its own token', async () => {
  for (const door of doors) {
    const [opened, never] = [await ask(door, door.right), await ask(door, door.never)]
    expect(opened.status, door.what).toBe(200)
    expect(opened, door.what).not.toEqual(never)
  }
})

it('no token that was changed opens anything, and its answer says no more than that to any other', async () => {
  let asked = 0
  const check = async ({ which, change }: { which: number; change: Change }) => {
    const door = doors[which] as Door
    const [changed, never] = [change(door.right), change(door.never)]
    if (changed === door.right || never === door.never) return
    asked += 1
    const [heard, about] = [await ask(door, changed), `${door.what}: ${JSON.stringify(changed)}`]
    // A `%` takes the next two signs along: of two tokens it makes two kinds of addresses, one of them no address at all.
    if (escapesIn(changed) === escapesIn(never)) expect(heard, about).toEqual(await ask(door, never))
    else expect(heard, about).not.toEqual(await ask(door, door.right))
  }
  const cases = fc.record({ which: fc.nat(doors.length - 1), change: anyChange() })
  await fc.assert(fc.asyncProperty(cases, check), { numRuns: 400, interruptAfterTimeLimit: 20_000 })
  // The limit of time is for a busy machine; it must not leave nothing.
  expect(asked).toBeGreaterThan(40)
})

it('no token opens what another one is for', async () => {
  const tokens = [...new Set(doors.map(({ right }) => right))]
  for (const door of doors) {
    for (const other of tokens.filter((one) => one !== door.right)) {
      const { status, says } = await ask(door, other)
      expect({ status, says }, door.what).not.toMatchObject({ status: 200, says: (await ask(door, door.right)).says })
      if (other.length === door.right.length)
        expect(await ask(door, other), door.what).toEqual(await ask(door, door.never))
    }
  }
})

it('and all of them open what they did before', async () => {
  for (const door of doors) expect((await ask(door, door.right)).status, door.what).toBe(200)
})

function escapesIn(token: string): string {
  return (token.match(/%.{0,2}/gs) ?? []).join(' ')
}

interface Heard {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Title and headings, or the whole of what is no page. */
  readonly says: readonly string[]
  readonly length: number
}

async function ask({ at, cookie }: Door, token: string): Promise<Heard> {
  const answer = await fetch(site.origin + at(cookie === undefined ? token : ''), {
    redirect: 'manual',
    headers: {
      'X-Forwarded-For': '10.62.0.1',
      'Accept-Encoding': 'identity',
      ...(cookie === undefined ? {} : { Cookie: `${cookie}=${token.replace(/[^!-~]|[;,]/gu, encodeURIComponent)}` }),
    },
  })
  const page = await answer.text()
  const headings = page.match(/<(title|h1|h2)\b[^>]*>.*?<\/\1>/gs)?.map((one) => one.replace(/<[^>]*>/g, ''))
  return {
    status: answer.status,
    headers: [...answer.headers].filter(
      ([name]) => !['date', 'x-request-id', 'content-security-policy', 'location'].includes(name),
    ),
    says: headings ?? [page],
    length: page.length,
  }
}

type Change = (token: string) => string

/** As mail programs, people and attackers change a token; each the same for every token of a length. */
function anyChange(): fc.Arbitrary<Change> {
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const at = (token: string, share: number) => Math.floor(token.length * share)
  const sign = fc.constantFrom(...'0A9Zz_-.~=+%,;*', '%00', '%0a', '%20', '%2e', '%252e', '\u0410', '\uff21', '\u200b')
  return fc.oneof(
    fc.tuple(place, sign).map(
      ([share, put]): Change =>
        (token) =>
          token.slice(0, at(token, share)) + put + token.slice(at(token, share) + 1),
    ),
    fc.tuple(place, sign).map(
      ([share, put]): Change =>
        (token) =>
          token.slice(0, at(token, share)) + put + token.slice(at(token, share)),
    ),
    place.map(
      (share): Change =>
        (token) =>
          token.slice(0, at(token, share)),
    ),
    place.map(
      (share): Change =>
        (token) =>
          token.slice(at(token, share) + 1),
    ),
    sign.map(
      (put): Change =>
        (token) =>
          token + put,
    ),
    sign.map(
      (put): Change =>
        (token) =>
          put + token,
    ),
    fc.constantFrom<Change>(
      (token) => token.toLowerCase(),
      (token) => token + token,
      (token) => `${token}==`,
      (token) => [...token].toReversed().join(''),
      (token) => token.replace(/./g, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
    ),
  )
}

/** The last part of an address. */
function tokenIn(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? ''
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.origin, 'X-Forwarded-For': '10.62.0.2' },
    body: new URLSearchParams(fields),
  })
}
