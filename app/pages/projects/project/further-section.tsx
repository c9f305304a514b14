/** On from here: the cases beside this one, in the order of the list, and the service that does this. */
import type { ReactNode } from 'react'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { decimal } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './further-section.module.css'

interface FurtherSectionProps {
  copy: Content<'projectsPage'>['page']['further']
  at: SheetPlace
  previous: Project | undefined
  next: Project | undefined
  service: { slug: string; name: string; takesOut: string } | undefined
  locale: Locale
}

export function FurtherSection({ copy, at, previous, next, service, locale }: FurtherSectionProps) {
  const days = (count: number) => decimal(count, 1, locale)
  const neighbour = (label: string, project: Project | undefined) =>
    project ? (
      <Road label={label} href={pathTo('project', locale, { slug: project.slug })} name={project.name}>
        {`${project.client.name}, ${fill(copy.change, { before: days(project.drawn.daysBefore), after: days(project.drawn.daysAfter) })}`}
      </Road>
    ) : (
      <Road label={copy.projects} href={pathTo('projects', locale)} name={copy.all} />
    )
  return (
    <SheetSection id="further" at={at} name={copy.section} step={2}>
      <ul className={styles.roads}>
        {neighbour(copy.previous, previous)}
        {neighbour(copy.next, next)}
        {service ? (
          <Road label={copy.service} href={pathTo('service', locale, { slug: service.slug })} name={service.name}>
            {service.takesOut}
          </Road>
        ) : null}
      </ul>
    </SheetSection>
  )
}

function Road({ label, href, name, children }: { label: string; href: string; name: string; children?: ReactNode }) {
  return (
    <li className={styles.road}>
      <p className="label">{label}</p>
      <a href={href}>{name}</a>
      {children ? <p>{children}</p> : null}
    </li>
  )
}
