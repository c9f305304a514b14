import { expect, it } from 'vitest'
import { secondsLater } from '#app/platform/clock.server.ts'
import { accountApp, example } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { countTries } from './count-tries.server.ts'

forEachDatabase('what is tried slowly', (database) => {
  it.each([
    ['mail', 15],
    ['password', 40],
    ['confirmation', 40],
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

  it.each([
    ['mail', 15, 60],
    ['password', 30, 300],
    ['confirmation', 30, 300],
  ] as const)('is counted by client address too, whatever the account: %s', async (what, perWindow, perDay) => {
    let now = new Date('2026-11-20T00:00:00.000Z')
    const app = { ...accountApp(database()).app, clock: { now: () => now } }
    let tried = 0
    const tryAnother = () => {
      tried += 1
      return countTries(app, what, { email: `m${tried}@dewit.example`, clientAddress: example.clientAddress })
    }
    const fillWindow = () => Promise.all(Array.from({ length: perWindow }, tryAnother))
    const allAllowed = Array<undefined>(perWindow).fill(undefined)

    expect(await fillWindow()).toEqual(allAllowed)
    expect(await tryAnother()).toEqual({ outcome: 'too_many', retryAfterSeconds: 900 })
    // Three hundred passwords take seconds on PostgreSQL: the day is filled by hand, but for its last window.
    await database()
      .db.updateTable('rate_limit')
      .set({ count: perDay - perWindow })
      .where('subject', 'like', `account ${what} from:%/86400`)
      .execute()
    now = secondsLater(now, 900)
    expect(await fillWindow()).toEqual(allAllowed)
    now = secondsLater(now, 900)
    expect(await tryAnother()).toEqual({ outcome: 'too_many', retryAfterSeconds: 86_400 - 2 * 900 })
  })
})
