/**
 * Counts opened pages in the memory of the process and adds them to the database every few seconds, and when the process
 * stops. A process that is killed loses what it counted since: ten seconds of visits at most.
 */
import { dayOf } from '#app/domain/booking/wall-time.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { OpenedPage } from './visit.ts'
import { createVisitTally } from './visit-tally.ts'
import { writeVisits } from './write-visits.server.ts'

export interface VisitCounter {
  /** Costs a look-up in memory: no page waits for it. */
  count(opened: OpenedPage): void
  /** Writes what is left. Nothing may be counted afterwards. */
  stop(): Promise<void>
}

const everyMs = 10_000

export function startVisitCounter({ database, clock, log }: Pick<App, 'database' | 'clock' | 'log'>): VisitCounter {
  const tally = createVisitTally()
  const today = rememberedDay()
  let writing = Promise.resolve()
  const timer = setInterval(() => void write(), everyMs)
  timer.unref()
  return {
    count(opened) {
      tally.add(today(clock.now()), opened)
    },
    async stop() {
      clearInterval(timer)
      await write()
    },
  }

  /** One after the other. When the database is out of reach, they are counted with those of the next time. */
  function write(): Promise<void> {
    writing = writing.then(async () => {
      const sums = tally.take()
      if (sums.length === 0) return
      try {
        await writeVisits(database, sums)
      } catch (err) {
        for (const { day, count, ...opened } of sums) tally.add(day, opened, count)
        log.error({ err }, 'visits could not be written yet')
      }
    })
    return writing
  }
}

/** The day in Amsterdam, computed once a minute: days begin with one. */
function rememberedDay(): (now: Date) => string {
  let minute = -1
  let day = ''
  return (now) => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) {
      minute = current
      day = dayOf(instant(now))
    }
    return day
  }
}
