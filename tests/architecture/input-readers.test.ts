/** Whatever is sent, what reads it gives a value or says what is wrong, and what is kept of it fits any database. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenIn } from '#app/pages/account/parts/token-in.ts'
import { type AuditQuery, auditPath } from '#app/pages/admin/audit/audit-path.ts'
import { readAuditQuery } from '#app/pages/admin/audit/audit-query.server.ts'
import { pathToSheet, readSheetQuery, type SheetQuery } from '#app/pages/admin/bookings/address.ts'
import { addressOf as indexNowAddress, readView, type SheetView } from '#app/pages/admin/indexnow/sheet-address.ts'
import { type ListQuery, listPath, readIds, readListQuery } from '#app/pages/admin/leads/list-query.ts'
import { plainLine, wholeNumber } from '#app/pages/admin/parts/query.ts'
import { blogAddress, type Filter, readFilter } from '#app/pages/blog/list/filter.ts'
import { addressOf as bookingAddress, type Choice, readChoice, readInstant } from '#app/pages/booking/address.ts'
import { readCalMessage } from '#app/pages/booking/cal/cal-messages.ts'
import { anyJson, anyText } from '#tests/support/any-input.ts'
import { domainReaders, first, queryOf, type Reader, searchOf } from '#tests/support/input-readers.ts'
import { postedAddresses } from '#tests/support/posted-addresses.ts'
import { sourceFiles } from './source-files.ts'

/** By file, and the name of the function or schema. */
const inputReaders: Readonly<Record<string, Reader>> = {
  ...domainReaders,
  'app/pages/account/parts/token-in.ts tokenIn': {
    read: ({ texts }) => tokenIn(first(texts)),
    keeps: 512,
    again: tokenIn,
  },
  'app/pages/admin/audit/audit-query.server.ts readAuditQuery': {
    read: (sent) => readAuditQuery(queryOf(sent, ['by', 'view', 'until', 'before'])),
    keeps: 100,
    again: (query: AuditQuery) => readAuditQuery(searchOf(auditPath(query))),
  },
  'app/pages/admin/bookings/address.ts readSheetQuery': {
    read: (sent) => ({
      ...readSheetQuery(queryOf(sent, ['booking', 'do', 'block', 'done', 'month'])),
      week: undefined,
      days: [],
    }),
    keeps: 10,
    again: (query: SheetQuery) => ({ ...readSheetQuery(searchOf(pathToSheet(query))), week: undefined }),
  },
  'app/pages/admin/indexnow/sheet-address.ts readView': {
    read: (sent) => ({ ...readView(queryOf(sent, ['find', 'only', 'page', 'before'])), sent: undefined }),
    again: (view: SheetView) => readView(searchOf(indexNowAddress(view))),
  },
  'app/pages/admin/leads/list-query.ts readIds': { read: ({ texts }) => readIds(texts.join('.')) },
  'app/pages/admin/leads/list-query.ts readListQuery': {
    read: (sent) => readListQuery(queryOf(sent, ['q', 'owner', 'source', 'view', 'after'])),
    keeps: 100,
    again: (query: ListQuery) => readListQuery(searchOf(listPath(query))),
  },
  'app/pages/admin/parts/query.ts plainLine': {
    read: ({ texts }) => plainLine(first(texts)),
    keeps: 100,
    again: plainLine,
  },
  'app/pages/admin/parts/query.ts wholeNumber': { read: ({ texts }) => wholeNumber(first(texts)) },
  'app/pages/blog/list/filter.ts readFilter': {
    read: (sent) => readFilter(queryOf(sent, ['q', 'category'])),
    again: (filter: Filter) => readFilter(searchOf(blogAddress('nl', filter))),
  },
  'app/pages/booking/address.ts readChoice': {
    read: (sent) => readChoice(queryOf(sent, ['month', 'day', 'zone', 'at']), 'intro-call-30-minutes'),
    keeps: 40,
    again: (choice: Choice) =>
      readChoice(searchOf(bookingAddress('intro-call-30-minutes', 'nl', choice)), 'intro-call-30-minutes'),
  },
  'app/pages/booking/address.ts readInstant': {
    read: ({ texts, json }) => [readInstant(first(texts)), readInstant(json)],
    keeps: 24,
  },
  'app/pages/booking/cal/cal-messages.ts readCalMessage': {
    read: ({ json, texts }) => [
      readCalMessage(json),
      readCalMessage({
        originator: 'CAL',
        namespace: 'booking',
        type: '__dimensionChanged',
        data: { iframeHeight: first(texts) },
      }),
    ],
  },
}

