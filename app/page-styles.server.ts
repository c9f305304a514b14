/** Finds the styles of a page among the files of the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import type { RouteHandle } from './route-handle.ts'

/** By the names of the files that they are made of: as many as there are kinds of pages. */
const known = new Map<string, string>()

/** In the order of the routes, from the root to the page, or to the one whose error screen stands in its place. */
export function pageStylesOf({ manifest, routeModules, staticHandlerContext }: EntryContext): string | undefined {
  if (import.meta.env.DEV) return undefined
  const { matches, errors } = staticHandlerContext
  const all = matches.map(({ route }) => route.id)
  const failed = all.findIndex((id) => errors && Object.hasOwn(errors, id))
  const ids = failed < 0 ? all : all.slice(0, failed + 1)
  if (ids.some((id) => (routeModules[id]?.handle as RouteHandle | undefined)?.bare)) return undefined
  const files = [...new Set(ids.flatMap((id) => manifest.routes[id]?.css ?? []))]
  const key = files.join(' ')
  const styles = known.get(key) ?? files.map(read).join('\n')
  known.set(key, styles)
  return styles
}

/**
 * `/assets/root-JZOPSik1.css`; the build has the files of the browser beside this bundle. React Router ends an address in
 * `#` when a part of a page that comes later needs that file too.
 */
function read(address: string): string {
  return readFileSync(join(import.meta.dirname, '..', 'client', address.replace(/#$/, '')), 'utf8')
}

/**
 * The same without the addresses of those styles: what the document has, the framework would fetch all the same when the
 * page asks for new data.
 */
export function withoutStyleSheets(context: EntryContext): EntryContext {
  const manifest = bare.get(context.manifest) ?? withoutCss(context.manifest)
  bare.set(context.manifest, manifest)
  return { ...context, manifest }
}

type Manifest = EntryContext['manifest']

/** One of the build, and one of each change in development. */
const bare = new WeakMap<Manifest, Manifest>()

function withoutCss(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, css: undefined }])
  return { ...manifest, routes: Object.fromEntries(routes) }
}
