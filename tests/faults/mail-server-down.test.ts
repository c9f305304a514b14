/**
 * The mail server is down for the whole run: messages are still acknowledged. When it comes back, every mail goes out,
 * and nothing that a visitor typed has become a header.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { until } from '#tests/support/leads.ts'
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts'
import { freePort, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const injection = '\r\nBcc: victim@example.org\r\nX-Injected: yes\r\n\r\nhello'
let site: Site
let smtp: SmtpServer | undefined

afterAll(async () => {
  await site?.stop()
  await smtp?.stop()
  if (site) removeDataDir(site.dataDir)
})

it('acknowledges while mail is down, and sends everything once it is back', async () => {
  const smtpPort = await freePort()
  site = await startSite({ env: { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } })
  const token = await formToken(site.origin)
  const messages = Array.from({ length: 10 }, (_, n) => ({
    key: randomUUID(),
    token,
    name: `Visitor ${n}${injection}`,
    email: `visitor${n}@example.nl`,
    company: `Company ${n}${injection}`,
    message: `The text of message ${n}.${injection}`,
  }))
  for (const [n, message] of messages.entries()) {
    expect((await postMessage(site.origin, message, `10.1.${n}.1`)).status).toBe(201)
  }
  // What no e-mail address can be is refused, and says which field.
  const hostile = { ...messages[0], key: randomUUID(), email: `a@example.nl${injection}` } as (typeof messages)[number]
  const refused = await postMessage(site.origin, hostile, '10.2.0.1')
  expect(refused.status).toBe(422)
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['email'])

  const form = new URLSearchParams({ ...messages[0], key: randomUUID(), email: 'form@example.nl' })
  const posted = await fetch(`${site.origin}/nl/contact`, { method: 'POST', body: form, redirect: 'manual' })
  expect(posted.status).toBe(303)

  smtp = await startSmtpServer({ port: smtpPort })
  const expected = (messages.length + 1) * 2
  await until('every mail has arrived', () => (smtp?.messages.length ?? 0) >= expected, 120)

  expect(smtp.messages).toHaveLength(expected)
  for (const mail of smtp.messages) {
    const names = mail.headers.map(({ key }) => key)
    expect(names).not.toContain('bcc')
    expect(names).not.toContain('x-injected')
    expect(mail.recipients).toHaveLength(1)
    expect(mail.recipients[0]).not.toContain('victim')
  }
  const confirmed = smtp.messages.flatMap((mail) => (mail.to ?? []).map(({ address }) => address))
  for (const { email } of messages) expect(confirmed.filter((address) => address === email)).toHaveLength(1)
})
