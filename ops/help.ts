/** `ops help`: every command with its use. */
import { commands } from './commands.ts'
import { say } from './output.ts'

export async function run(): Promise<number> {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  say('ops COMMAND')
  say('')
  for (const { usage, does } of commands) say(`  ${usage.padEnd(width)}  ${does}`)
  say('')
  say('Here `ops` is `npm run ops --`; on a server, the script of docs/operations.md that gives it user and settings.')
  say('Reads all settings that the server reads. Give it the same ones, and run it as the user the server runs as.')
  return 0
}
