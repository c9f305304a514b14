/** Which pages search engines do not know as they are now. */
import type { Kysely } from 'kysely'
import { isoDay } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import type { ListedPage } from '#app/platform/listed-pages.server.ts'
import type { Database, Instant } from '#db/tables.ts'

export interface ComparedUrl {
  readonly path: string
  /** `gone`: they were told of it, and there is no such page any more. */
  readonly state: 'new' | 'changed' | 'gone' | 'same'
  /** What it said when they were last told. */
  readonly was: string | undefined
  /** What it says now. */
  readonly hash: string | undefined
  readonly submittedAt: Instant | undefined
}

export type CompareNeeds = Pick<App, 'database' | 'clock' | 'settings' | 'pages'>

/** Those that are not the same come first, otherwise in the order of the site map. Of addresses of this host only. */
export async function compareUrls({ database, clock, settings, pages }: CompareNeeds): Promise<ComparedUrl[]> {
  // Nobody knows what there is, so nothing is gone either.
  if (!pages) return []
  const { origin } = settings.siteUrl
  const known = await readKnown(database.db, origin)
  const now = pagesOn(pages, isoDay(clock.now()))
  const compared = now.map(({ path, hash }): ComparedUrl => {
    const before = known.get(path)
    const state = before ? (before.hash === hash ? 'same' : 'changed') : 'new'
    return { path, state, was: before?.hash, hash, submittedAt: before?.submitted_at }
  })
  const there = new Set(now.map(({ path }) => path))
  const gone = [...known]
    .filter(([path]) => !there.has(path))
    .map(([path, { hash, submitted_at }]): ComparedUrl => {
      return { path, state: 'gone', was: hash, hash: undefined, submittedAt: submitted_at }
    })
  const all = [...compared, ...gone]
  return [...all.filter(isChanged), ...all.filter((url) => !isChanged(url))]
}

export function isChanged({ state }: ComparedUrl): boolean {
  return state !== 'same'
}

/** How many are not as they were last told; for the rail. */
export async function countChanged(app: CompareNeeds): Promise<number> {
  return (await compareUrls(app)).filter(isChanged).length
}

/** An article of a day to come is not there yet. */
function pagesOn(pages: readonly ListedPage[], today: string): { path: string; hash: string }[] {
  return pages.flatMap(({ path, says }) => {
    const hash = says.findLast(({ from }) => from <= today)?.hash
    return hash === undefined ? [] : [{ path, hash }]
  })
}

/** By path. */
async function readKnown(db: Kysely<Database>, origin: string) {
  const rows = await db.selectFrom('indexnow_url').selectAll().orderBy('url').execute()
  return new Map(
    rows.filter(({ url }) => url.startsWith(`${origin}/`)).map((row) => [row.url.slice(origin.length), row] as const),
  )
}
