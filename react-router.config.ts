import type { Config } from '@react-router/dev/config'
import { locales, pathInLocale } from './app/locales.ts'
import { pageKeys, sitePages } from './app/site-map.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every page without a request of its own is made once, at build. Error pages too: the server gives them their status.
  prerender: {
    paths: locales.flatMap((locale) => prerenderedPaths().map((path) => pathInLocale(path, locale))),
    concurrency: 2,
  },
} satisfies Config

function prerenderedPaths(): string[] {
  return pageKeys()
    .map((key) => sitePages[key])
    .filter((page) => page.served !== 'rendered' && !page.path.includes(':'))
    .map((page) => page.path)
}
