/** One service: before and after, to scale, for whom, how it is built and what it costs. It carries no JavaScript. */
import { data } from 'react-router'
import { type Content, content } from '#app/content/index.server.ts'
import { type Locale, localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { breadcrumbs } from '#app/seo/structured-data/breadcrumbs.ts'
import { localBusiness } from '#app/seo/structured-data/company.ts'
import { graph } from '#app/seo/structured-data/graph.ts'
import { service as soldService } from '#app/seo/structured-data/offers.ts'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { placeGroups, type Service } from '../places.ts'
import { longestLead } from '../wait-bar.tsx'
import type { Route } from './+types/page.ts'
import { BuildSection } from './build-section.tsx'
import { LocalSection } from './local-section.tsx'
import { ManualSection } from './manual-section.tsx'
import { MapSection } from './map-section.tsx'
import { PriceSection } from './price-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { RelatedSection } from './related-section.tsx'
import { ScaleSection } from './scale-section.tsx'
import { ServiceHead } from './service-head.tsx'
import { SignsSection } from './signs-section.tsx'

export const handle: RouteHandle = { paintsAt: 'map' }

export function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const services = content('services', locale)
  const service = services.find(({ slug }) => slug === params.slug)
  if (!service) throw data(null, { status: 404 })
  const copy = content('servicePage', locale)
  const labels = content('labels', locale)
  const places = placeGroups(content('servicesPage', locale).groups, services).flatMap((group) => group.places)
  return {
    locale,
    copy,
    service,
    places: places.map((place) => ({ number: place.number, group: place.group, current: place.service === service })),
    related: places.filter((place) => service.related.includes(place.service.slug)),
    longestLead: longestLead(services),
    reading: labels.reading,
    words: labels.map,
    sheet: { title: service.name, entry: places.find((place) => place.service === service)?.number },
    minutes: readingMinutes(service.headline, service.pain, copy.head, readBySection(service, copy)),
    head: head(service, copy.trail.services, locale, context.get(originContext)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, service, places, related, words } = loaderData
  const { process } = service
  const read = readBySection(service, copy)
  /** Letters run on, whatever sections a service has. */
  let sections = 0
  const at = (read: unknown) => ({
    letter: String.fromCharCode(65 + sections++),
    reading: readingTime(read, loaderData.reading),
  })
  return (
    <>
      <HatchPattern />
      <ServiceHead copy={copy} service={service} places={places} locale={locale} />
      <MapSection copy={copy.map} process={process} words={words} at={at(read.map)} locale={locale} />
      <ScaleSection copy={copy.scale} process={process} words={words} at={at(read.scale)} locale={locale} />
      <SignsSection copy={copy.forWhom} forWhom={service.forWhom} at={at(read.signs)} />
      <BuildSection copy={copy.build} rows={service.build} at={at(read.build)} />
      <ManualSection copy={copy.manual} service={service} words={words} at={at(read.manual)} />
      <PriceSection copy={copy.price} at={at(read.price)} locale={locale} />
      <QuestionsSection copy={copy.questions} questions={service.questions} at={at(read.questions)} />
      {service.local ? <LocalSection copy={copy.local} local={service.local} at={at(read.local)} /> : null}
      <RelatedSection
        copy={copy.related}
        related={related}
        end={loaderData.longestLead}
        words={{ day: words.day, alt: copy.wait.alt }}
        at={at(read.related)}
        locale={locale}
      />
      <ClosingCall copy={copy.closing} at={at(read.closing)} href={pathTo('contact', locale)} />
    </>
  )
}

/** The words of each section, in the order of the sheet: what its reading time is of. */
function readBySection(service: Service, copy: Content<'servicePage'>) {
  return {
    map: [copy.map, service.process.steps],
    scale: copy.scale,
    signs: [copy.forWhom, service.forWhom],
    build: [copy.build, service.build],
    manual: [copy.manual, service.staysManual],
    price: copy.price,
    questions: [copy.questions, service.questions],
    local: service.local ? [copy.local, service.local] : [],
    related: copy.related,
    closing: copy.closing,
  }
}

function head(service: Service, services: string, locale: Locale, origin: string) {
  const { slug, name, title, description } = service
  const place = { origin, path: pathTo('service', locale, { slug }) }
  return pageHead({
    page: 'service',
    params: { slug },
    locale,
    origin,
    title,
    description,
    about: graph(
      soldService(place, { name, description }),
      breadcrumbs(origin, [
        { label: services, href: pathTo('services', locale) },
        { label: name, href: place.path },
      ]),
      ...(service.local ? [localBusiness(origin)] : []),
    ),
  })
}
