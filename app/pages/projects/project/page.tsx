/** A case: two figures, both maps, one axis, the sum, and the log with what was left alone. */
import { data } from 'react-router'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { mostDaysGoneFirst } from '../sum.ts'
import type { Route } from './+types/page.ts'
import { CaseHead } from './case-head.tsx'
import { FurtherSection } from './further-section.tsx'
import { LogSection } from './log-section.tsx'
import { MapsSection } from './maps-section.tsx'
import { RemarkSection } from './remark-section.tsx'
import { ScaleSection } from './scale-section.tsx'
import { SumSection } from './sum-section.tsx'

export const handle: RouteHandle = { paintsAt: 'maps' }

export function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const projects = mostDaysGoneFirst(content('projects', locale))
  const place = projects.findIndex(({ slug }) => slug === params.slug)
  const project = projects[place]
  if (!project) throw data(null, { status: 404 })
  const { page: copy, map, samples, closing } = content('projectsPage', locale)
  const { slug, name, client, title, description } = project
  return {
    locale,
    copy,
    map,
    closing,
    project,
    previous: projects[place - 1],
    next: projects[place + 1],
    service: content('services', locale).find((service) => service.slug === project.service),
    remark: project.quote && content('home', locale).testimonials[project.quote],
    sample: project.sample ? samples.one : undefined,
    labels: content('labels', locale),
    sheet: { title: fill(copy.sheet, { name, client: client.name }), entry: place + 1 },
    minutes: readingMinutes(project, copy),
    head: pageHead({
      page: 'project',
      params: { slug },
      locale,
      origin: context.get(originContext),
      title,
      description,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, map, closing, project, previous, next, service, remark, sample, labels } = loaderData
  const at = (letter: string, read: unknown) => ({ letter, reading: readingTime(read, labels.reading) })
  /** Not every client left a remark. */
  const [further, last] = remark ? ['F', 'G'] : ['E', 'F']
  return (
    <>
      <HatchPattern />
      <CaseHead copy={copy} project={project} sample={sample} locale={locale} />
      <MapsSection copy={copy.maps} project={project} at={at('A', project.process)} words={map} locale={locale} />
      <ScaleSection copy={copy.scale} project={project} at={at('B', project.remains)} words={map} locale={locale} />
      <SumSection copy={copy.sum} project={project} at={at('C', copy.sum)} locale={locale} />
      <LogSection copy={copy.log} project={project} at={at('D', project.log)} locale={locale} />
      {remark ? <RemarkSection copy={copy.remark} remark={remark} at={at('E', remark.quote)} /> : null}
      <FurtherSection
        copy={copy.further}
        at={at(further, copy.further)}
        locale={locale}
        {...{ previous, next, service }}
      />
      <ClosingCall copy={closing} at={at(last, closing)} href={pathTo('contact', locale)} />
    </>
  )
}
