/**
 * Whether the headers that arrive outside are those that the site sends: a proxy may drop some, or add its own. What is
 * sent stands in server/security-headers.ts, and the test of this file holds the two together.
 */
import { counted } from '#app/formats.ts'

export interface Judged {
  readonly name: string
  readonly right: boolean
  readonly words: string
}

const leastDays = 180

export function judgeHeaders(headers: Headers): Judged[] {
  return [judgeTransport(headers), judgePolicy(headers), judgeOthers(headers)]
}

function judgeTransport(headers: Headers): Judged {
  const name = 'Strict-Transport-Security'
  const age = /^\s*max-age=(\d+)/i.exec(headers.get(name) ?? '')?.[1]
  if (age === undefined) return { name, right: false, words: 'Missing: SITE_URL has to begin with https.' }
  const days = Math.floor(Number(age) / 86_400)
  return { name, right: days >= leastDays, words: counted(days, 'day') }
}

function judgePolicy(headers: Headers): Judged {
  const name = 'Content-Security-Policy'
  const policy = headers.get(name)
  if (policy === null) return { name, right: false, words: 'Missing: something in front takes it away.' }
  if (/'unsafe-/.test(policy))
    return { name, right: false, words: 'It allows what ours does not: unsafe-inline or unsafe-eval.' }
  if (policy.match(/default-src/g)?.length !== 1 || !policy.includes("default-src 'none'"))
    return { name, right: false, words: 'It is not ours: something in front sets another.' }
  return { name, right: true, words: 'No unsafe-inline, no unsafe-eval' }
}

const others = [
  ['X-Content-Type-Options', /^nosniff$/i],
  ['Referrer-Policy', /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i],
  ['X-Frame-Options', /^deny$/i],
  ['Cross-Origin-Resource-Policy', /^same-origin$/i],
  ['Permissions-Policy', /\bcamera=\(\)/],
] as const

/** One that stands twice arrives as `nosniff, nosniff`, and is not as we sent it. */
function judgeOthers(headers: Headers): Judged {
  const name = 'Other security headers'
  const wrong = others.filter(([header, form]) => !form.test(headers.get(header) ?? '')).map(([header]) => header)
  const words = wrong.length > 0 ? `Not as sent: ${wrong.join(', ')}` : `All ${others.length} as sent`
  return { name, right: wrong.length === 0, words }
}
