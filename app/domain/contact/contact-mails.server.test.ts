import { describe, expect, it } from 'vitest'
import { confirmationMail, staffMail } from './contact-mails.server.ts'
import type { StoredMessage } from './store.server.ts'

const settings = { siteUrl: new URL('https://site.example') }
const office = { address: 'office@site.example' }

const message: StoredMessage = {
  id: 1042,
  idempotency_key: 'key',
  content_hash: 'hash',
  locale: 'nl',
  name: 'Anna <b>de Vries</b>',
  email: 'anna@example.nl',
  company: 'Vries & Zn "BV"',
  message: 'Eén\n\n<img src="https://spy.example/x.gif" onerror=alert(1)>\n{name}',
  status: 'received',
  suspicion: null,
  source: '{"utm_source":"mail","page":"/nl"}',
  created_at: '2026-11-20T23:30:00.000Z',
}

const both = [
  ['the office', staffMail(message, office, settings)],
  ['the visitor', confirmationMail(message, settings)],
] as const

describe.each(both)('the mail to %s', (_, mail) => {
  it('carries the whole text, to the letter', () => {
    for (const line of message.message.split('\n')) expect(mail.text).toContain(line)
  })

  it('says the same in HTML, with everything a visitor wrote escaped', () => {
    expect(mail.html.match(/<(?!\/?(?:html|head|meta|title|body|p|strong|br|blockquote)\b|!doctype)/g)).toBeNull()
    expect(mail.html).not.toContain('onerror=alert(1)>')
    expect(unescaped(mail.html)).toContain('<img src="https://spy.example/x.gif" onerror=alert(1)>')
  })

  it('loads nothing and sets no colour', () => {
    expect(mail.html).not.toMatch(/\s(?:src|href|background)=["']|url\(|@import|color:/)
  })

  it('names the day in Amsterdam, where it was already tomorrow', () => {
    expect(mail.text).toContain('21 november 2026')
  })

  it('has every place of its text filled', () => {
    expect(
      `${mail.subject}${mail.text.replace(message.message.replace(/^/gm, '> '), '')}`.match(/\{\w+\}/g) ?? [],
    ).toEqual(
      // The visitor typed this one; it is not a place of ours.
      ['{name}'],
    )
  })

  it('has one Message-ID for ever', () => {
    expect(mail.messageId).toMatch(/^<contact-1042-(staff|confirmation)@site\.example>$/)
  })
})

it('Reply in the office answers the visitor, and the visitor answers the office', () => {
  expect(staffMail(message, office, settings)).toMatchObject({ to: office, replyTo: { address: 'anna@example.nl' } })
  expect(confirmationMail(message, settings)).toMatchObject({ to: { address: 'anna@example.nl' }, language: 'nl' })
})

it('a message without company or source leaves no empty line of facts', () => {
  const bare = staffMail({ ...message, company: null, source: '{}' }, office, settings)
  expect(bare.text).not.toMatch(/: *$/m)
  expect(bare.subject).not.toContain('null')
})

it.each([
  ['en', 'Language: English'],
  ['nl', 'Taal: Nederlands'],
] as const)('the office reads in which language to answer (%s)', (locale, fact) => {
  expect(staffMail({ ...message, locale }, office, settings).text).toContain(fact)
})

it('a name that could become a link is not repeated to the visitor', () => {
  const mail = confirmationMail({ ...message, name: 'Win at prize.example' }, settings)
  expect(mail.to).toEqual({ address: message.email })
  expect(mail.text).toContain('Goedendag,')
  expect(`${mail.text}${mail.html}`).not.toContain('prize.example')
})

it('the office reads that a message was held back', () => {
  const released = staffMail({ ...message, suspicion: 'links' }, office, settings)
  expect(released.text.length).toBeGreaterThan(staffMail(message, office, settings).text.length)
})

function unescaped(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
