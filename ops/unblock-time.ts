/** `ops unblock-time NUMBER`: a blocked period blocks nothing any more. */
import { parseArgs } from 'node:util'
import { unblockTime } from '#app/domain/booking/block-time.server.ts'
import { explain, say } from './output.ts'
import { readNumber } from './read-number.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const number = readNumber(positionals)
  if (number === undefined) {
    explain('Give one number, as `ops blocked` shows it: ops unblock-time 3')
    return 2
  }
  return withDatabase(async (context) => {
    const found = await unblockTime(context, number)
    if (found) say(`Period ${number} blocks nothing any more.`)
    else explain(`There is no blocked period ${number}.`)
    return found ? 0 : 1
  })
}
