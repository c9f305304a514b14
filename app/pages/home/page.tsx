/** The home page, section by section. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import type { Route } from './+types/page.ts'
import { ClientsSection } from './clients-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { CostSection } from './cost-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { InsightsSection } from './insights-section.tsx'
import { PathSection } from './path-section.tsx'
import { ProcessSection } from './process-section.tsx'
import { readingTime } from './reading-time.ts'
import { ServicesSection } from './services-section.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  return {
    locale,
    copy: content('home', locale),
    labels: content('labels', locale),
    drawing: content('invoiceApproval', locale),
    head: pageHead({ page: 'home', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, labels, drawing } = loaderData
  const { services, comparison, plans, testimonials } = copy
  /** Where a section stands on the sheet. The hero is A. */
  const at = (letter: string, ...read: unknown[]) => ({ letter, reading: readingTime(read, labels.reading) })
  return (
    <>
      <HatchPattern />
      <HeroSection copy={copy.hero} drawing={drawing} words={labels.map} locale={locale} />
      <ClientsSection copy={copy.clients} at={at('B', copy.clients)} day={labels.map.day} locale={locale} />
      <CostSection copy={copy.costs} at={at('C', copy.costs)} drawing={drawing} words={labels.map} locale={locale} />
      <ProcessSection copy={copy.process} at={at('D', copy.process)} />
      <PathSection copy={copy.path} at={at('E', copy.path)} locale={locale} />
      <ServicesSection copy={copy} at={at('F', services, comparison, plans, testimonials)} locale={locale} />
      <FaqSection copy={copy.faq} at={at('G', copy.faq)} />
      <ClosingSection copy={copy.closing} at={at('H', copy.closing)} locale={locale} />
      <InsightsSection copy={copy.insights} at={at('I', copy.insights)} words={labels.blog} locale={locale} />
    </>
  )
}
