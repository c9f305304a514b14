/** `ops help`: every command with its use. */
import { commands } from './commands.ts'
import { say } from './output.ts'

export async function run(): Promise<number> {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  say('npm run ops -- COMMAND')
  say('')
  for (const { usage, does } of commands) say(`  ${usage.padEnd(width)}  ${does}`)
  say('')
  say('Reads the settings that the server reads (DATA_DIR, DATABASE_URL). Run it as the user the server runs as.')
  return 0
}
