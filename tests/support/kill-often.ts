/** A server that is killed with -9 and started again while clients are at work: what every test of lost work begins with. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { forEachKind } from './databases.ts'
import { freePort, makeDataDir, removeDataDir, type Site, startSite } from './start-site.ts'

interface Load {
  clients: number
  /** How often each of them sends. */
  each: number
  kills: number
  /** Between two sends of a client, at most, so that they spread over the kills; after the last kill there is none. */
  pauseMs: number
}

export interface KilledServer {
  /** Of the database. */
  readonly name: string
  /** With an empty database. */
  start(): Promise<{ origin: string; dataDir: string; databaseUrl?: string }>
  /** Resolves when everything was sent; the server runs then. `send` goes on until it has an answer. */
  killWhile(load: Load, send: (client: number, n: number) => Promise<void>): Promise<void>
}

export function forEachKilledServer(tests: (server: KilledServer) => void): void {
  forEachKind((database) => {
    const dataDir = makeDataDir()
    let site: Site | undefined
    let startAgain: () => Promise<Site>

    afterAll(async () => {
      await site?.stop()
      removeDataDir(dataDir)
    })

    tests({
      name: database.name,
      async start() {
        const port = await freePort()
        const databaseUrl = await database.create()
        const place = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) }
        const env = { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
        startAgain = () => startSite({ dataDir, port, env })
        site = await startAgain()
        return { origin: site.origin, ...place }
      },
      async killWhile({ clients, each, kills, pauseMs }, send) {
        let killing = true
        let left = clients * each
        const client = async (number: number) => {
          for (let n = 0; n < each; n += 1) {
            await send(number, n)
            left -= 1
            if (killing) await wait(Math.random() * pauseMs)
          }
        }
        const killer = async () => {
          for (let n = 0; n < kills; n += 1) {
            // However slow the machine is: in the middle of the work, not before anything was answered.
            for (const before = left; left === before && left > 0; ) await wait(20)
            await wait(Math.random() * 500)
            await site?.kill()
            site = await startAgain()
          }
          killing = false
        }
        await Promise.all([killer(), ...Array.from({ length: clients }, (_, number) => client(number))])
      },
    })
  })
}
