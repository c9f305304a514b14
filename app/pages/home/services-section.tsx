/** E: ten services, what they cost beside the other roads, the three plans, and what clients remarked. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Comparison } from './comparison.tsx'
import { Plans } from './plans.tsx'
import { Remarks } from './remarks.tsx'
import { ServiceList } from './service-list.tsx'

interface ServicesSectionProps {
  copy: Pick<Content<'home'>, 'services' | 'comparison' | 'plans' | 'testimonials'>
  list: Content<'services'>
  at: SheetPlace
  locale: Locale
}

export function ServicesSection({ copy, list, at, locale }: ServicesSectionProps) {
  return (
    <SheetSection id="services" at={at} name={copy.services.section} step={3}>
      <ServiceList copy={copy.services} list={list} locale={locale} />
      <Comparison copy={copy.comparison} />
      <Plans copy={copy.plans} locale={locale} />
      <Remarks copy={copy.testimonials} />
    </SheetSection>
  )
}
