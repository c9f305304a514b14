/** What the outbox promises, on every database: a mail that was enqueued goes out, and a mail that went out stays so. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Clock, secondsLater } from '#app/platform/clock.server.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { createMailer, type Delivery, type Mailer } from '#app/platform/mailer.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { claimDueMails, extendClaim, noteFailure, noteSent } from './claims.server.ts'
import { deliverDueMails } from './deliver-due-mails.server.ts'
import { enqueueMail } from './enqueue-mail.server.ts'
import { startOutboxWorker } from './outbox-worker.server.ts'
import { tooLate } from './too-late.ts'

const log = createLog({ logLevel: 'silent' })
let now: Date
const clock: Clock = { now: () => now }

beforeEach(() => {
  now = new Date('2026-11-20T09:30:00.000Z')
})

function mailNumber(n: number): Mail {
  return {
    to: { address: `visitor${n}@example.nl` },
    subject: `Mail ${n}`,
    text: 'Text',
    html: '<p>Text</p>',
    language: 'en',
    messageId: `<mail-${n}-${randomUUID()}@site.example>`,
  }
}

async function enqueue({ db }: AppDatabase, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < count; n += 1) await enqueueMail(trx, { dedupeKey: `mail:${n}`, mail: mailNumber(n) }, clock)
  })
}

function rows({ db }: AppDatabase) {
  return db.selectFrom('outbox').selectAll().orderBy('id').execute()
}

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

/** Keeps what it is given; `fails` decides per attempt. */
function fakeMailer(fails: () => boolean | Promise<boolean> = () => false): Mailer & { delivered: Delivery[] } {
  const delivered: Delivery[] = []
  return {
    delivered,
    async deliver(delivery) {
      if (await fails()) throw Object.assign(new Error('No route to anna@example.nl'), { code: 'ECONNECTION' })
      delivered.push(delivery)
    },
    close() {},
  }
}

