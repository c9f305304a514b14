/** `ops grant-admin EMAIL`: somebody who has an account becomes an admin. */
import { parseArgs } from 'node:util'
import { grantDesk } from '#app/domain/desk/change-staff.server.ts'
import { explain, say } from './output.ts'
import { readEmail } from './read-email.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const email = readEmail(positionals)
  if (email === undefined) {
    explain('Give one address: ops grant-admin name@example.nl')
    return 2
  }
  return withDatabase(async (context) => {
    const outcome = await grantDesk(context, email)
    if (outcome === 'granted') say(`${email} may use the admin desk.`)
    if (outcome === 'had_it') say(`${email} may use the admin desk already: nothing was changed.`)
    if (outcome === 'no_account')
      explain(`There is no account with the address ${email}. Make one on the site first, then run this again.`)
    return outcome === 'no_account' ? 1 : 0
  })
}
