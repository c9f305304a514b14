/** `ops let-in EMAIL`: somebody's account was tried too often today, by others, and its owner cannot sign in. */
import { parseArgs } from 'node:util'
import { letIn } from '#app/domain/account/let-in.server.ts'
import { loadSecret } from '#app/platform/secrets.server.ts'
import { explain, say } from './output.ts'
import { readEmail } from './read-email.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const email = readEmail(positionals)
  if (email === undefined) {
    explain('Give one address: ops let-in name@example.nl')
    return 2
  }
  return withDatabase(async ({ database, clock, settings }) => {
    const done = await letIn({ database, clock, secret: loadSecret(settings) }, email)
    if (done.outcome === 'let_in') say(`Of today, ${done.forgotten} of ${email} are not counted any more.`)
    if (done.outcome === 'nothing_counted') say(`Nothing is counted of ${email} today: nothing was changed.`)
    if (done.outcome === 'no_account') explain(`There is no account with the address ${email}.`)
    return done.outcome === 'no_account' ? 1 : 0
  })
}
