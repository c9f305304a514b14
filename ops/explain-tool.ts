/** The command lines that staff run themselves where the database is PostgreSQL, which brings its own tools for copies. */
import { explain } from './output.ts'

/** `args` as for a program: what a shell would read otherwise is quoted. */
export function explainTool(args: readonly string[], databaseUrl: string): void {
  explain(`  ${[...args, `--dbname=${withoutPassword(databaseUrl)}`].map(quoted).join(' ')}`)
  explain('It asks for the password, where there is one; a job takes it from .pgpass or PGPASSWORD.')
}

/** Every user of a machine can read the arguments of its processes. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  // It writes the whole query anew, with plus signs that PostgreSQL's tools do not read as spaces.
  if (url.searchParams.has('password')) url.searchParams.delete('password')
  return url.href
}

function quoted(argument: string): string {
  return /^[\w./=:@-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`
}