/** Front matter of our own articles, which only the build reads, and mails as we have written them. */
const ofOurOwn = /^app\/domain\/(?:blog\/reading\/|privacy\/collect-held)/

it('every function that reads what somebody sent is in the table, and every schema', () => {
  const found = sourceFiles()
    .filter(
      ({ path }) => /^app\/(?:domain|pages)\/.*\.ts$/.test(path) && !/\.test\.ts$/.test(path) && !ofOurOwn.test(path),
    )
    .flatMap(({ path, text }) => readersIn(text).map((name) => `${path} ${name}`))
  expect(found.length).toBeGreaterThan(25)
  expect(found.filter((name) => !Object.hasOwn(inputReaders, name))).toEqual([])
})

it('the table names nothing that there is not', () => {
  const texts = new Map(sourceFiles().map(({ path, text }) => [path, text]))
  const missing = Object.keys(inputReaders).filter((entry) => {
    const [path = '', name = ''] = entry.split(' ')
    return !new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(texts.get(path) ?? '')
  })
  expect(missing).toEqual([])
})

it('every action has an address at which the test of hostile input posts to it', () => {
  const actions = sourceFiles()
    .filter(
      ({ path, text }) =>
        /^app\/pages\//.test(path) && /^export (?:async function|function|const) action\b/m.test(text),
    )
    .map(({ path }) => path.replace('app/pages/', ''))
  expect(actions.length).toBeGreaterThan(30)
  const nothing = {
    booking: '',
    withdraw: '',
    link: '',
    formToken: '',
    email: '',
    call: '',
    workshop: ['', ''] as const,
  }
  expect(Object.keys(postedAddresses(nothing)).toSorted()).toEqual(actions.toSorted())
})

describe('any input', () => {
  const sent = fc.record({ texts: fc.array(anyText(), { minLength: 4, maxLength: 12 }), json: anyJson() })

  it.each(Object.entries(inputReaders))('is taken by %s', (_, { read, keeps, again }) => {
    fc.assert(
      fc.property(sent, (one) => {
        const given = read(one)
        if (keeps !== undefined) for (const text of textsIn(given)) expect(faultOf(text, keeps)).toBeUndefined()
        if (again && given !== undefined) expect(again(given as never)).toEqual(given)
      }),
      { numRuns: 150 },
    )
  })
})

/** Names of functions that begin with read or check and take what is not known yet, and of schemas. */
function readersIn(text: string): string[] {
  const takesInput =
    /^export function ((?:read|check)\w*)\(\s*(?:form: FormData|\w+: (?:URLSearchParams|unknown|string(?: \| null)?|Typed\w+))[,)]/gm
  const schema = /^export const (\w+) = z\b/gm
  return [...text.matchAll(takesInput), ...text.matchAll(schema)].map(([, name = '']) => name)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)])
}

/** Control characters but line end and tab, halves of pairs, and lengths that no table is meant for. */
function faultOf(text: string, longest: number): string | undefined {
  if (/[^\P{Cc}\n\t]/u.test(text)) return `control character in ${JSON.stringify(text)}`
  if (/\p{Cs}/u.test(text)) return `half a character in ${JSON.stringify(text)}`
  return [...text].length > longest ? `${[...text].length} characters` : undefined
}
