/**
 * `npm run ops -- COMMAND`: the command line for staff. Each command is a file beside this one; all but `restore` and
 * `migrate-data` work while the server runs.
 */
import { parseArgs } from 'node:util'
import { explainDataError, toStaff } from '#app/platform/data-trouble.server.ts'
import { parseSettings, SettingsError } from '#app/platform/settings.server.ts'
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
    explain(lineOf(error))
    return 1
  }
}

function lineOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error)) return error.stack ?? error.message
  const { message } = explainDataError(error, parseSettings(process.env).dataDir, toStaff) as Error
  // A connection refused on every address of a host has a code and no message.
  return message || String(error.code)
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
