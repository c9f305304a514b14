/** `ops revoke-admin EMAIL`: whoever leaves loses the admin desk, with their next request. */
import { parseArgs } from 'node:util'
import { revokeDesk } from '#app/domain/desk/change-staff.server.ts'
import { counted } from '#app/formats.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { explain, say } from './output.ts'
import { readEmail } from './read-email.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const email = readEmail(positionals)
  if (email === undefined) {
    explain('Give one address: ops revoke-admin name@example.nl')
    return 2
  }
  return withDatabase(async (context) => {
    const { database, settings } = context
    const account = await revokeDesk(context, email)
    const wasAdmin = account?.hadIt === true
    const isListed = settings.adminEmails.includes(email)
    if (isListed) {
      if (wasAdmin) say(`What was granted to ${email} is taken away.`)
      explain(`ADMIN_EMAILS still lets ${email} use the admin desk: take the address out, and restart the server.`)
    } else if (wasAdmin) say(`${email} may not use the admin desk any more.`)
    else if (account) explain(`${email} is no admin: there was nothing to take away.`)
    else explain(`There is no account with the address ${email}.`)
    const leads = account ? await countOpenLeads(database, account.userId) : 0
    if (leads > 0) say(`Still theirs: ${counted(leads, 'open lead')}. Choose another owner on /admin.`)
    return wasAdmin && !isListed ? 0 : 1
  })
}

/** Leads keep their owner: the desk lists them under that name. */
async function countOpenLeads({ db }: AppDatabase, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', owner)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
