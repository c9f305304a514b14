/** A real SMTP server that keeps what it is sent, and fails when told to. */
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Whom it was really sent to, whatever its headers say. */
  readonly recipients: readonly string[]
}

export interface SmtpServer {
  readonly port: number
  /** Every mail that it accepted, in the order of arrival. */
  readonly messages: readonly ReceivedMail[]
  /** The next `count` mails are refused for now, with a temporary error. */
  failNext(count: number): void
  stop(): Promise<void>
}

export async function startSmtpServer({ port = 0 }: { port?: number } = {}): Promise<SmtpServer> {
  const messages: ReceivedMail[] = []
  let failures = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      accept(stream as NodeJS.ReadableStream & AsyncIterable<Buffer>, recipients).then(() => done(), done)
    },
  })
  async function accept(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<void> {
    const source = await buffer(stream)
    if (failures > 0) {
      failures -= 1
      throw Object.assign(new Error('Try again later'), { responseCode: 451 })
    }
    messages.push({ ...(await PostalMime.parse(source)), recipients })
  }
  await new Promise<void>((resolve, reject) => {
    // Not once: it says so too when a client that was killed breaks off.
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    messages,
    failNext(count) {
      failures = count
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
