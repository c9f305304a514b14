/**
 * Where a message came from: the campaign parameters of the address and the page before the form. It travels in the
 * form itself, without cookies, and holds nothing about the person.
 */
import { printable, tidyLine } from '#app/domain/typed-text.ts'
import { pathInLocale } from '#app/locales.ts'

const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

export type ContactSource = Partial<Record<(typeof campaignParameters)[number] | 'page', string>>

const longestParameter = 100
const longestPage = 300

/**
 * The source of a visitor who opens the form at `url`. Campaign parameters stand in the form's own address, or else
 * in that of the page before it, when that page is ours. `page` is that page: a path on this site, otherwise origin
 * and path. Never its query, which may hold what somebody typed; nor the form's own page, in either language, where a
 * step of it or the other language came before.
 */
export function sourceOf(url: URL, referrer: string | null): ContactSource {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined
  const ours = from?.origin === url.origin
  return readSource({
    ...(ours ? campaignIn(from.searchParams) : {}),
    ...campaignIn(url.searchParams),
    ...(from && /^https?:$/.test(from.protocol)
      ? { page: ours ? pathBefore(url, from) : from.origin + from.pathname }
      : {}),
  })
}

function pathBefore(url: URL, from: URL): string | undefined {
  const isItself = pathInLocale(from.pathname, 'en') === pathInLocale(url.pathname, 'en')
  return isItself ? undefined : from.pathname
}

/** A source as a form or an API client sends it, as JSON text or as an object. What is not understood is left out. */
export function readSource(raw: unknown): ContactSource {
  const values = typeof raw === 'string' ? parseJson(raw) : raw
  if (typeof values !== 'object' || values === null) return {}
  const fields = new Map(Object.entries(values))
  const source: ContactSource = {}
  for (const name of [...campaignParameters, 'page'] as const) {
    const value = tidy(fields.get(name), name === 'page' ? longestPage : longestParameter)
    if (value !== '') source[name] = value
  }
  if (source.page !== undefined) source.page = source.page.replace(/[?#].*$/s, '')
  return source
}

function campaignIn(query: URLSearchParams): ContactSource {
  return Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

function tidy(value: unknown, longest: number): string {
  if (typeof value !== 'string') return ''
  const oneLine = printable(value).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
  return [...tidyLine(oneLine)].slice(0, longest).join('').trim()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
