/** Calendar days from one ISO date to another; both are taken at midnight UTC, so summer time takes none away. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
