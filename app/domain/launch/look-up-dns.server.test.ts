import { afterEach, describe, expect, it } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { type NameServer, startNameServer } from '#tests/support/name-server.ts'
import { lookUpDns } from './look-up-dns.server.ts'

const settings = parseSettings({ MAIL_FROM: 'hello@firma.nl', SMTP_URL: 'smtp://smtp.gmail.com' })

let server: NameServer | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

async function lookUp(answers: Parameters<typeof startNameServer>[0], selector?: string, timeoutMs = 3000) {
  server = await startNameServer(answers)
  return lookUpDns(settings, { selector, servers: [server.address], timeoutMs })
}

const published = {
  'MX firma.nl': ['mx1.firma.nl', 'mx2.firma.nl'],
  'TXT firma.nl': ['v=spf1 include:_spf.google.com ~all', 'something else'],
  'TXT google._domainkey.firma.nl': [`v=DKIM1; k=rsa; p=${'A'.repeat(390)}`],
  'TXT _dmarc.firma.nl': ['v=DMARC1; p=reject'],
}

describe('lookUpDns', () => {
  it('finds what is published', async () => {
    const { mtaSts, ...needed } = await lookUp(published)
    expect(Object.values(needed).map(({ state }) => state)).toEqual(['right', 'right', 'right', 'right'])
    expect(needed.mx.words).toContain('mx1.firma.nl')
    expect(mtaSts.state).toBe('missing')
  })

  it('looks for the key where staff say that it is', async () => {
    expect((await lookUp(published, 'k2')).dkim).toMatchObject({
      state: 'missing',
      words: expect.stringContaining('k2'),
    })
  })

  it('tells nothing from wrong', async () => {
    const found = await lookUp({ 'TXT firma.nl': ['v=spf1 +all'] })
    expect([found.mx.state, found.spf.state, found.dkim.state, found.dmarc.state]).toEqual([
      'missing',
      'wrong',
      'missing',
      'missing',
    ])
  })

  it.each(['silent', 'failing'] as const)('says calmly that a name server is %s, within its time', async (answers) => {
    const begun = performance.now()
    const found = await lookUp(answers, undefined, 300)
    expect(new Set(Object.values(found).map(({ state }) => state))).toEqual(new Set(['unknown']))
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  it('asks nobody about a name that is kept for examples', async () => {
    const example = parseSettings({ MAIL_FROM: 'hello@firma.example' })
    const found = await lookUpDns(example, { selector: undefined, servers: ['127.0.0.1:1'] })
    expect(new Set(Object.values(found).map(({ state }) => state))).toEqual(new Set(['missing']))
  })
})
