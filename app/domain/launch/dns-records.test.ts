import { describe, expect, it } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { dnsRecords, judgeDkim, judgeDmarc, judgeMtaSts, judgeMx, judgeSpf, senderOf } from './dns-records.ts'

const recordsFor = (smtp: string | undefined, selector?: string) => {
  const env = { MAIL_FROM: 'Us <hello@Firma.nl>', ...(smtp ? { SMTP_URL: smtp } : {}) }
  const records = dnsRecords(senderOf(parseSettings(env)), selector)
  return Object.fromEntries(records.map(({ key, name, value }) => [key, `${name} ${value}`]))
}

describe('dnsRecords', () => {
  it('names the domain of the sender and the mail server', () => {
    const records = recordsFor('smtps://user:word@post.provider.nl:465')
    expect(records['spf']).toBe('firma.nl v=spf1 mx a:post.provider.nl ~all')
    expect(records['dkim']).toMatch(/^SELECTOR\._domainkey\.firma\.nl v=DKIM1;/)
    expect(records['dmarc']).toMatch(/^_dmarc\.firma\.nl v=DMARC1; p=quarantine;/)
    expect(JSON.stringify(records)).not.toContain('word')
  })

  it.each([
    ['smtp://smtp.office365.com:587', 'include:spf.protection.outlook.com', 'selector1'],
    ['smtps://smtp.gmail.com', 'include:_spf.google.com', 'google'],
    ['smtps://smtp.transip.email', 'include:_spf.transip.email', 'transip-a'],
  ])('knows what %s asks for', (smtp, include, selector) => {
    expect(recordsFor(smtp)['spf']).toContain(` ${include} `)
    expect(recordsFor(smtp)['dkim']).toMatch(new RegExp(`^${selector}\\._domainkey`))
  })

  it('does not take another host for a mail company that it knows', () => {
    expect(recordsFor('smtp://notgmail.com')['spf']).toContain('a:notgmail.com')
  })

  it.each([
    ['smtp://93.184.216.34:25', 'ip4:93.184.216.34'],
    ['smtp://[2606:2800:220::1]', 'ip6:2606:2800:220::1'],
  ])('names the address in %s as an address', (smtp, term) => {
    expect(recordsFor(smtp)['spf']).toBe(`firma.nl v=spf1 mx ${term} ~all`)
  })

  it.each(['127.0.0.1:25', '[::1]', '10.0.0.5', '[fd00::5]', 'localhost:1025', 'postfix', 'mail.internal'])(
    'names no host that receivers cannot look up: %s',
    (host) => {
      expect(recordsFor(`smtp://${host}`)['spf']).toBe('firma.nl v=spf1 mx include:YOUR-MAIL-COMPANY ~all')
    },
  )

  it('takes the selector that staff typed', () => {
    expect(recordsFor(undefined, 'k2')['dkim']).toMatch(/^k2\._domainkey\.firma\.nl/)
  })

  it('gives records that it would itself take for right', () => {
    const [, spf = '', , dmarc = ''] = dnsRecords(senderOf(parseSettings({})), undefined).map(({ value }) => value)
    expect(judgeSpf([spf], undefined).state).toBe('right')
    expect(judgeDmarc([dmarc]).state).toBe('right')
  })
})

describe('judgeSpf', () => {
  const google = 'include:_spf.google.com'
  it.each([
    ['right', ['v=spf1 include:_spf.google.com ~all'], google],
    ['right', ['google-site-verification=x', 'V=SPF1 +include:_SPF.google.com -ALL'], google],
    ['right', ['v=spf1 redirect=_spf.firma.nl'], google],
    ['right', ['v=spf1 mx -all'], undefined],
    ['missing', [], google],
    ['missing', ['v=spf10 -all', 'spf1'], undefined],
    ['wrong', ['v=spf1 -all', 'v=spf1 mx -all'], undefined],
    ['wrong', ['v=spf1 mx +all'], undefined],
    ['wrong', ['v=spf1 mx ?all'], undefined],
    ['wrong', ['v=spf1 mx all'], undefined],
    ['wrong', ['v=spf1 mx'], undefined],
    ['wrong', ['v=spf1 mx -all'], google],
    ['wrong', ['v=spf1 include:_spf.google.com.evil.nl -all'], google],
  ])('says %s of %j', (state, texts, expected) => {
    expect(judgeSpf(texts, expected).state).toBe(state)
  })
})

describe('judgeDmarc', () => {
  it.each([
    ['right', ['v=DMARC1; p=none']],
    ['right', ['v=DMARC1;p=Reject; rua=mailto:a@b.nl']],
    ['missing', ['v=spf1 -all']],
    ['wrong', ['v=DMARC1; sp=reject']],
    ['wrong', ['v=DMARC1; p=whatever']],
    ['wrong', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']],
  ])('says %s of %j', (state, texts) => {
    expect(judgeDmarc(texts).state).toBe(state)
  })
})

describe('judgeDkim', () => {
  it('takes the first selector with a key', () => {
    const found = new Map([
      ['mail', []],
      ['s1', ['v=DKIM1; k=rsa; p=MIGf=']],
    ])
    expect(judgeDkim(found)).toEqual({ state: 'right', words: 'Found at s1.' })
  })

  it('tells a key that was withdrawn from none', () => {
    expect(judgeDkim(new Map([['mail', ['v=DKIM1; p=']]])).state).toBe('wrong')
    expect(judgeDkim(new Map([['mail', ['hello']]])).state).toBe('missing')
  })
})

it('judges mail servers and MTA-STS', () => {
  expect(judgeMx(['mx1.firma.nl']).state).toBe('right')
  expect(judgeMx([]).state).toBe('missing')
  expect(judgeMx(['']).state).toBe('wrong')
  expect(judgeMtaSts(['v=STSv1; id=20261121']).state).toBe('right')
  expect(judgeMtaSts(['v=STSv10; id=1']).state).toBe('missing')
})
