/** What a lead's row says and what its story tells are one thing, whatever happened in whatever order. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { deliverDueMails } from '#app/domain/outbox/deliver-due-mails.server.ts'
import { retryMail } from '#app/domain/outbox/retry-mail.server.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import { withdrawReport } from '#app/domain/report/withdraw-report.server.ts'
import { deleteExpired } from '#app/domain/retention/delete-expired.server.ts'
import { bookingApp } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { changeLeads, decidedOf, findLead } from './change-leads.server.ts'
import { type LeadRoad, roadOf } from './lead-road.server.ts'
import { promiseFor, type Standing } from './lead-standing.server.ts'
import { type ChangeItem, counts, triedAgain } from './lead-story.ts'
import { readLead } from './read-lead.server.ts'
import { releaseLeads } from './release-lead.server.ts'
import { replyToLead } from './reply-to-lead.server.ts'
import { waitAgain } from './wait-again.server.ts'

const minute = 60_000
const day = 24 * 60 * minute

const decisions = ['open', 'answered', 'won', 'lost', 'spam'] as const
const mails = ['reply', 'sent', 'dies', 'retry'] as const
const others = ['message', 'held', 'release', 'owner', 'undo', 'put back', 'taken back', 'quarter', 'year'] as const

type Step = (typeof decisions)[number] | (typeof mails)[number] | (typeof others)[number]

/** Where they once disagreed. */
const examples: [Step[]][] = [
  [['reply', 'held', 'quarter']],
  [['won', 'quarter', 'quarter', 'quarter', 'message', 'quarter']],
  [['spam', 'message']],
  [['reply', 'reply', 'dies', 'reply']],
  [['reply', 'reply', 'undo', 'dies']],
  [['reply', 'open', 'dies']],
  [['spam', 'quarter', 'message', 'quarter', 'quarter', 'quarter', 'open', 'reply', 'dies']],
  [['held', 'reply', 'release', 'undo']],
  [['held', 'reply', 'release', 'dies']],
  [['answered', 'held', 'message', 'reply', 'release', 'undo']],
  [['held', 'reply', 'sent', 'release']],
  [['reply', 'dies', 'retry', 'sent']],
  [['reply', 'dies', 'retry', 'undo']],
  [['won', 'taken back']],
  [['reply', 'taken back', 'undo']],
  [['won', 'message', 'reply', 'undo', 'reply', 'dies', 'reply', 'message', 'answered']],
  [['won', 'held', 'release', 'reply', 'dies', 'retry', 'undo']],
  [['won', 'message', 'reply', 'owner', 'undo', 'undo']],
  [['reply', 'won', 'quarter', 'year', 'message', 'reply']],
  [['open', 'held', 'open', 'open', 'reply', 'release', 'open', 'open', 'open']],
]

