/** Hands a mail to the mail server of SMTP_URL, or without one writes it to a file in DATA_DIR/mail. */
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.server.ts'
import type { Mail } from './mail.server.ts'
import type { Settings } from './settings.server.ts'
import { isUnreachable } from './unreachable-host.ts'
import { writeDurably } from './write-durably.server.ts'

export interface Delivery {
  readonly mail: Mail
  /** The Date header: when the mail was promised, the same at every attempt. */
  readonly date: Date
  /** What it is called as a file, without ending, such as `000042-contact-1042-staff`. */
  readonly name: string
}

export interface Mailer {
  /** Resolves when the mail is out of our hands: accepted by the mail server, or whole on disk. Else rejects. */
  deliver(delivery: Delivery): Promise<void>
  close(): void
}

export function createMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings
  return smtpUrl === undefined ? fileMailer(mailFrom, join(dataDir, 'mail')) : smtpMailer(mailFrom, smtpUrl)
}

function smtpMailer(from: Settings['mailFrom'], url: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: needsTls(new URL(url)),
    pool: true,
    maxConnections: 5,
    // Trying again is the outbox's business, which remembers how often it did.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async deliver({ mail, date }) {
      await transport.sendMail(composeMail(mail, from, date)).catch((error) => {
        throw isWithoutTls(error) ? new Error(withoutTls) : error
      })
    },
    close: () => transport.close(),
  }
}

/** A password crosses no network in clear. Relays of a private network and servers for tests often have no certificate. */
function needsTls({ username, password, hostname }: URL): boolean {
  return username + password !== '' && !isUnreachable(hostname)
}

/** As nodemailer says it where STARTTLS is refused; a certificate that is not taken has words of its own. */
function isWithoutTls({ code, command, response }: { code?: string; command?: string; response?: string }): boolean {
  return code === 'ETLS' && command === 'STARTTLS' && response !== undefined
}

const withoutTls =
  'SMTP_URL has a password, and the mail server offers no encryption (STARTTLS) to send it by: smtps:// or another port may'

/** A mail that is written a second time replaces its first file. */
function fileMailer(from: Settings['mailFrom'], folder: string): Mailer {
  return {
    async deliver({ mail, date, name }) {
      await writeDurably(folder, `${name}.eml`, await mailSource(mail, from, date))
    },
    close: () => undefined,
  }
}

/** A mail as it goes over the wire (RFC 5322). Rejects when an address is none. */
export async function mailSource(mail: Mail, from: Settings['mailFrom'], date: Date): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(composeMail(mail, from, date))
  return message as Buffer
}
