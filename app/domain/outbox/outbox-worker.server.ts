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

/** Owns the mailer from now on. */
export function startOutboxWorker(outbox: Omit<Outbox, 'random'>): OutboxWorker {
  let stopped = false
  let awake = false
  let endPause: (() => void) | undefined
  const done = work()

  return {
    wake() {
      awake = true
      setTimeout(() => endPause?.(), graceMs)
    },
    async stop() {
      stopped = true
      endPause?.()
      await done
      outbox.mailer.close()
    },
  }

  async function work(): Promise<void> {
    while (!stopped) {
      awake = false
      const tried = await round()
      if (tried === 0 && !awake && !stopped) await pause()
    }
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
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, lookEveryMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
