/** When the server copies its database, and how long it keeps which copy: by their names alone. Pure. */
import { retention } from '#app/content/legal/retention.ts'
import { isoDay } from '#app/formats.ts'

/** Of the last seven nights that have one, the newest each; and of the last four weeks. */
const nightsKept = 7
const weeksKept = 4

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The longest that the privacy page allows; whatever is older goes, were it the last one. */
const termMs = retention.kinds.backup.days * dayMs

/** A night begins at three in Amsterdam: that is when a copy falls due. */
const nightBegins = 3 * hourMs

type Kind = 'site' | 'aside'

/** Of a copy: `site-2026-11-22T021700Z.db`. */
export function copyName(at: Date): string {
  return `site-${stamp(at)}.db`
}

/** Of the folder with what a restored copy took the place of: `aside-2026-11-22T021700Z`. */
export function asideName(at: Date): string {
  return `aside-${stamp(at)}`
}

/** Whether this night has no copy yet. One that is said to be of a time to come does not count. */
export function copyIsDue(names: readonly string[], now: Date): boolean {
  return !named(names, now).some(({ kind, at }) => kind === 'site' && nightOf(at) === nightOf(now))
}

/** Which of the names have had their time. What is not named as ours is, or is of a time to come, is left alone. */
export function copiesToDrop(names: readonly string[], now: Date): string[] {
  const all = named(names, now)
  const inTerm = all.filter(({ at }) => now.getTime() - at.getTime() <= termMs)
  const copies = inTerm.filter(({ kind }) => kind === 'site').toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set([
    ...inTerm.filter(({ kind }) => kind === 'aside'),
    ...firstOfEach(copies, ({ at }) => nightOf(at)).slice(0, nightsKept),
    ...firstOfEach(copies, ({ at }) => weekOf(at)).slice(0, weeksKept),
  ])
  return all.filter((one) => !kept.has(one)).map(({ name }) => name)
}

interface Named {
  readonly name: string
  readonly kind: Kind
  readonly at: Date
}

function named(names: readonly string[], now: Date): Named[] {
  return names.flatMap((name) => {
    const [, kind, day, hour, minute, second, ending = ''] = form.exec(name) ?? []
    const at = new Date(`${day}T${hour}:${minute}:${second}.000Z`)
    // Read back, because a 30th of February reads as the 2nd of March.
    if (!kind || Number.isNaN(at.getTime()) || name !== `${kind}-${stamp(at)}${ending}` || at > now) return []
    return (kind === 'site') === (ending === '.db') ? [{ name, kind: kind as Kind, at }] : []
  })
}

const form = /^(site|aside)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(\.db)?$/

function stamp(at: Date): string {
  return at.toISOString().replace(/:|\.\d{3}/g, '')
}

/** ISO date in Amsterdam. */
function nightOf(at: Date): string {
  return isoDay(new Date(at.getTime() - nightBegins))
}

/** The number of its week since 1970, from Monday on. The first day of 1970 was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((Date.parse(nightOf(at)) / dayMs + 3) / 7)
}

function firstOfEach<T, Key>(items: readonly T[], keyOf: (item: T) => Key): T[] {
  const first = new Map<Key, T>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return [...first.values()]
}
