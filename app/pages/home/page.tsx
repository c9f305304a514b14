/** The home page, section by section. It carries no JavaScript of its own but for the scroll to a section. */
import { scrollToSectionScript } from 'virtual:page-scripts'
import { content } from '#app/content/index.server.ts'
import { listArticles } from '#app/domain/blog/articles.server.ts'
import { isoDay } from '#app/formats.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingTime } from '#app/reading-time.ts'
import { clockContext, originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { organization, webSite } from '#app/seo/structured-data/company.ts'
import { graph } from '#app/seo/structured-data/graph.ts'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { InlineScript } from '#app/ui/inline-script/inline-script.tsx'
import type { Route } from './+types/page.ts'
import { ClientsSection } from './clients-section.tsx'
import { CostSection } from './cost-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { InsightsSection } from './insights-section.tsx'
import { PathSection } from './path-section.tsx'
import { ProcessSection } from './process-section.tsx'
import { ServicesSection } from './services-section.tsx'

/** Articles that the insights list. */
const newest = 3

export const handle: RouteHandle = { paintsAt: 'clients' }

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const origin = context.get(originContext)
  const today = isoDay(context.get(clockContext).now())
  return {
    locale,
    copy: content('home', locale),
    labels: content('labels', locale),
    services: content('services', locale),
    drawing: content('invoiceApproval', locale),
    articles: listArticles(locale, today).slice(0, newest),
    head: pageHead({ page: 'home', locale, origin, about: graph(organization(origin), webSite(origin, locale)) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, labels, services, drawing, articles } = loaderData
  const { comparison, plans, testimonials } = copy
  /** Where a section stands on the sheet. */
  const at = (letter: string, ...read: unknown[]) => ({ letter, reading: readingTime(read, labels.reading) })
  return (
    <>
      <HatchPattern />
      <HeroSection copy={copy.hero} drawing={drawing} words={labels.map} locale={locale} />
      <ClientsSection copy={copy.clients} at={at('A', copy.clients)} day={labels.map.day} locale={locale} />
      <CostSection copy={copy.costs} at={at('B', copy.costs)} drawing={drawing} words={labels.map} locale={locale} />
      <ProcessSection copy={copy.process} at={at('C', copy.process)} />
      <PathSection copy={copy.path} at={at('D', copy.path)} locale={locale} />
      <ServicesSection
        copy={copy}
        list={services}
        at={at('E', copy.services, comparison, plans, testimonials)}
        locale={locale}
      />
      <FaqSection copy={copy.faq} at={at('F', copy.faq)} />
      <ClosingCall copy={copy.closing} at={at('G', copy.closing)} href={pathTo('contact', locale)} />
      <InsightsSection
        copy={copy.insights}
        articles={articles}
        at={at(
          'H',
          copy.insights,
          articles.map(({ title }) => title),
        )}
        words={labels.blog}
        locale={locale}
      />
      <InlineScript source={scrollToSectionScript} />
    </>
  )
}
