import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../app/platform/app.ts'
import { noteDatabaseError, noteRefusal } from '../../app/platform/noticed.server.ts'
import { exposition } from './exposition.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createHistogram } from './tally.ts'

const token = 'a-token-of-thirty-two-characters'
let server: Server | undefined

afterEach(() => {
  server?.close()
})

function withoutDatabase(): Metrics {
  const ping = () => Promise.reject(new Error('gone'))
  const log = pino({ level: 'silent' })
  return createMetrics({ database: { ping }, clock: { now: () => new Date() }, log } as unknown as App, token)
}

async function read(metrics: Metrics): Promise<string[]> {
  server = createServer((request, response) => void metrics.answer(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)
  return (await answer.text()).split('\n')
}

describe('mayRead', () => {
  it.each([
    ['the token', `Bearer ${token}`, 'GET', true],
    ['the token, for HEAD', `bearer ${token}`, 'HEAD', true],
    ['no token', undefined, 'GET', false],
    ['another token', `Bearer ${token.replace('a', 'b')}`, 'GET', false],
    ['half a token', `Bearer ${token.slice(0, 9)}`, 'GET', false],
    ['more than the token', `Bearer ${token} ${token}`, 'GET', false],
    ['another scheme', `Basic ${token}`, 'GET', false],
    ['another method', `Bearer ${token}`, 'POST', false],
  ])('%s', (_, authorization, method, expected) => {
    expect(withoutDatabase().mayRead({ headers: { ...(authorization && { authorization }) }, method })).toBe(expected)
  })
})

describe('answer', () => {
  it('counts requests, refusals and errors, and says that the database is away', async () => {
    const metrics = withoutDatabase()
    metrics.count('page', 200, 0.0004)
    metrics.count('page', 304, 0.002)
    metrics.count('api', 499, 30)
    noteRefusal('contact')
    noteDatabaseError()
    const lines = await read(metrics)
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_requests_total{kind="page",status="2xx"} 1',
        'site_requests_total{kind="page",status="3xx"} 1',
        'site_requests_total{kind="api",status="gone"} 1',
        'site_request_seconds_bucket{kind="page",le="0.001"} 1',
        'site_request_seconds_bucket{kind="page",le="0.0025"} 2',
        'site_request_seconds_bucket{kind="api",le="10"} 0',
        'site_request_seconds_bucket{kind="api",le="+Inf"} 1',
        'site_request_seconds_sum{kind="api"} 30',
        'site_rate_limit_refusals_total{purpose="contact"} 1',
        'site_database_errors_total 1',
        'site_database_up 0',
      ]),
    )
  })
})

describe('the count of database errors', () => {
  it('is there before the first, so that the alarm sees it rise', async () => {
    expect(await read(withoutDatabase())).toContain('site_database_errors_total 0')
  })
})

describe('exposition', () => {
  it('escapes what would end a label', () => {
    const samples = [{ labels: { a: 'x"\\\ny' }, value: 1 }]
    expect(exposition([{ name: 'n', help: 'h', type: 'counter', samples }])).toBe(
      '# HELP n h\n# TYPE n counter\nn{a="x\\"\\\\\\ny"} 1\n',
    )
  })
})

describe('createHistogram', () => {
  it('counts what is exactly a limit below it, and never less in a longer step', () => {
    const histogram = createHistogram('h', 'h')
    for (const seconds of [0.001, 0.5, 0.7, 99]) histogram.observe(seconds, {})
    const values = histogram.family().samples.filter(({ suffix }) => suffix === '_bucket')
    expect(values[0]?.value).toBe(1)
    expect(values.map(({ value }) => value)).toEqual(values.map(({ value }) => value).sort((a, b) => a - b))
    expect(values.at(-1)?.value).toBe(4)
  })
})
