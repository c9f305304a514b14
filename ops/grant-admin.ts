/** `ops grant-admin EMAIL`: somebody who has an account becomes an admin. */
import { parseArgs } from 'node:util'
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
  return withDatabase(async ({ database }) => {
    // Every address of an account was proven; asked again here, because much hangs on it.
    const { numUpdatedRows } = await database.db
      .updateTable('auth_user')
      .set({ is_admin: 1 })
      .where('email', '=', email)
      .where('email_verified', '=', 1)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      explain(`There is no account with the address ${email}. Make one on the site first, then run this again.`)
      return 1
    }
    say(`${email} may use the admin desk.`)
    return 0
  })
}
