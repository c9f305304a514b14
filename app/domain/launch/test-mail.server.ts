/** A mail to whoever asks for it, on the road that every mail to a visitor takes: promised, sent, and told what became of it. */
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { htmlBody, type MailBlock, textBody } from '#app/domain/mail/mail-body.ts'
import { enqueueMail } from '#app/domain/outbox/enqueue-mail.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Instant } from '#db/tables.ts'

type Needs = Pick<App, 'database' | 'clock' | 'settings' | 'wakeOutbox'>

export type TestMailOutcome =
  | { readonly outcome: 'promised' }
  | { readonly outcome: 'too soon'; readonly retryAfterSeconds: number }

export interface TestMail {
  readonly state: 'waiting' | 'sent' | 'dead'
  /** When it was asked for. */
  readonly at: Instant
  readonly sentAt: Instant | null
  readonly attempts: number
  /** When it is tried next, if it waits. */
  readonly dueAt: Instant
  readonly error: string | null
}

const target = 'test-mail'
const pauseSeconds = 60

/** One a minute at most, whoever asks. */
export async function sendTestMail(app: Needs, staff: Staff): Promise<TestMailOutcome> {
  const { database, clock, settings, wakeOutbox } = app
  const outcome = await database.db.transaction().execute(async (trx): Promise<TestMailOutcome> => {
    const before = await lastTest(trx)
    const now = clock.now().getTime()
    const wait = before ? pauseSeconds - Math.floor((now - Date.parse(before.created_at)) / 1000) : 0
    if (wait > 0) return { outcome: 'too soon', retryAfterSeconds: Math.min(wait, pauseSeconds) }
    // Two who ask at the same moment promise the same mail.
    const minute = Math.floor(now / (pauseSeconds * 1000))
    const dedupeKey = `${target}:${minute}`
    await enqueueMail(trx, { dedupeKey, mail: testMail(staff, minute, settings) }, clock)
    await recordChange(trx, app, staff, {
      action: 'launch.mail',
      target,
      summary: 'sent to their own address',
      after: { dedupeKey },
    })
    return { outcome: 'promised' }
  })
  if (outcome.outcome === 'promised') wakeOutbox()
  return outcome
}

/** Undefined: nobody tried, or it was so long ago that it has been deleted. */
export async function lastTestMail({ database: { db } }: Pick<App, 'database'>): Promise<TestMail | undefined> {
  const change = await lastTest(db)
  const { dedupeKey } = JSON.parse(change?.after ?? '{}') as { dedupeKey?: string }
  if (!change || dedupeKey === undefined) return undefined
  const mail = await db
    .selectFrom('outbox')
    .select(['status', 'attempts', 'due_at', 'last_error', 'sent_at'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst()
  return (
    mail && {
      state: mail.status,
      at: change.created_at,
      sentAt: mail.sent_at,
      attempts: mail.attempts,
      dueAt: mail.due_at,
      error: mail.last_error,
    }
  )
}

function lastTest(db: App['database']['db']) {
  return db
    .selectFrom('desk_change')
    .select(['after', 'created_at'])
    .where('target', '=', target)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function testMail({ name, email }: Staff, number: number, { siteUrl }: Settings): Mail {
  const subject = 'Test mail of the desk'
  const blocks: MailBlock[] = [
    `Hello ${name},`,
    'You asked for this mail on the launch sheet. It went the road of every mail to a visitor, so they arrive too.',
    'Look in its headers for Authentication-Results: spf, dkim and dmarc should each say pass. If it lay in the spam folder, mend what does not.',
    { link: new URL('/admin/launch', siteUrl).href },
  ]
  return {
    to: { name, address: email },
    subject,
    text: textBody(blocks),
    html: htmlBody(blocks, { language: 'en', title: subject }),
    language: 'en',
    messageId: `<${target}-${number}@${siteUrl.hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
