/**
 * Loaders and actions of an account's pages: all of them need the database. While it is out of reach the visitor gets a page
 * that says so (`AwayScreen`) with 503, which sends again what was sent, and nobody is taken for signed out.
 */
import { data, type RouterContextProvider } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { isDatabaseAway } from '#app/platform/database-away.server.ts'
import { appContext, originContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import { pageHead } from '#app/seo/head.server.ts'
import type { SinglePageKey } from '#app/site-map.ts'
import type { Away } from './away-screen.tsx'

interface Asked {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/**
 * Does `work`. Redirects and refusals pass, and so does an error that says nothing of the database while that answers: it
 * is a bug. One that does is believed: a connection may be free again by the time that we ask for one.
 */
export async function needsDatabase<Args extends Asked, T>(
  args: Args,
  page: SinglePageKey,
  work: (args: Args) => T | Promise<T>,
): Promise<T> {
  const { context } = args
  const sent = args.request.method === 'POST' ? args.request.clone() : undefined
  try {
    return await work(args)
  } catch (error) {
    const app = context.get(appContext)
    if (!(error instanceof Error)) throw error
    if (!isDatabaseAway(error) && (await reachable(app))) throw error
    app.log.error({ err: error }, 'a page of an account could not reach the database')
    const form = await sent?.formData().catch(() => undefined)
    throw data(awayOf(args, page, form), { status: 503, headers: { 'Retry-After': String(downSeconds) } })
  }
}

async function reachable({ database }: App): Promise<boolean> {
  try {
    await database.ping()
    return true
  } catch {
    return false
  }
}

function awayOf({ url, context }: Asked, page: SinglePageKey, form: FormData | undefined): Away {
  const locale = localeOfPath(url.pathname)
  const typed = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string')
  return {
    away: content('account', locale).later,
    path: url.pathname + url.search,
    fields: form && typed.filter(([name]) => name !== 'password'),
    passwordLeftOut: typed.some(([name]) => name === 'password'),
    head: pageHead({ page, locale, origin: context.get(originContext), index: false }),
  }
}
