/** One address per page: what a request path means before any route sees it. Pure. */

export type PathVerdict =
  | { kind: 'ok'; pathname: string; search: string }
  | { kind: 'moved'; status: 301 | 308; location: string }
  | { kind: 'bad'; status: 400 | 414 }

/**
 * Longer request targets are no address of ours. Twelve steps of the calculator with names of forty letters, every one
 * percent-encoded, are 12,000 characters; Node itself takes 16 KB of headers.
 */
const longestTarget = 12 * 1024

/**
 * Reads a request target such as `/contact/?utm_source=x`. A trailing or doubled slash leads to the form without it
 * (308), a moved page to its new place (301). The answer's location always starts with exactly one slash, so it can
 * not leave the site.
 */
export function readRequestTarget(target: string, moved: ReadonlyMap<string, string>): PathVerdict {
  if (target.length > longestTarget) return { kind: 'bad', status: 414 }
  // Browsers keep what is behind it to themselves.
  if (target.includes('#')) return { kind: 'bad', status: 400 }
  const queryStart = target.indexOf('?')
  const pathname = queryStart < 0 ? target : target.slice(0, queryStart)
  const search = queryStart < 0 ? '' : target.slice(queryStart)
  if (!isCleanPath(pathname)) return { kind: 'bad', status: 400 }
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const newPlace = moved.get(tidy)
  if (newPlace !== undefined) return { kind: 'moved', status: 301, location: newPlace + search }
  if (tidy !== pathname) return { kind: 'moved', status: 308, location: tidy + search }
  return { kind: 'ok', pathname, search }
}

/** Starts with a slash, decodes, and holds no backslash, control character or dot segment, encoded or not. */
function isCleanPath(pathname: string): boolean {
  if (!pathname.startsWith('/')) return false
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return false
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/[\u0000-\u001f\u007f\\]/.test(decoded) && !decoded.split('/').some((part) => part === '.' || part === '..')
}
