/** `/llms.txt`: what the site is about and where its texts stand as Markdown, after llmstxt.org. */
import { content } from '#app/content/index.server.ts'
import { listArticles } from '#app/domain/blog/articles.server.ts'
import { isoDay } from '#app/formats.ts'
import { type Locale, locales } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { plainText } from '#app/plain-text.ts'
import { clockContext, originContext } from '#app/request-context.ts'
import type { Route } from './+types/llms.ts'
import { machineText } from './machine-text.ts'

export function loader({ context }: Route.LoaderArgs): Response {
  const origin = context.get(originContext)
  const today = isoDay(context.get(clockContext).now())
  const { brand } = content('company', 'en')
  const { home } = content('titles', 'en')
  const parts = [`# ${brand}`, `> ${home.description}`, ...locales.flatMap((locale) => sections(locale, origin, today))]
  return machineText(`${parts.join('\n\n')}\n`, 'text/plain')
}

function sections(locale: Locale, origin: string, today: string): string[] {
  const { services, blog, workshop, calculator, getStarted } = content('titles', locale)
  const link = (title: string, path: string, about: string) => plainText(`- [${title}](${origin}${path}): ${about}`)
  const offers = [
    link(workshop.title, pathTo('workshop', locale), workshop.description),
    link(calculator.title, pathTo('calculator', locale), calculator.description),
    link(getStarted.title, pathTo('getStarted', locale), getStarted.description),
    ...content('services', locale).map(({ slug, name, description }) =>
      link(name, pathTo('service', locale, { slug }), description),
    ),
  ]
  const articles = listArticles(locale, today).map(({ slug, title, summary }) =>
    link(title, `${pathTo('article', locale, { slug })}.md`, summary),
  )
  return [`## ${services.title}`, offers.join('\n'), `## ${blog.title}`, articles.join('\n')]
}
