/** What the address of the sheet asks for: which URLs, which page of them, which submission, which part of the history. */
import { wholeNumber } from '../parts/query.ts'

export interface SheetView {
  readonly only: 'changed' | 'all'
  /** A part of a path. */
  readonly find: string
  /** From 1. */
  readonly page: number
  /** The submission that was just made. */
  readonly sent: number | undefined
  /** History before this submission. */
  readonly before: number | undefined
}

const path = '/admin/indexnow-test'

export function readView(query: URLSearchParams): SheetView {
  return {
    only: query.get('only') === 'changed' ? 'changed' : 'all',
    find: [...(query.get('find') ?? '').trim()].slice(0, 100).join('').trim(),
    page: wholeNumber(query.get('page')) ?? 1,
    sent: wholeNumber(query.get('sent')),
    before: wholeNumber(query.get('before')),
  }
}

/** The address of a list, or of the next part of the history. */
export function addressOf({ only = 'all', find = '', page = 1, before }: Partial<SheetView>): string {
  const query = new URLSearchParams({
    ...(only === 'changed' ? { only } : {}),
    ...(find ? { find } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(before === undefined ? {} : { before: String(before) }),
  }).toString()
  return query ? `${path}?${query}` : path
}
