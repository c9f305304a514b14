/**
 * The score that Mozilla's HTTP Observatory gives an answer, worked out from its published rules: start at 100, take off
 * what is missing, and add what is better than needed where 90 are left. What only the host can do (a certificate, the
 * redirect from http, preloading) counts as nothing, neither way.
 * https://github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests/, read in November 2026.
 */

export interface Answer {
  readonly headers: Headers
  readonly html: string
}

export interface Score {
  readonly total: number
  readonly grade: string
  /** What each rule gave or took, by name. */
  readonly modifiers: Readonly<Record<string, number>>
}

export function observatoryScore(answer: Answer): Score {
  const modifiers = {
    policy: policyModifier(answer.headers),
    cookies: cookiesModifier(answer.headers),
    crossOrigin: crossOriginModifier(answer.headers),
    referrer: referrerModifier(answer.headers),
    transport: transportModifier(answer.headers),
    scripts: scriptsModifier(answer),
    types: answer.headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    frames: framesModifier(answer.headers),
    resources: resourcesModifier(answer.headers),
  }
  const values = Object.values(modifiers)
  const sum = (chosen: number[]) => chosen.reduce((total, value) => total + value, 0)
  const base = 100 + sum(values.filter((value) => value < 0))
  const total = Math.max(0, base >= 90 ? base + sum(values.filter((value) => value > 0)) : base)
  return { total, grade: gradeOf(total), modifiers }
}

function gradeOf(total: number): string {
  const steps: readonly (readonly [number, string])[] = [
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ]
  return steps.find(([least]) => total >= least)?.[1] ?? 'F'
}

const anywhere = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/

function policyModifier(headers: Headers): number {
  const policy = directives(headers)
  if (policy.size === 0) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const script = withoutOverruled(sources('script-src'))
  const style = withoutOverruled(sources('style-src'))
  const loose = (source: string) => anywhere.test(source) || source === "'unsafe-inline'" || source === 'data:'
  const insecure = (list: readonly string[]) => list.some((source) => /^(?:http|ftp):/.test(source))
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => list)
  if (script.some(loose) || sources('object-src').some((source) => anywhere.test(source))) return -20
  if (insecure(active)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (insecure(passive.flatMap(sources))) return -10
  if (style.some(loose)) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

/** By name; a directive that stands twice counts the first time, as in browsers. */
function directives(headers: Headers): Map<string, string[]> {
  const policy = new Map<string, string[]>()
  for (const directive of (headers.get('Content-Security-Policy') ?? '').split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** Beside a hash or a nonce browsers pass 'unsafe-inline' over. */
function withoutOverruled(sources: readonly string[]): readonly string[] {
  const named = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
  return named ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function cookiesModifier(headers: Headers): number {
  const cookies = headers.getSetCookie().map((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase())
    const sameSite = attributes.find((attribute) => attribute.startsWith('samesite'))?.split('=')[1]
    return {
      session: /login|sess/.test(pair.split('=')[0] ?? ''),
      secure: attributes.includes('secure'),
      httpOnly: attributes.includes('httponly'),
      sameSite,
    }
  })
  if (cookies.length === 0) return 0
  const worst = cookies.map(({ session, secure, httpOnly, sameSite }) => {
    if (session && !httpOnly) return -30
    if (sameSite === 'none' && !secure) return -20
    if (session && !secure) return -10
    return secure ? 0 : -5
  })
  const least = Math.min(...worst)
  return least === 0 && cookies.every(({ sameSite }) => sameSite !== undefined) ? 5 : least
}

function crossOriginModifier(headers: Headers): number {
  const open = headers.get('Access-Control-Allow-Origin')
  return open !== null && headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0
}

function referrerModifier(headers: Headers): number {
  const given = headers.get('Referrer-Policy')
  if (given === null) return 0
  const last = given.split(',').at(-1)?.trim().toLowerCase() ?? ''
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last) ? 5 : -5
}

/** Six months; the Observatory takes half a year of thirty-day months for it. */
const leastAge = 15_552_000

function transportModifier(headers: Headers): number {
  const age = /^(?:.*;)?\s*max-age=(\d+)/i.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= leastAge ? 0 : -10
}

/** Scripts of our own origin need no hash; those of others do. */
function scriptsModifier({ headers, html }: Answer): number {
  if (!headers.get('Content-Type')?.startsWith('text/html')) return 0
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, source = '']) => /^(?:https?:)?\/\//.test(source))
  if (foreign.some(([, source = '']) => !source.startsWith('https:'))) return -50
  if (foreign.some(([tag]) => !tag.includes(' integrity='))) return -5
  return scripts.some(([tag]) => tag.includes(' integrity=')) ? 5 : 0
}

function framesModifier(headers: Headers): number {
  if (directives(headers).has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin|allow-from .*)$/i.test(headers.get('X-Frame-Options') ?? '') ? 0 : -20
}

function resourcesModifier(headers: Headers): number {
  const policy = headers.get('Cross-Origin-Resource-Policy')?.toLowerCase()
  if (policy === undefined || policy === 'cross-origin') return 0
  return policy === 'same-site' || policy === 'same-origin' ? 10 : -5
}
