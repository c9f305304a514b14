/** The one address that a command was given, in lower case as accounts keep it; undefined where it is none, or more. */
export function readEmail(positionals: readonly string[]): string | undefined {
  const email = positionals[0]?.trim().toLowerCase() ?? ''
  return positionals.length === 1 && email.includes('@') ? email : undefined
}
