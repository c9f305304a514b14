/**
 * Gives memory back after a busy spell. V8 keeps a heap as large as its busiest moment made it, and looks again half a
 * minute after the last request; here it is asked in the first quiet second.
 */
import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often it is looked whether anybody has asked since: 1 s. */
const look = 1_000

/** Fewer requests than this leave too little behind. */
const least = 500

/**
 * Less is what the process needs, in bytes: after a collection the first thousands of requests are a third slower, until
 * what they run is compiled again, so there has to be something to give.
 */
const needed = 165e6

/** What has to be known of the process, and what is done to it. */
interface Memory {
  resident(): number
  collect(): unknown
}

/** Until the server closes. */
export function giveMemoryBack(server: Server, memory: Memory = ownMemory()): void {
  let asked = 0
  let before = 0
  // The start is a busy spell too.
  let collected = -least
  server.on('request', () => {
    asked += 1
  })
  const timer = setInterval(() => {
    if (asked === before && asked - collected >= least && memory.resident() > needed) {
      collected = asked
      memory.collect()
    }
    before = asked
  }, look).unref()
  server.once('close', () => clearInterval(timer))
}

/** Of all that is garbage, and of compiled code that nothing runs. */
function ownMemory(): Memory {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return {
    resident: process.memoryUsage.rss,
    collect: () => gc({ type: 'major', execution: 'async', flavor: 'last-resort' }),
  }
}
