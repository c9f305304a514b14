import type { Config } from '@react-router/dev/config'
import { isoDay } from './app/formats.ts'
import { locales, pathInLocale } from './app/locales.ts'
import { sitePages } from './app/site-map.ts'
import { sitePaths } from './app/site-paths.server.ts'
import { publishedSitePosts } from './app/site-posts.server.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every page without a request of its own is made once, at build. Error pages too: the server gives them their status.
  prerender: {
    paths: () => locales.flatMap((locale) => prerenderedPaths().map((path) => pathInLocale(path, locale))),
    concurrency: 2,
  },
} satisfies Config

/** An article of a day to come is rendered on request from that day on, until the next build. */
function prerenderedPaths(): string[] {
  return sitePaths(publishedSitePosts(isoDay(new Date())))
    .filter(({ page }) => sitePages[page].served !== 'rendered')
    .map(({ path }) => path)
}
