/** All cases on one axis of days, with what they save together. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { Route } from './+types/page.ts'
import { CasesSection } from './cases-section.tsx'
import { mostDaysGoneFirst } from './sum.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { headline, lede, list, samples, closing } = content('projectsPage', locale)
  const copy = { headline, lede, list, samples, closing }
  return {
    locale,
    copy,
    projects: mostDaysGoneFirst(content('projects', locale)),
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy),
    head: pageHead({ page: 'projects', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, projects, reading } = loaderData
  const at = (letter: string, read: unknown) => ({ letter, reading: readingTime(read, reading) })
  return (
    <>
      <HatchPattern />
      <SheetHead headline={copy.headline}>
        <p className="lede">{copy.lede}</p>
      </SheetHead>
      <CasesSection copy={copy} projects={projects} at={at('A', copy.list)} locale={locale} />
      <ClosingCall copy={copy.closing} at={at('B', copy.closing)} href={pathTo('contact', locale)} />
    </>
  )
}