forEachDatabase('the outbox', (database, another) => {
  function outbox(mailer: Mailer, opened = database()) {
    return { database: opened, mailer, clock, log, random: () => 0 }
  }

  describe('enqueueing', () => {
    it('keeps one mail per key', async () => {
      await enqueue(database(), 2)
      await enqueue(database(), 3)
      expect((await rows(database())).map(({ dedupe_key }) => dedupe_key)).toEqual(['mail:0', 'mail:1', 'mail:2'])
    })

    it('promises nothing when the transaction fails', async () => {
      const failing = database()
        .db.transaction()
        .execute(async (trx) => {
          await enqueueMail(trx, { dedupeKey: 'mail:1', mail: mailNumber(1) }, clock)
          throw new Error('rolled back')
        })
      await expect(failing).rejects.toThrow('rolled back')
      expect(await rows(database())).toEqual([])
    })
  })

  describe('claiming', () => {
    it('never gives two claimers the same mail', async () => {
      await enqueue(database(), 100)
      const claimers = [database(), await another(), await another()]
      const claimAll = async (opened: AppDatabase) => {
        const ids: number[] = []
        for (;;) {
          const claims = await claimDueMails(opened, 3, clock)
          if (claims.length === 0) return ids
          expect(claims.length).toBeLessThanOrEqual(3)
          ids.push(...claims.map(({ id }) => id))
        }
      }
      const claimed = (await Promise.all([...claimers, ...claimers].map(claimAll))).flat()
      expect(claimed).toHaveLength(100)
      expect(new Set(claimed).size).toBe(100)
    })

    it('gives a mail to another when its holder is dead, not while the holder extends', async () => {
      await enqueue(database(), 1)
      const [claim] = await claimDueMails(database(), 5, clock)
      if (!claim) throw new Error('Nothing to claim')
      now = secondsLater(now, 20)
      await extendClaim(database(), claim, clock)
      now = secondsLater(now, 20)
      expect(await claimDueMails(database(), 5, clock)).toEqual([])
      now = secondsLater(now, 20)
      expect(await claimDueMails(database(), 5, clock)).toMatchObject([{ id: claim.id, attempts: 2 }])
    })

    it('gives the longest due first: what is tried again waits for what was never tried', async () => {
      await enqueue(database(), 2)
      const [first] = await claimDueMails(database(), 1, clock)
      now = secondsLater(now, 60)
      const [second] = await claimDueMails(database(), 1, clock)
      expect([first?.dedupe_key, second?.dedupe_key]).toEqual(['mail:0', 'mail:1'])
    })

    it('lets no mail wait for years because the clock once ran ahead', async () => {
      now = new Date('2031-01-01T00:00:00.000Z')
      await enqueue(database(), 1)
      const failing = fakeMailer(() => true)
      for (let attempt = 1; attempt <= 11; attempt += 1) {
        await deliverDueMails(outbox(failing))
        now = new Date((await rows(database()))[0]?.due_at ?? '')
      }
      now = new Date('2026-11-20T09:30:00.000Z')
      const mailer = fakeMailer()
      expect(await deliverDueMails(outbox(mailer))).toBe(1)
      expect(mailer.delivered).toHaveLength(1)
    })

    it('keeps a mail for a day to come until that day', async () => {
      const window = { from: '2026-12-24T08:00:00.000Z', until: '2026-12-25T08:00:00.000Z' }
      const promised = { dedupeKey: 'reminder', mail: { ...mailNumber(1), window } }
      await database()
        .db.transaction()
        .execute((trx) => enqueueMail(trx, promised, clock))
      expect(await deliverDueMails(outbox(fakeMailer()))).toBe(0)
      now = new Date(window.from)
      expect(await deliverDueMails(outbox(fakeMailer()))).toBe(1)
    })

    it('never takes the longest wait between two attempts for a clock that ran ahead', async () => {
      await enqueue(database(), 1)
      const failing = { ...outbox(fakeMailer(() => true)), random: () => 0.999 }
      for (let attempt = 1; attempt <= 11; attempt += 1) {
        expect(await deliverDueMails(failing)).toBe(1)
        expect(await deliverDueMails(failing)).toBe(0)
        now = new Date((await rows(database()))[0]?.due_at ?? '')
      }
    })

    it('lets a holder that lost its claim undo nothing', async () => {
      await enqueue(database(), 1)
      const [old] = await claimDueMails(database(), 1, clock)
      now = secondsLater(now, 60)
      const [current] = await claimDueMails(database(), 1, clock)
      if (!old || !current) throw new Error('Nothing to claim')
      const held = await rows(database())
      now = secondsLater(now, 10)
      await extendClaim(database(), old, clock)
      await noteFailure(database(), old, { reason: 'late', delaySeconds: 1 }, clock)
      await noteFailure(database(), old, { reason: 'late', delaySeconds: undefined }, clock)
      expect(await rows(database())).toEqual(held)
      await noteSent(database(), current, clock)
      await noteFailure(database(), current, { reason: 'late', delaySeconds: 1 }, clock)
      expect(await rows(database())).toMatchObject([{ status: 'sent', last_error: null }])
    })
  })

  describe('delivering', () => {
    it('sends each mail once, under a name of its own', async () => {
      await enqueue(database(), 12)
      const mailer = fakeMailer()
      while ((await deliverDueMails(outbox(mailer))) > 0);
      now = secondsLater(now, 24 * 3600)
      expect(await deliverDueMails(outbox(mailer))).toBe(0)
      expect(new Set(mailer.delivered.map(({ name }) => name)).size).toBe(12)
      expect(mailer.delivered[0]?.name).toMatch(/^\d{6,}-mail-\d+$/)
      const sent = await rows(database())
      expect(sent.every(({ status, sent_at }) => status === 'sent' && sent_at !== null)).toBe(true)
    })

    it('notes a mail that is out as soon as the database takes it, and sends it once', async () => {
      await enqueue(database(), 1)
      const mailer = fakeMailer()
      let refusals = 2
      const shortOfConnections: KyselyPlugin = {
        transformQuery({ node }) {
          const notesSent = node.kind === 'UpdateQueryNode' && JSON.stringify(node.updates).includes('"sent"')
          if (notesSent && refusals-- > 0) throw Object.assign(new Error('too many clients'), { code: '53300' })
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const db = database().db.withPlugin(shortOfConnections)
      await deliverDueMails(outbox(mailer, { ...database(), db }))
      expect(refusals).toBe(-1)
      now = secondsLater(now, 24 * 3600)
      expect(await deliverDueMails(outbox(mailer))).toBe(0)
      expect(mailer.delivered).toHaveLength(1)
    })

    it('tries again later each time with the same mail, and gives up after two days', async () => {
      await enqueue(database(), 1)
      const attempts: string[] = []
      const mailer: Mailer = {
        ...fakeMailer(),
        async deliver({ mail, date }) {
          attempts.push(`${mail.messageId} ${date.toISOString()}`)
          throw new Error('No route to anna@example.nl')
        },
      }
      const started = now
      let last = now
      for (;;) {
        await deliverDueMails(outbox(mailer))
        const [row] = await rows(database())
        if (row?.status === 'dead') break
        last = now
        now = new Date(row?.due_at ?? '')
        expect(await deliverDueMails({ ...outbox(mailer), clock: { now: () => secondsLater(now, -1) } })).toBe(0)
        expect(now.getTime()).toBeGreaterThan(last.getTime())
      }
      expect(attempts.length).toBe(12)
      expect(new Set(attempts).size).toBe(1)
      expect(now.getTime() - started.getTime()).toBeGreaterThanOrEqual(48 * 3600 * 1000)
      expect(await rows(database())).toMatchObject([{ attempts: 12, last_error: 'No route to [address]' }])
      now = secondsLater(now, 1e6)
      expect(await deliverDueMails(outbox(mailer))).toBe(0)
    })

    it('notes what the mail server said without its full stop, which is for whoever quotes it', async () => {
      await enqueue(database(), 1)
      const deliver = async () => Promise.reject(new Error('550 5.1.1 User unknown. '))
      await deliverDueMails(outbox({ ...fakeMailer(), deliver }))
      expect(await rows(database())).toMatchObject([{ last_error: '550 5.1.1 User unknown' }])
    })

    it.each([
      ['was refused within it', 2, 'ECONNECTION: No route to [address]'],
      ['was never tried', 0, tooLate],
    ])(
      'gives up a mail whose window has passed, which %s, and counts and keeps what there was',
      async (_, tries, said) => {
        const window = { from: '2026-12-24T08:00:00.000Z', until: '2026-12-25T08:00:00.000Z' }
        const promised = { dedupeKey: 'reminder', mail: { ...mailNumber(1), window } }
        await database()
          .db.transaction()
          .execute((trx) => enqueueMail(trx, promised, clock))
        for (let attempt = 1; attempt <= tries; attempt += 1) {
          now = attempt === 1 ? new Date(window.from) : secondsLater(now, 60)
          await deliverDueMails(outbox(fakeMailer(() => true)))
        }
        now = new Date(window.until)
        const mailer = fakeMailer()
        await deliverDueMails(outbox(mailer))
        expect(mailer.delivered).toEqual([])
        expect(await rows(database())).toMatchObject([{ status: 'dead', attempts: tries, last_error: said }])
        expect(await deliverDueMails(outbox(mailer))).toBe(0)
      },
    )

    it('does not let one bad mail stop the others', async () => {
      await enqueue(database(), 3)
      await database().db.insertInto('outbox').values(unreadable).execute()
      const mailer = fakeMailer()
      await deliverDueMails(outbox(mailer))
      expect(mailer.delivered).toHaveLength(3)
      expect((await rows(database())).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'waiting'])
    })
  })

  describe('the worker', () => {
    it('delivers at once when woken, and stops only when what is on its way is out', async () => {
      const onTheWay = signal()
      const accepted = signal()
      const mailer = fakeMailer(async () => {
        onTheWay.give()
        await accepted.given
        return false
      })
      const worker = startOutboxWorker({ database: database(), mailer, clock, log })
      await enqueue(database(), 1)
      worker.wake()
      await onTheWay.given
      let stopped = false
      const stop = worker.stop().then(() => {
        stopped = true
      })
      await enqueue(database(), 2)
      expect(stopped).toBe(false)
      accepted.give()
      await stop
      expect((await rows(database())).map(({ status }) => status)).toEqual(['sent', 'waiting'])
    })

    it('rests while mails are promised faster than they go out, and sends them all the same', async () => {
      const worked = 60
      const begun: number[] = []
      const mailer = fakeMailer(async () => {
        begun.push(performance.now())
        await setTimeout(worked)
        // Promised while this one is on its way.
        if (begun.length === 1) await enqueue(database(), 2)
        worker.wake()
        return false
      })
      const worker = startOutboxWorker({ database: database(), mailer, clock, log })
      await enqueue(database(), 1)
      worker.wake()
      await expect.poll(() => begun.length, { timeout: 15_000 }).toBe(2)
      await worker.stop()
      const [first = 0, second = 0] = begun
      // A timer may fire a millisecond early.
      expect(second - first).toBeGreaterThan(worked * 5 - 2)
    })

    it('sends everything exactly once with three workers and a mail server that is down, then moody', async () => {
      const count = 30
      const server = await startSmtpServer()
      const { port } = server
      await server.stop()
      const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: { address: 'a@site.example' }, dataDir: '' }
      await enqueue(database(), count)
      const opened = [database(), await another(), await another()]
      const startAll = () =>
        opened.map((one) => startOutboxWorker({ database: one, mailer: createMailer(settings), clock, log }))

      let workers = startAll()
      await expect
        .poll(async () => (await rows(database())).every(({ attempts, last_error }) => attempts === 1 && last_error), {
          timeout: 15_000,
        })
        .toBe(true)
      await Promise.all(workers.map((worker) => worker.stop()))

      const back = await startSmtpServer({ port })
      back.failNext(7)
      now = secondsLater(now, 120)
      workers = startAll()
      // What arrived must also be noted before the clock jumps: leases are extended in real time, and would all lapse.
      const isNoted = ({ status, last_error }: { status: string; last_error: string | null }) =>
        status === 'sent' || last_error?.includes('Try again later')
      await expect.poll(async () => (await rows(database())).every(isNoted), { timeout: 15_000 }).toBe(true)
      expect(back.messages).toHaveLength(count - 7)
      now = secondsLater(now, 120)
      for (const worker of workers) worker.wake()
      await expect
        .poll(async () => (await rows(database())).every(({ status }) => status === 'sent'), { timeout: 15_000 })
        .toBe(true)
      await Promise.all(workers.map((worker) => worker.stop()))
      await back.stop()
      expect(back.messages).toHaveLength(count)
      expect(new Set(back.messages.map(({ messageId }) => messageId)).size).toBe(count)
    })
  })
})

const unreadable = {
  dedupe_key: 'mail:unreadable',
  mail: '{',
  status: 'waiting',
  attempts: 0,
  due_at: '2026-11-20T00:00:00.000Z',
  last_error: null,
  created_at: '2026-11-20T00:00:00.000Z',
  sent_at: null,
} as const
