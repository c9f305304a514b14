import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server as SocketServer } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { bareSecurityHeaders } from '#server/security-headers.ts'
import { ownCertificate } from '#tests/support/own-certificate.ts'
import { checkOutside, judgeCertificate } from './check-outside.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

let running: Server | SocketServer | undefined
afterEach(() => {
  if (running && 'closeAllConnections' in running) running.closeAllConnections()
  running?.close()
})

async function serve(server: Server | SocketServer, scheme: 'http' | 'https'): Promise<URL> {
  running = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return new URL(`${scheme}://localhost:${(server.address() as AddressInfo).port}`)
}

const found = async (siteUrl: URL, timeoutMs = 2000) =>
  Object.fromEntries((await checkOutside(siteUrl, now, { timeoutMs })).map((one) => [one.name, one]))

const likeOurs: RequestListener = (_, response) => {
  response.writeHead(200, bareSecurityHeaders(true)).end('x'.repeat(5_000_000))
}

describe('checkOutside', () => {
  it('takes an answer like ours for right, whatever its length', async () => {
    const checks = await found(await serve(createServer(likeOurs), 'http'))
    const { Certificate, ...rest } = checks
    expect(Certificate).toMatchObject({ right: false, words: expect.stringContaining('this machine only') })
    expect(Object.values(rest).filter(({ right }) => !right)).toEqual([])
    expect(Object.keys(rest)).toContain('/healthz')
  })

  it('says why browsers refuse a certificate, and until when it is valid', async () => {
    const { Certificate } = await found(await serve(createSecureServer(ownCertificate, likeOurs), 'https'))
    expect(Certificate?.right).toBe(false)
    expect(Certificate?.words).toMatch(/SELF_SIGNED_CERT.*2056, from A test/)
  })

  it('follows no redirect: another host is never asked', async () => {
    const asked: string[] = []
    const elsewhere: RequestListener = ({ url = '' }, response) => {
      asked.push(url)
      response.writeHead(302, { Location: '/somewhere-else' }).end()
    }
    const checks = await found(await serve(createServer(elsewhere), 'http'))
    expect(checks['Home page']).toMatchObject({ right: false, words: 'Answers 302' })
    expect(asked.toSorted()).toEqual(['/', '/healthz'])
  })

  it('does not wait for who never answers', async () => {
    const begun = performance.now()
    const checks = await found(
      await serve(
        createSocketServer(() => undefined),
        'https',
      ),
      300,
    )
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(Object.values(checks).map(({ words }) => words)).toEqual(Array(3).fill('No answer within 0.3 seconds.'))
  })

  it('says that nobody answers', async () => {
    const siteUrl = await serve(createServer(likeOurs), 'http')
    running?.close()
    const checks = await found(siteUrl)
    expect(checks['Home page']?.words).toBe('Nobody answers at this address.')
  })
})

describe('judgeCertificate', () => {
  const until = (valid_to: string) => ({ valid_to, issuer: { O: ['Let us see'], CN: 'X' } as never })

  it.each([
    ['Dec 31 12:00:00 2026 GMT', undefined, true, '40 days left, until 31 Dec 2026, from Let us see.'],
    [
      'Nov 30 12:00:00 2026 GMT',
      undefined,
      false,
      '9 days left, until 30 Nov 2026, from Let us see. Nobody renewed it.',
    ],
    ['Nov 20 12:00:00 2026 GMT', 'CERT_HAS_EXPIRED', false, 'Ended on 20 Nov 2026, from Let us see.'],
    ['Dec 31 12:00:00 2026 GMT', 'X', false, 'Browsers refuse it (X). Valid until 31 Dec 2026, from Let us see.'],
    ['Bad time value', undefined, false, 'Its certificate could not be read.'],
  ])('%s with trouble %s', (valid_to, trouble, right, words) => {
    expect(judgeCertificate(until(valid_to), trouble, now)).toEqual({ right, words })
  })
})
