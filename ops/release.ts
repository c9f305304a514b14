/** `ops release NUMBER`: a message in quarantine turns out to come from a person. */
import { parseArgs } from 'node:util'
import { releaseMessage } from '#app/domain/contact/release-message.server.ts'
import { loadSecret } from '#app/platform/secrets.server.ts'
import { explain, say } from './output.ts'
import { readNumber } from './read-number.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const number = readNumber(positionals)
  if (number === undefined) {
    explain('Give one message number, as `ops leads` shows it: ops release 1042')
    return 2
  }
  return withDatabase(async ({ database, clock, settings }) => {
    const { outcome } = await releaseMessage({ database, clock, settings, secret: loadSecret(settings) }, number)
    if (outcome === 'released') say(`Message ${number} is released. A server that runs sends its mails within seconds.`)
    if (outcome === 'not_quarantined') explain(`Message ${number} is not in quarantine.`)
    if (outcome === 'not_found') explain(`There is no message ${number}.`)
    return outcome === 'released' ? 0 : 1
  })
}
