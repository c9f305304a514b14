/** Who made a change, in words. Pure: pages need it too. */

/** Null names nobody: the site and the command line work under no account, and whoever left has none any more. */
export function byWhom(name: string | null): string {
  return name ?? 'the site, the command line, or somebody who left'
}
