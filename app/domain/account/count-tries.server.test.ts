import { expect, it } from 'vitest'
import { secondsLater } from '#app/platform/clock.server.ts'
import { accountApp, example } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { countTries } from './count-tries.server.ts'

forEachDatabase('what is tried slowly', (database) => {
  it.each([
    ['mail', 15],
    ['password', 40],
    ['new_email', 15],
  ] as const)('is counted by the day too: %s', async (what, perDay) => {
    let now = new Date('2026-11-20T00:00:00.000Z')
    const app = { ...accountApp(database()).app, clock: { now: () => now } }
    for (let n = 0; n < perDay; n += 1) {
      expect(await countTries(app, what, example)).toBeUndefined()
      now = secondsLater(now, 300)
    }
    const untilMidnight = 86_400 - perDay * 300
    expect(await countTries(app, what, example)).toEqual({ outcome: 'too_many', retryAfterSeconds: untilMidnight })
  })
})
