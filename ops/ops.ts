/**
 * `npm run ops -- COMMAND`: the command line for staff. Each command is a file beside this one; all but `restore` and
 * `migrate-data` work while the server runs.
 */
import { parseArgs } from 'node:util'
import { SettingsError } from '#app/platform/settings.server.ts'
import { type Command, commands } from './commands.ts'
import { explain, say } from './output.ts'

// `ops leads | head`: the reader has seen enough. That is no error, and no reason for a stack.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const help = '--help'
const [first = help, ...args] = process.argv.slice(2)
const name = first === help ? 'help' : first
const command = commands.find((candidate) => candidate.name === name)
process.exitCode = command ? await (args.includes(help) ? tellUse(command) : runSafely(command)) : refuse()

/** What staff can mend is said in one line; anything else is a bug and keeps its stack. */
async function runSafely({ load, usage }: Command): Promise<number> {
  try {
    // Commands that take something read it themselves. Of the others this refuses all that is given.
    if (usage === name) parseArgs({ args })
    return await (await load()).run(args)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      explain(`${error.message}\nUsage: ops ${usage}`)
      return 2
    }
    if (error instanceof SettingsError) explain(error.message)
    // A connection refused on every address of a host has a code and no message.
    else if (error instanceof Error && 'code' in error) explain(error.message || String(error.code))
    else explain(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  }
}

function tellUse({ usage, does }: Command): number {
  say(`ops ${usage}`)
  say(`  ${does}`)
  return 0
}

function refuse(): number {
  explain(`There is no command "${name}". \`help\` lists them.`)
  return 2
}
