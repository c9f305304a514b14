/**
 * Trying a mail again. One that was given up begins anew, with two days of attempts before it; one that waits between two
 * attempts is due now. Neither can be taken back: the mail leaves at once. Whoever waits for a reply that was given up is
 * answered by it then; should it be given up once more, the outbox lets them wait again.
 */
import type { Kysely, Selectable, Transaction } from 'kysely'
import { overtakenMails } from '#app/domain/booking/overtaken-mails.server.ts'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { answerAgain } from '#app/domain/lead/answer-again.server.ts'
import { holdLead } from '#app/domain/lead/change-leads.server.ts'
import { leadOfReply } from '#app/domain/lead/reply-to-lead.server.ts'
import { counted } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { type Clock, instant, secondsLater } from '#app/platform/clock.server.ts'
import type { Database, OutboxTable } from '#db/tables.ts'
import { leaseSeconds } from './claims.server.ts'
import { isInView, isPlanned, parseMail } from './list-mails.server.ts'
import { mostMailsCounted } from './mail-views.ts'

export type RetryRefusal =
  | 'sent'
  /** A worker may hold it, or takes it within a minute: a second one would send it twice. */
  | 'on its way'
  /** Meant for a day to come. */
  | 'planned'
  /** Its window has passed. */
  | 'too late'
  /** A later change of its booking has a mail of its own. */
  | 'overtaken'

type Needs = Pick<App, 'database' | 'clock' | 'wakeOutbox'>

type StoredMail = Pick<Selectable<OutboxTable>, 'dedupe_key' | 'mail' | 'status' | 'attempts' | 'due_at'>

export async function retryMail(app: Needs, staff: Staff, id: number): Promise<'tried' | 'gone' | RetryRefusal> {
  const outcome = await app.database.db.transaction().execute(async (trx) => {
    const found = await findMail(trx, id)
    if (found) await holdAnswered(trx, [found])
    const mail = await findMail(trx, id)
    if (!mail) return 'gone'
    const refusal = await refusalOf(trx, mail, app.clock)
    if (refusal) return refusal
    if (!(await makeDue(trx, mail, app.clock))) return 'on its way'
    await answerLeads(trx, app, staff, [mail])
    const summary = mail.status === 'dead' ? `tried again after ${counted(mail.attempts, 'attempt')}` : 'tried now'
    await recordChange(trx, app, staff, { action: 'mail.retry', target: `mail:${id}`, summary })
    return 'tried'
  })
  if (outcome === 'tried') app.wakeOutbox()
  return outcome
}

/**
 * All that were given up and not settled, and all that wait between two attempts. The command line is no staff, and has no
 * worker to wake: the server's finds them at its next look.
 */
export async function retryMails(
  app: Pick<App, 'database' | 'clock'> & Partial<Pick<App, 'wakeOutbox'>>,
  staff: Staff | undefined,
): Promise<Retried> {
  const done = await app.database.db.transaction().execute(async (trx) => {
    const retried = await retryAll(trx, app, staff)
    const summary = `${counted(retried.tried, 'mail')} tried again`
    if (retried.tried > 0) await recordChange(trx, app, staff, { action: 'mail.retry', target: 'outbox', summary })
    return retried
  })
  if (done.tried > 0) app.wakeOutbox?.()
  return done
}

export interface Retried {
  readonly tried: number
  /** They come too late, or a later change overtook them: they stay as they are. */
  readonly late: number
}

/** Newest first: what is too late stays, and however many of those there are, they are in nobody's way. */
async function retryAll(
  trx: Transaction<Database>,
  { clock }: { readonly clock: Clock },
  staff: Staff | undefined,
): Promise<Retried> {
  const judged = await judgeMails(trx, clock, mostAtOnce)
  const free = judged.filter(({ refusal }) => refusal === undefined)
  await holdAnswered(trx, free)
  const tried: typeof free = []
  // In order of their numbers: of two who try all at once one waits for the other, never each for the other.
  for (const mail of free.toSorted((a, b) => a.id - b.id)) if (await makeDue(trx, mail, clock)) tried.push(mail)
  await answerLeads(trx, { clock }, staff, tried)
  const late = judged.filter(({ refusal }) => refusal === 'too late' || refusal === 'overtaken')
  return { tried: tried.length, late: late.length }
}