forEachDatabase('the row of a lead and its story', (database) => {
  async function walk(email: string, staff: Awaited<ReturnType<typeof deskPerson>>) {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    let now = Date.parse('2026-11-17T10:05:00.000Z')
    const wait = (time: number) => {
      now += time
      setTime(new Date(now).toISOString())
    }
    wait(0)
    await db.deleteFrom('outbox').execute()
    await write('')
    wait(47 * minute)
    const { id } = await db.selectFrom('lead').select('id').where('email_key', '=', email).executeTakeFirstOrThrow()

    async function write(trap: string) {
      await db.deleteFrom('rate_limit').execute()
      const input = { name: 'Marieke', email, message: `Onze goedkeuring blijft hangen, sinds ${now}.` }
      const token = issueFormToken(formTokenKey(app.secret), new Date(now - minute))
      const common = { locale: 'nl', key: undefined, source: {}, clientAddress: '192.0.2.1' } as const
      await submitContact(app, { ...common, input, token, trap, reusedKey: 'refuse' })
    }
    /** All that is to leave leaves, or is given up. */
    async function deliver(fails: boolean) {
      wait(2 * minute)
      if (fails) await db.updateTable('outbox').set({ attempts: 11 }).where('status', '=', 'waiting').execute()
      const send = async () => {
        if (fails) throw new Error('mailbox full')
      }
      const mailer = { verify: async () => undefined, deliver: send, close: async () => undefined } as never
      while (await deliverDueMails({ database: database(), mailer, clock: app.clock, log: app.log, random: () => 0 }));
    }
    async function reply() {
      const file = await readLead(db, id)
      const typed = { subject: 'Re', text: `Beste Marieke, ja, op ${now}.` }
      await replyToLead(app, staff, {
        leadId: id,
        revision: file?.lead.revision ?? 0,
        seen: file?.story.at(-1)?.at ?? '',
        key: `form-${id}-${now}`,
        reply: typed,
      })
    }
    /** The last one that was given up, as staff do it in the outbox. */
    async function retry() {
      const dead = await db
        .selectFrom('outbox')
        .select('id')
        .where('dedupe_key', 'like', `lead:${id}:reply:%`)
        .where('status', '=', 'dead')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (dead) await retryMail(app, staff, dead.id)
    }
    /** Not of spam, nor of what the outbox did or was told to: they set the row back to before what came in between. */
    async function undo() {
      const change = await db
        .selectFrom('desk_change')
        .select('id')
        .where('target', '=', `lead:${id}`)
        .where('undone_by', 'is', null)
        .where('before', 'is not', null)
        .where('user_id', 'is not', null)
        .where('summary', 'not in', ['set to spam', triedAgain])
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (change) await undoChange(app, staff, change.id, undoes)
    }
    /** A report that is saved and withdrawn leaves all as it was. */
    async function takeBack() {
      await db.deleteFrom('rate_limit').execute()
      const before = await readLead(db, id)
      const common = { locale: 'nl', key: undefined, source: {}, clientAddress: '192.0.2.1' } as const
      const saved = await saveReport(app, { ...common, sheet: exampleSheet, owner: 'Marieke', email, consent: true })
      if (saved.outcome !== 'saved') throw new Error(saved.outcome)
      await withdrawReport(app, saved.tokens.withdrawal)
      const after = await findLead(db, id)
      if (!before || !after || before.story.some(({ kind }) => kind === 'gone')) return
      const { lead } = before
      expect({ ...decidedOf(after), last_at: after.last_at }).toEqual({ ...decidedOf(lead), last_at: lead.last_at })
    }
    async function keepFor(days: number) {
      await deliver(false)
      wait(days * day)
      await deleteExpired(db, app.clock)
    }
    async function decide(status: (typeof decisions)[number]) {
      // What was decided stands, also where a reply of before dies later.
      if (status !== 'open') await deliver(false)
      await changeLeads(app, staff, [{ id }], { status })
    }
    const steps: Record<Step, () => unknown> = {
      open: () => decide('open'),
      answered: () => decide('answered'),
      won: () => decide('won'),
      lost: () => decide('lost'),
      spam: () => decide('spam'),
      message: () => write(''),
      held: () => write('x'),
      release: () => releaseLeads(app, staff, [{ id }]),
      reply,
      sent: () => deliver(false),
      dies: () => deliver(true),
      retry,
      owner: () => changeLeads(app, staff, [{ id }], { owner: { id: staff.userId, name: staff.name } }),
      undo,
      'put back': () => waitAgain(app, staff, { id }),
      'taken back': takeBack,
      quarter: () => keepFor(100),
      year: () => keepFor(370),
    }
    return async (step: Step) => {
      const before = await findLead(db, id)
      await steps[step]()
      const after = await findLead(db, id)
      if (before && after && !decides(step)) expect([step, isClient(after)]).toEqual([step, isClient(before)])
      // Entries leave parts of minutes over, as in life.
      wait(47.3 * minute)
      return { file: await readLead(db, id), now: new Date(now).toISOString() }
    }
  }

  it('agree who waits, since when, and what the first answer was', { timeout: 60_000 }, async () => {
    let walks = 0
    const staff = await deskPerson(bookingApp(database()).app)
    const anySteps = fc.array(fc.constantFrom<Step>(...decisions, ...mails, ...others, 'message', 'reply', 'dies'), {
      minLength: 8,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        walks += 1
        const go = await walk(`walk-${walks}@dewit.example`, staff)
        for (const step of steps) {
          const { file, now } = await go(step)
          // With nothing left of it, the lead goes too.
          if (!file) return
          agree(file, now)
        }
      }),
      { numRuns: 25, seed: 17, examples },
    )
  })
})

