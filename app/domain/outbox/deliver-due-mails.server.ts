/** One round of delivery: claims some due mails, sends them side by side, notes what became of each. */
import { setTimeout as pause } from 'node:timers/promises'
import { leadOfReply } from '#app/domain/lead/reply-to-lead.server.ts'
import { waitAgain } from '#app/domain/lead/wait-again.server.ts'
import { type Clock, instant } from '#app/platform/clock.server.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { describeError, type Log } from '#app/platform/log.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Mailer } from '#app/platform/mailer.server.ts'
import {
  type Claim,
  claimDueMails,
  extendClaim,
  extendEverySeconds,
  noteFailure,
  noteSent,
  noteTooLate,
} from './claims.server.ts'
import { retryDelay } from './retry-delay.ts'

export interface Outbox {
  readonly database: AppDatabase
  readonly mailer: Mailer
  readonly clock: Clock
  readonly log: Log
  /** From 0 to below 1. */
  readonly random: () => number
}

/** As many as the mailer has connections: what is claimed is on its way at once. */
const batch = 5

/** How many mails it tried to send. Rejects when the database is out of reach; a mail that fails is no rejection. */
export async function deliverDueMails(outbox: Outbox): Promise<number> {
  const claims = await claimDueMails(outbox.database, batch, outbox.clock)
  const outcomes = await Promise.allSettled(claims.map((claim) => deliver(outbox, claim)))
  const broken = outcomes.find((outcome) => outcome.status === 'rejected')
  if (broken) throw broken.reason
  return claims.length
}

async function deliver(outbox: Outbox, claim: Claim): Promise<void> {
  const { database, clock, log } = outbox
  const about = { mail: claim.dedupe_key, attempts: claim.attempts }
  try {
    const mail = JSON.parse(claim.mail) as Mail
    if (mail.window && mail.window.until <= instant(clock.now())) {
      await noteTooLate(database, claim)
      await putLeadBack(outbox, claim)
      log.error({ ...about, attempts: claim.attempts - 1 }, 'mail given up, because it comes too late')
      return
    }
    await send(outbox, claim, mail)
  } catch (error) {
    const delaySeconds = retryDelay(claim.attempts, outbox.random())
    const reason = reasonOf(error)
    await noteFailure(database, claim, { reason, delaySeconds }, clock)
    if (delaySeconds === undefined) {
      await putLeadBack(outbox, claim)
      log.error({ ...about, reason }, 'mail given up')
    } else {
      log.warn({ ...about, reason, retryInSeconds: Math.round(delaySeconds) }, 'mail not sent')
    }
    return
  }
  await noteOut(outbox, claim)
  log.info(about, 'mail sent')
}

/**
 * What is out and not noted goes out again. A lease lasts at least that long from the yes of the mail server on, where its
 * last extension was noted.
 */
const noteForMs = 15_000

const noteAgainMs = 500

/** Not only once: the database may have no connection left at this moment, or break one off. */
async function noteOut({ database, clock, log }: Outbox, claim: Claim): Promise<void> {
  const until = performance.now() + noteForMs
  for (;;) {
    try {
      return await noteSent(database, claim, clock)
    } catch (err) {
      if (performance.now() >= until) throw err
      log.warn({ err, mail: claim.dedupe_key }, 'mail sent, not noted yet')
      await pause(noteAgainMs)
    }
  }
}

/** To be quoted in a sentence, which has a full stop of its own. */
function reasonOf(error: unknown): string {
  const { code, message } = describeError(error)
  const reason = [code, message].filter(Boolean).join(': ')
  return reason.slice(0, 500).trimEnd().replace(/\.$/, '')
}

/** A reply that never left is no reply: whoever wrote to us waits again. */
async function putLeadBack({ database, clock, log }: Outbox, claim: Claim): Promise<void> {
  const id = leadOfReply(claim.dedupe_key)
  if (id === undefined) return
  // Where this fails, the lead's page says so and staff put it back.
  await waitAgain({ database, clock }, undefined, { id }).catch((err) => log.error({ err }, 'lead not put back'))
}

/** Keeps the claim for as long as the mailer takes. */
async function send({ database, mailer, clock, log }: Outbox, claim: Claim, mail: Mail): Promise<void> {
  const extend = () => extendClaim(database, claim, clock).catch((err) => log.warn({ err }, 'mail claim not extended'))
  const timer = setInterval(extend, extendEverySeconds * 1000)
  try {
    await mailer.deliver({ mail, date: dateOf(mail, claim), name: fileName(claim) })
  } finally {
    clearInterval(timer)
  }
}

/** The Date header: when it was promised, or when its window begins. */
export function dateOf({ window }: Mail, { created_at }: Pick<Claim, 'created_at'>): Date {
  return new Date(window?.from ?? created_at)
}

/** `contact:1042:staff` of row 42 is `000042-contact-1042-staff`. */
function fileName({ id, dedupe_key }: Claim): string {
  return `${String(id).padStart(6, '0')}-${dedupe_key.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 100)}`
}
