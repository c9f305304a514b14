/** `npm start`: checks the settings, builds what is missing or stale, migrates, serves, and stops on SIGTERM or SIGINT. */
import './start-again.ts'
import './small-heap.ts'
import { flushCompileCache } from 'node:module'
import { parseSettings, type Settings, SettingsError } from '../app/platform/settings.server.ts'
import { buildFolder, buildIfStale } from './build.ts'

// React's own build for servers. Without this it takes the one for development, which is slower.
process.env['NODE_ENV'] ??= 'production'

const settings = settingsOrExit()
if (buildOrExit()) say('Built the site.')
// Loaded after the build: it is of no use without one, and a wrong setting should not wait for it.
const { serve } = await import('./serve.ts')
const server = await serve(settings, buildFolder).catch(exitWith)

say(`Serving at  ${settings.siteUrl.origin}${portNote(server.port)}`)
say(`Data in     ${settings.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : settings.dataDir}`)
say(`Mail goes   ${settings.smtpUrl ? 'out by SMTP' : `to files in ${settings.dataDir}/mail`}`)

// Not only at the end: a process that is killed would leave nothing for the next.
flushCompileCache()

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

async function stop(): Promise<void> {
  await server.stop()
  process.exit(0)
}

function settingsOrExit(): Settings {
  try {
    return parseSettings(process.env)
  } catch (error) {
    return exitWith(error)
  }
}

function buildOrExit(): boolean {
  try {
    return buildIfStale()
  } catch (error) {
    return exitWith(error)
  }
}

/** What the owner of the machine can mend is said in one line; anything else is a bug and keeps its stack. */
function exitWith(error: unknown): never {
  const expected = error instanceof SettingsError || (error instanceof Error && 'code' in error)
  say(expected ? (error as Error).message : error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
}

function portNote(port: number): string {
  return String(port) === settings.siteUrl.port ? '' : `  (listening on port ${port})`
}

/** For people, so on standard error: standard output carries the log, a JSON object a line. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