/** Nothing else makes a client, or leaves one none. */
function decides(step: Step): boolean {
  return step === 'undo' || (decisions as readonly Step[]).includes(step)
}

function isClient({ status, returns_to }: Standing): boolean {
  return status === 'won' || returns_to === 'won'
}

function agree({ lead, story }: NonNullable<Awaited<ReturnType<typeof readLead>>>, now: string): void {
  const gone = story.some(({ kind }) => kind === 'gone')
  const page = roadOf(lead, story, now)
  const waits = page.waiting !== undefined && page.waiting.until === undefined
  expect(waits).toBe(lead.waiting_since !== null)
  expect(lead.promise_at).toBe(promiseFor(lead.waiting_since))
  // Won again as soon as nobody waits.
  if (lead.returns_to !== null) expect([lead.status, waits]).toEqual(['open', true])

  // Since when the story alone says that somebody waits: an end put to it shows the beginning.
  const end: ChangeItem = {
    ...{ kind: 'change', key: 'end', at: now, by: null, summary: '' },
    ...{ waitingSince: null, answers: true, spam: undefined },
  }
  const told = roadOf({ ...lead, waiting_since: null }, [...story, end], now).waiting
  const since = told?.until === now ? told.since : null
  // What was deleted may have been the beginning; but nothing begins earlier, or on its own.
  if (gone && since !== lead.waiting_since) expect(lead.waiting_since && lead.waiting_since < (since ?? now)).toBe(true)
  else expect(since).toBe(lead.waiting_since)

  if (gone) return
  const heard = story.filter((item) =>
    item.kind === 'reply' ? !item.withdrawn : item.kind === 'message' && !item.quarantined,
  )
  expect(lead.last_at).toBe(heard.at(-1)?.at)
  // Whoever wrote a reply that stands has the lead, or whom somebody chose.
  const owned = story.some((item) =>
    item.kind === 'reply' ? !item.withdrawn : item.kind === 'change' && item.summary.startsWith('owner set to'),
  )
  expect(lead.owner_id !== null).toBe(owned)
  tellsWaiting(page)
  const answered = story.some((item) => (item.kind === 'reply' ? counts(item) : item.kind === 'change' && item.answers))
  if (!answered) expect(lead.first_reply_minutes).toBeNull()
  const messages = story.filter((item) => item.kind === 'message' && !item.quarantined)
  const settled = story.some((item) => item.kind === 'change' && item.waitingSince === null)
  // Whatever was released, stopped or given up meanwhile.
  if (!answered && !settled) expect(lead.waiting_since).toBe(messages[0]?.at)
  if (messages.length === 1 && page.waiting?.answered) expect(page.waiting.minutes).toBe(lead.first_reply_minutes)
}

/** Gap by gap the story tells as our turn what the page counts in all. */
function tellsWaiting({ steps, waiting }: LeadRoad): void {
  if (!waiting) return
  const begin = steps.findIndex((step) => step.kind !== 'gap' && step.at >= waiting.since)
  const end = steps.findIndex((step) => step.kind !== 'gap' && waiting.until !== undefined && step.at >= waiting.until)
  const during = steps.slice(begin, end < 0 ? undefined : end).filter((step) => step.kind === 'gap')
  expect(during.filter(({ turn }) => turn !== 'ours' && turn !== 'late')).toEqual([])
  expect(during.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(waiting.minutes)
  expect(during.at(-1)?.total ?? waiting.minutes).toBe(waiting.minutes)
}
