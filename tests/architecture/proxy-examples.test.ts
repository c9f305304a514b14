/** The examples for a proxy keep out of its log what our own log masks, above all the addresses that are secrets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathToNewPassword } from '#app/account-paths.ts'
import { pathToBooking, pathToCalendarFile, pathToMove, pathToStaffCalendar } from '#app/booking-paths.ts'
import { locales, pathInLocale } from '#app/locales.ts'
import { pathForLog } from '#app/platform/log.server.ts'
import { pathToReport, pathToReportPdf, pathToWithdrawal } from '#app/report-paths.ts'
import { sitePaths } from '#app/site-paths.server.ts'
import { publishedSitePosts } from '#app/site-posts.server.ts'
import { startPath } from '#app/start-path.ts'
import { root } from './source-files.ts'

const nginx = readFileSync(join(root, 'deploy/nginx.conf.example'), 'utf8')
const caddy = readFileSync(join(root, 'deploy/Caddyfile.example'), 'utf8')

const token = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'
const toSecrets = [pathToReport, pathToReportPdf, pathToWithdrawal, pathToBooking, pathToMove, pathToCalendarFile]
const secrets = [
  ...locales.flatMap((locale) => toSecrets.map((pathToSecret) => pathToSecret(token, locale))),
  pathToStaffCalendar(token),
]
const pages = sitePaths(publishedSitePosts('2026-11-24')).flatMap(({ path }) =>
  locales.map((locale) => pathInLocale(path, locale)),
)
const desk = ['/admin', '/admin/leads/1042', '/admin/outbox/7/mail', '/api/free-times/intro-call-30-minutes']

/** Both meet the target of a request as it was sent, with its query. */
describe.each([
  ['nginx', nginxPattern()],
  ['Caddy', caddyPattern()],
])('%s', (_, leftOut) => {
  it('logs no secret address, however it came', () => {
    const asked = secrets.flatMap((path) => [
      path,
      `${path}/`,
      `${path}?utm_source=x`,
      path.toLowerCase(),
      path.replace(token, token.slice(2)),
      path.replace(token, `${token}),`),
      path.replace(token, `%52${token.slice(1)}`),
      startPath(new URL(path, 'https://site.example'), 'mA-_9k'),
    ])
    expect(asked.filter((target) => !leftOut.test(target))).toEqual([])
  })

  it('logs every page, whatever its query, and the desk', () => {
    const asked = [...pages, ...desk].flatMap((path) => [path, `${path}?id=${token}&to=a@b.example`])
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((target) => leftOut.test(target))).toEqual([])
  })

  it('leaves out what our own log masks, and nothing else', () => {
    const parts = [
      '/',
      'a',
      'Z',
      '0',
      'abcdefghijkl',
      'ABCDEFGHIJKLMNOPQRSTUVW',
      '%',
      '%4',
      '%2F',
      '%c3',
      '@',
      '-',
      '.',
    ]
    const paths = fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((some) => `/${some.join('')}`)
    fc.assert(fc.property(paths, (path) => leftOut.test(path) === (pathForLog(path) !== path)))
  })
})

it('nginx writes no query, which may hold a token, and no page before', () => {
  expect(pathToNewPassword(token, 'en')).toContain('?')
  const [, format] = /log_format vlotwerk '(.*)';/.exec(nginx) ?? []
  expect(format).toMatch(/\$uri\b/)
  expect(format).not.toMatch(/\$(?:request|request_uri|is_args|args|arg_\w+|query_string|http_referer|http_cookie)\b/)
})

it('nginx has no other log, and Caddy skips what is secret', () => {
  const logs = [...nginx.matchAll(/^\s*access_log (.*);$/gm)].map(([, log]) => log)
  expect(new Set(logs)).toEqual(new Set(['off', '/var/log/nginx/vlotwerk.log vlotwerk if=$vlotwerk_logged']))
  expect(caddy).toMatch(/^\tlog_skip @secret$/m)
})

it('the access log that Caddy is offered has no query, no page before and no address that an answer leads to', () => {
  const [, fields = ''] =
    /^\t# log \{\n\t# \tformat filter \{\n\t# \t\twrap json\n\t# \t\tfields \{\n((?:\t# \t\t\t.*\n)+)/m.exec(caddy) ??
    []
  expect(fields.replaceAll('\t# \t\t\t', '').trim().split('\n')).toEqual([
    'request>uri regexp \\?.* ""',
    'request>headers>Referer delete',
    'resp_headers>Location delete',
  ])
})

it('Caddy holds visitors back while the site restarts, and buffers no request, which would mix up their forms', () => {
  expect(caddy).toMatch(/^\t\tlb_try_duration \d+s$/m)
  expect(caddy).not.toMatch(/^\s*(?:buffer_requests|request_buffers)\b/m)
})

function nginxPattern(): RegExp {
  const [, pattern = ''] =
    /map \$request_uri \$vlotwerk_logged \{\n\s*"~\*(.+)" 0;\n\s*default 1;\n\}/.exec(nginx) ?? []
  return nonEmpty(pattern, 'i')
}

function caddyPattern(): RegExp {
  const [, pattern = ''] = /^\t@secret vars_regexp \{http\.request\.orig_uri\} (\S+)$/m.exec(caddy) ?? []
  return nonEmpty(pattern)
}

/** An empty one would leave out everything. */
function nonEmpty(pattern: string, flags = ''): RegExp {
  if (!pattern) throw new Error('the example has no pattern where it is looked for')
  return new RegExp(pattern, flags)
}
