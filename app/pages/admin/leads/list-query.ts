/** What the address of the list says: view, filters, search, and where the page begins. Anything else it says is left out. */
import type { LeadCursor, LeadFilter, LeadStatus } from '#app/domain/lead/list-leads.server.ts'
import { plainLine, wholeNumber } from '../parts/query.ts'

export const views = ['open', 'answered', 'won', 'lost', 'spam', 'quarantine', 'all'] as const

export type View = (typeof views)[number]

export interface ListQuery {
  readonly view: View
  /** A user's id, or `nobody`. */
  readonly owner?: string
  readonly source?: string
  readonly q?: string
  /** Of the leads that were found by what stays out of addresses. */
  readonly ids?: readonly number[]
  readonly from?: LeadCursor
}

export const nobody = 'nobody'

/** Whoever searches without naming a view means everybody. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const q = plainLine(params.get('q'))
  const owner = plainLine(params.get('owner'))
  const source = plainLine(params.get('source'))
  const ids = readIds(params.get('ids'))
  const from = readCursor(params)
  return {
    view: views.find((view) => view === params.get('view')) ?? usualView(q, ids),
    ...(owner ? { owner } : {}),
    ...(source ? { source } : {}),
    ...(q ? { q } : {}),
    ...(ids.length > 0 ? { ids } : {}),
    ...(from ? { from } : {}),
  }
}

/** Of the list or of a file of it; `more` is put behind. */
export function listPath({ view, owner, source, q, ids, from }: ListQuery, more: Params = {}, path = '/admin'): string {
  const params = new URLSearchParams()
  const named: Params = {
    view: view === usualView(q, ids) ? undefined : view,
    owner,
    source,
    q,
    ids: ids?.join('.'),
    [from?.back ? 'before' : 'after']: from && `${from.key},${from.id}`,
    ...more,
  }
  for (const [name, value] of Object.entries(named)) if (value !== undefined) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

type Params = Readonly<Record<string, string | undefined>>

export function filterOf({ view, owner, source, q, ids }: ListQuery): LeadFilter {
  return {
    status: statusOf(view),
    owner: owner === nobody ? null : owner,
    campaign: source,
    search: q,
    ids,
  }
}

/** By a filter or a search: what is shown are some of a view. */
export function isNarrowed({ owner, source, q, ids }: ListQuery): boolean {
  return owner !== undefined || source !== undefined || q !== undefined || ids !== undefined
}

/** The status that a view shows; undefined: any. */
export function statusOf(view: View): LeadStatus | undefined {
  if (view === 'all') return undefined
  return view === 'quarantine' ? 'quarantined' : view
}

/** More than a page holds are no address of ours. */
export const mostIds = 100

/** Numbers of rows in an address: `12.13`. */
export function readIds(text: string | null): number[] {
  const ids = (text ?? '').split('.').flatMap((part) => wholeNumber(part) ?? [])
  return [...new Set(ids)].slice(0, mostIds)
}

function usualView(q: string | undefined, ids: readonly number[] = []): View {
  return q || ids.length > 0 ? 'all' : 'open'
}

function readCursor(params: URLSearchParams): LeadCursor | undefined {
  const back = !params.has('after')
  const [, key, number = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z),(\d+)$/.exec(params.get(back ? 'before' : 'after') ?? '') ?? []
  const id = wholeNumber(number)
  if (key === undefined || id === undefined) return undefined
  return { key, id, ...(back ? { back } : {}) }
}