/** Whether `retryMails` finds one. For a page that asks each time, so among the newest only. */
export async function canRetryAny(db: Kysely<Database>, clock: Clock): Promise<boolean> {
  const judged = await judgeMails(db, clock, mostMailsCounted)
  return judged.some(({ refusal }) => refusal === undefined)
}

async function judgeMails(db: Kysely<Database>, clock: Clock, most: number) {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'dedupe_key', 'mail', 'status', 'attempts', 'due_at'])
    .where((mail) =>
      mail.or([isInView('dead')(mail), mail.and([mail('status', '=', 'waiting'), mail('attempts', '>', 0)])]),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const overtaken = await overtakenMails(
    db,
    mails.map(({ dedupe_key }) => dedupe_key),
  )
  return mails.map((mail) => ({ ...mail, refusal: judge(mail, overtaken, clock.now()) }))
}

/** Undefined: it can be tried now. */
export async function refusalOf(
  db: Kysely<Database>,
  mail: StoredMail,
  clock: Clock,
): Promise<RetryRefusal | undefined> {
  return judge(mail, await overtakenMails(db, [mail.dedupe_key]), clock.now())
}

function judge(stored: StoredMail, overtaken: ReadonlySet<string>, now: Date): RetryRefusal | undefined {
  const { dedupe_key, status, due_at, mail } = stored
  if (status === 'sent') return 'sent'
  const window = parseMail(mail)?.window
  if (window && window.until <= instant(now)) return 'too late'
  if (overtaken.has(dedupe_key)) return 'overtaken'
  if (status === 'dead') return undefined
  if (isPlanned(stored, instant(now))) return 'planned'
  // While a worker holds it, it is due at the end of the lease, by a clock that may be ahead by as much again.
  return due_at > instant(secondsLater(now, 2 * leaseSeconds)) ? undefined : 'on its way'
}

/** Each is written by itself: more than that is a matter of several rounds. */
const mostAtOnce = 2000

async function findMail(trx: Transaction<Database>, id: number): Promise<Selectable<OutboxTable> | undefined> {
  return trx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

type FoundMail = Pick<Selectable<OutboxTable>, 'id' | 'dedupe_key' | 'status'>

/** Before any mail is written, as whoever erases a lead and its mails does: else each may wait for the other. */
async function holdAnswered(trx: Transaction<Database>, mails: readonly FoundMail[]): Promise<void> {
  for (const { leadId } of givenUpReplies(mails)) await holdLead(trx, leadId)
}

/** Of those mails, as they were before they were tried again, the replies that were given up answer their leads. */
async function answerLeads(
  trx: Transaction<Database>,
  app: { readonly clock: Clock },
  staff: Staff | undefined,
  mails: readonly FoundMail[],
): Promise<void> {
  for (const reply of givenUpReplies(mails)) await answerAgain(trx, app, staff, reply)
}

/** In order of the leads, as everybody who changes several: nobody waits for another in a circle. */
function givenUpReplies(mails: readonly FoundMail[]): { leadId: number; mailId: number }[] {
  const replies = mails.flatMap(({ id, dedupe_key, status }) => {
    const leadId = leadOfReply(dedupe_key)
    return status === 'dead' && leadId !== undefined ? [{ leadId, mailId: id }] : []
  })
  return replies.toSorted((a, b) => a.leadId - b.leadId)
}

/** False: it is no longer as it was read. A worker, or somebody else at the desk, was quicker. */
async function makeDue(
  trx: Transaction<Database>,
  { id, status, attempts, due_at }: Omit<StoredMail, 'dedupe_key' | 'mail'> & { id: number },
  clock: Clock,
): Promise<boolean> {
  const now = instant(clock.now())
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(status === 'dead' ? { status: 'waiting', attempts: 0, due_at: now, settled_at: null } : { due_at: now })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('attempts', '=', attempts)
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
