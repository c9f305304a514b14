import { pino } from 'pino'
import { expect, it } from 'vitest'
import { forEachDatabase } from '#tests/support/databases.ts'
import { agreeOnSecret, SecretNotShared } from './shared-secret.server.ts'

const one = 'the-secret-that-all-of-them-share-here'
const other = 'a-secret-that-some-machine-made-itself'

forEachDatabase('the secret of a shared database', (database) => {
  function start(secret: string, given: boolean) {
    const lines: string[] = []
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
    const clock = { now: () => new Date('2026-11-21T12:00:00.000Z') }
    const agreed = agreeOnSecret({ database: database(), secret, given, dataDir: '/data', clock, log })
    return agreed.then(() => lines)
  }

  it('is the same for whoever comes next', async () => {
    await start(one, true)
    expect(await start(one, true)).toEqual([])
    expect(await start(one, false)).toEqual([])
  })

  it('is not replaced by one that a machine made', async () => {
    await start(one, true)
    const second = start(other, false)
    if (database().dialect === 'sqlite') expect(await second).toEqual([])
    else {
      await expect(second).rejects.toThrow(SecretNotShared)
      await expect(start(other, false)).rejects.toThrow('/data/secret')
    }
    expect(await start(one, false)).toEqual([])
  })

  it('is replaced by one that was given, with a line that shows neither', async () => {
    await start(one, true)
    const lines = await start(other, true)
    expect(lines).toHaveLength(database().dialect === 'sqlite' ? 0 : 1)
    expect(lines.join()).not.toMatch(new RegExp(`${one}|${other}`))
    expect(await start(other, false)).toEqual([])
  })

  it('is agreed on by several that start at once', async () => {
    const outcomes = await Promise.allSettled([one, other, one, other].map((secret) => start(secret, false)))
    const refused = outcomes.filter(({ status }) => status === 'rejected').length
    expect(refused).toBe(database().dialect === 'sqlite' ? 0 : 2)
  })
})
