/** `ops forget-checklist NUMBER`: somebody took back the consent to be contacted about a checklist. */
import { parseArgs } from 'node:util'
import { forgetChecklist } from '#app/domain/checklist/forget-checklist.server.ts'
import { explain, say } from './output.ts'
import { readNumber } from './read-number.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const number = readNumber(positionals)
  if (number === undefined) {
    explain('Give one checklist number, as `ops leads` shows it: ops forget-checklist 12')
    return 2
  }
  return withDatabase(async (context) => {
    const forgotten = await forgetChecklist(context, number)
    if (forgotten) say(`Checklist ${number} is deleted, with its mails. Delete what the office got of it as well.`)
    else explain(`There is no checklist ${number}.`)
    return forgotten ? 0 : 1
  })
}
