/** Delivers in the background for as long as the process serves. */
import { deliverDueMails, type Outbox } from './deliver-due-mails.server.ts'

export interface OutboxWorker {
  /** A mail was just promised: look now. */
  wake(): void
  /** Claims no more, waits for what is on its way, closes the mailer. */
  stop(): Promise<void>
}

/** Without being woken it looks this often: for retries, for mails of other processes, and for those of a dead one. */
const lookEveryMs = 5000

/** Whoever promised the mail is answered first: 50 ms. Else a form would answer later where there is a mail to send. */
const graceMs = 50

/**
 * While visitors send forms faster than mails go out, answers come first: a round of mails is followed by a rest of so
 * many times as long, a second at most. Mails then leave some seconds later; nothing else waits for them.
 */
const restTimes = 4
const longestRestMs = 1000

/** Owns the mailer from now on. */
export function startOutboxWorker(outbox: Omit<Outbox, 'random'>): OutboxWorker {
  let stopped = false
  let awake = false
  let endPause: (() => void) | undefined
  let endRest: (() => void) | undefined
  const done = work()

  return {
    wake() {
      awake = true
      setTimeout(() => endPause?.(), graceMs)
    },
    async stop() {
      stopped = true
      endPause?.()
      endRest?.()
      await done
      outbox.mailer.close()
    },
  }

  async function work(): Promise<void> {
    while (!stopped) {
      awake = false
      const began = performance.now()
      const tried = await round()
      if (stopped) return
      if (awake) await rest(performance.now() - began)
      else if (tried === 0) await pause()
    }
  }

  /** Ended by nothing but a stop: whoever wakes us meanwhile has the next round. */
  function rest(workedMs: number): Promise<void> {
    const ms = Math.min(Math.max(workedMs * restTimes, graceMs), longestRestMs)
    return wait(ms, (end) => {
      endRest = end
    })
  }

  /** When the database is out of reach, nothing was tried, and the next look comes in its time. */
  async function round(): Promise<number> {
    try {
      return await deliverDueMails({ ...outbox, random: Math.random })
    } catch (err) {
      outbox.log.error({ err }, 'outbox failed')
      return 0
    }
  }

  function pause(): Promise<void> {
    return wait(lookEveryMs, (end) => {
      endPause = end
    })
  }
}

/** Hands out what ends it early. */
function wait(ms: number, handOut: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    handOut(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
