/**
 * The blog: all articles, those with certain words, those of a category. Rendered per request for what the address
 * asks; with JavaScript the list follows the typing.
 */
import { useNavigation } from 'react-router'
import { openAfterDeploy } from '#app/browser/open-as-document.ts'
import { fillCounted } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { listArticles } from '#app/domain/blog/articles.server.ts'
import { integer, isoDay } from '#app/formats.ts'
import { keptForReturn } from '#app/kept-page.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { buildContext, clockContext, originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { Route } from './+types/page.ts'
import { countByCategory } from './list/count-by-category.ts'
import { readFilter } from './list/filter.ts'
import { keepingList } from './list/keep-list.ts'
import { ListSection } from './list/list-section.tsx'
import { SearchBar } from './list/search-bar.tsx'
import { waitsOf } from './list/waits-of.ts'

export const handle: RouteHandle = { hydrate: true, sameForAll: true }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [openAfterDeploy]

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const filter = readFilter(url.searchParams)
  const today = isoDay(context.get(clockContext).now())
  const all = listArticles(locale, today)
  const matching = listArticles(locale, today, filter.query)
  const found = matching.filter(({ category }) => !filter.category || category === filter.category)
  const { list, count, gap, readMore } = content('blog', locale)
  const { blog, reading, map: units } = content('labels', locale)
  const drawn = content('processes', locale).find(({ id }) => id === found[0]?.map)
  return {
    build: context.get(buildContext),
    locale,
    // Not more of the copy than the page shows: what is here goes to the browser.
    copy: { list, count, gap, readMore },
    labels: { blog, reading },
    head: pageHead({ page: 'blog', locale, origin: context.get(originContext) }),
    filter,
    articles: found,
    /** Of the first article, when it draws a process. */
    waits: drawn && waitsOf(drawn, { said: list.waits, units }, locale),
    counts: countByCategory(matching),
    total: all.length,
    totalMinutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
    minutes: readingMinutes(found),
  }
}

const keepList = keepingList<ReturnType<typeof loader>>()

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return keepList(serverLoader)
}

clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export const headers = () => keptForReturn

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, labels, filter, articles, waits, counts, total, totalMinutes } = loaderData
  const busy = useNavigation().state === 'loading'
  const stale = 'stale' in loaderData && loaderData.stale
  const lede = fillCounted(copy.list.lede, total, {
    count: integer(total, locale),
    minutes: integer(totalMinutes, locale),
  })
  const shared = { copy, labels: labels.blog, locale, filter, stale, busy }
  return (
    <>
      <SheetHead headline={copy.list.headline}>
        <p className="lede">{lede}</p>
      </SheetHead>
      <SearchBar {...shared} counts={counts} />
      <ListSection
        {...shared}
        at={{ letter: 'A', reading: readingTime(articles, labels.reading) }}
        articles={articles}
        waits={waits}
        total={total}
        matching={counts.all}
      />
    </>
  )
}
