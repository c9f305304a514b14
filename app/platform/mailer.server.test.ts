import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import type { Mail } from './mail.server.ts'
import { createMailer, type Mailer } from './mailer.server.ts'

const mailFrom = { name: 'The Site', address: 'post@site.example' }
const date = new Date('2026-11-20T09:30:00.000Z')
const injection = '\r\nBcc: victim@example.org\r\n\r\nhello'

const mail: Mail = {
  to: { name: 'Anna', address: 'anna@example.nl' },
  replyTo: { name: 'Bea', address: 'bea@example.nl' },
  subject: 'Your message — nr. 1042',
  text: 'Dear Anna,\n.\nFrom here on: ünïcode',
  html: '<p>Dear Anna</p>',
  language: 'nl',
  messageId: '<contact-1042-visitor@site.example>',
  headers: { 'Auto-Submitted': 'auto-generated' },
}

const hostile: Mail = {
  ...mail,
  to: { name: `Anna, "x" <victim@example.org>${injection}`, address: 'anna@example.nl' },
  replyTo: { name: `B${injection}`, address: 'bea@example.nl' },
  subject: `Hello${injection}\u2028X-Injected: yes`,
  messageId: `<id@site.example>${injection}`,
  headers: { [`X-A${injection}`]: `a${injection}` },
}

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mailer-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

describe('without a mail server', () => {
  let mailer: Mailer

  beforeEach(() => {
    mailer = createMailer({ smtpUrl: undefined, mailFrom, dataDir })
  })

  async function written(one: Mail) {
    await mailer.deliver({ mail: one, date, name: '000042-contact-1042-visitor' })
    return PostalMime.parse(readFileSync(join(dataDir, 'mail', '000042-contact-1042-visitor.eml')))
  }

  it('writes the mail to a file that only we can read', async () => {
    const parsed = await written(mail)
    expect(parsed).toMatchObject({
      from: mailFrom,
      to: [mail.to],
      replyTo: [mail.replyTo],
      subject: mail.subject,
      messageId: mail.messageId,
      date: date.toISOString(),
    })
    expect(parsed.text?.trim()).toBe(mail.text)
    expect(parsed.html?.trim()).toBe(mail.html)
    const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('content-language')).toBe('nl')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(statSync(join(dataDir, 'mail')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'mail', '000042-contact-1042-visitor.eml')).mode & 0o777).toBe(0o600)
  })

  it('puts appointments beside the text and into files, all saying the same method', async () => {
    const file = (n: number) => ({
      name: `booking-${n}.ics`,
      text: `BEGIN:VCALENDAR\r\nX-N:${n} ë\r\nEND:VCALENDAR\r\n`,
    })
    await written({ ...mail, calendar: { method: 'REQUEST', files: [file(1), file(2)] } })
    const source = readFileSync(join(dataDir, 'mail', '000042-contact-1042-visitor.eml'), 'utf8')
    const { text, html, attachments } = await PostalMime.parse(source)
    expect([text?.trim(), html?.trim()]).toEqual([mail.text, mail.html])
    const parts = attachments.map(({ mimeType, filename, method }) => [mimeType, filename, method])
    expect(parts).toEqual([
      ['text/calendar', null, 'REQUEST'],
      ['text/calendar', 'booking-2.ics', 'REQUEST'],
      ['application/ics', 'booking-1.ics', undefined],
    ])
    // Byte for byte, line ends included.
    const sent = source.replaceAll('\r\n', '')
    for (const n of [1, 2]) expect(sent).toContain(Buffer.from(file(n).text).toString('base64'))
    // Outlook looks for the alternative, and for the method of its type.
    expect(source).toMatch(
      /multipart\/alternative[\s\S]*text\/html[\s\S]*text\/calendar; charset=utf-8; method=REQUEST/,
    )
  })

  it('replaces the file when the same mail is delivered again, and leaves no draft', async () => {
    await written(mail)
    await written(mail)
    expect(readdirSync(join(dataDir, 'mail'))).toEqual(['000042-contact-1042-visitor.eml'])
  })

  it('lets no text be decoded into another', async () => {
    const word = '=?utf-8?Q?=E2=80=AE=0D=0ABcc:_victim=40example.org?='
    const address = 'anna@example.nl'
    const shown = word.replaceAll('=?', '= ?')
    const { to, replyTo, subject } = await written({
      ...mail,
      to: { name: word, address },
      replyTo: { name: `ë ${word}`, address },
      subject: `${word} ${word}`,
    })
    expect({ to, replyTo, subject }).toEqual({
      to: [{ name: shown, address }],
      replyTo: [{ name: `ë ${shown}`, address }],
      subject: `${shown} ${shown}`,
    })
  })

  it('lets no text become a header or a recipient', async () => {
    const parsed = await written(hostile)
    expect(parsed.to?.map(({ address }) => address)).toEqual(['anna@example.nl'])
    expect([parsed.cc ?? [], parsed.bcc ?? []]).toEqual([[], []])
    const keys = parsed.headers.map(({ key }) => key)
    expect(keys).not.toContain('bcc')
    expect(keys).not.toContain('x-injected')
    expect(parsed.text?.trim()).toBe(mail.text)
  })

  it('writes the same headers whatever the words', async () => {
    const keysOf = async (one: Mail) => (await written(one)).headers.map(({ key }) => key).sort()
    const expected = await keysOf(mail)
    const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(words, words, async (name, subject) => {
        const one = { ...mail, to: { ...mail.to, name }, subject: `On ${subject}` }
        expect(await keysOf(one)).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })

  it.each([`a@example.nl${injection}`, 'a@example.nl,b@example.nl', 'nobody', '<a@b.nl>'])(
    'refuses the address %j',
    async (address) => {
      await expect(written({ ...mail, to: { address } })).rejects.toThrow('address')
    },
  )
})

describe('with a mail server', () => {
  let server: SmtpServer
  let mailer: Mailer

  beforeEach(async () => {
    server = await startSmtpServer()
    mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom, dataDir })
  })
  afterEach(async () => {
    mailer.close()
    await server.stop()
  })

  it('sends to the one recipient, whatever the words', async () => {
    await mailer.deliver({ mail: hostile, date, name: 'x' })
    expect(server.messages).toHaveLength(1)
    const [received] = server.messages
    expect(received?.recipients).toEqual(['anna@example.nl'])
    const keys = received?.headers.map(({ key }) => key)
    expect(keys).not.toContain('bcc')
    expect(keys).not.toContain('x-injected')
  })

  it.each([
    ['over the internet, with a password', 'me:word@[::ffff:127.0.0.1]', 'SMTP_URL has a password'],
    ['over the internet, without one', '[::ffff:127.0.0.1]', undefined],
  ])('%s, a server without TLS is sent no password', async (_, host, refusal) => {
    const far = createMailer({ smtpUrl: `smtp://${host}:${server.port}`, mailFrom, dataDir })
    const delivered = far.deliver({ mail, date, name: 'x' })
    if (refusal === undefined) await delivered
    else await expect(delivered).rejects.toThrow(refusal)
    expect(server.messages).toHaveLength(refusal === undefined ? 1 : 0)
    far.close()
  })

  it('rejects when the server refuses, and sends the next', async () => {
    server.failNext(1)
    await expect(mailer.deliver({ mail, date, name: 'x' })).rejects.toMatchObject({ responseCode: 451 })
    await mailer.deliver({ mail, date, name: 'x' })
    expect(server.messages).toHaveLength(1)
  })
})
