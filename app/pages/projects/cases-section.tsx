/** One row per case: its two bars, what it saves, and the line that adds them up. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { decimal, euros, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { axisFor, BarKey, CaseBars, DayAxis } from './case-bars.tsx'
import styles from './cases-section.module.css'
import { daysGone, sumOf } from './sum.ts'

type ListCopy = Content<'projectsPage'>['list']

interface CasesSectionProps {
  copy: Pick<Content<'projectsPage'>, 'list' | 'samples'>
  projects: readonly Project[]
  at: SheetPlace
  locale: Locale
}

export function CasesSection({ copy, projects, at, locale }: CasesSectionProps) {
  const { list, samples } = copy
  const axis = axisFor(projects.map(({ drawn }) => drawn.daysBefore))
  return (
    <SheetSection id="cases" at={at} name={list.section} step={7}>
      <div className={styles.sheet}>
        <div className={styles.axis} aria-hidden="true">
          <BarKey {...list.marks} />
          <div className={styles.ruler}>
            <DayAxis axis={axis} day={list.day} />
          </div>
          <p className={styles.column}>{list.saved}</p>
        </div>
        <ol className={styles.cases}>
          {projects.map((project) => (
            <Case key={project.slug} project={project} axis={axis} copy={list} locale={locale} />
          ))}
        </ol>
        <Total projects={projects} copy={list} locale={locale} />
      </div>
      <dl className={styles.notes}>
        {list.notes.map(({ title, text }) => (
          <Note key={title} title={title} text={text} />
        ))}
        {projects.some(({ sample }) => sample) ? <Note title={samples.title} text={samples.list} /> : null}
      </dl>
    </SheetSection>
  )
}

interface CaseProps {
  project: Project
  axis: ReturnType<typeof axisFor>
  copy: ListCopy
  locale: Locale
}

function Case({ project, axis, copy, locale }: CaseProps) {
  const { slug, name, client, drawn } = project
  const { hours, savedCents } = sumOf(project)
  const days = (count: number) => decimal(count, 1, locale)
  const [before, after] = [days(drawn.daysBefore), days(drawn.daysAfter)]
  return (
    <li className={styles.case}>
      <div className={styles.what}>
        <h2>
          <a href={pathTo('project', locale, { slug })}>{name}</a>
        </h2>
        <p>
          <b>{client.name}</b> <span>{fill(copy.people, { count: integer(client.people, locale) })}</span>
        </p>
      </div>
      <div className={styles.bars}>
        <CaseBars
          process={project.process}
          axis={axis}
          before={{ days: drawn.daysBefore, text: fill(copy.days, { count: before }) }}
          after={{ days: drawn.daysAfter, text: fill(copy.days, { count: after }) }}
          alt={fill(copy.alt, { before, after, gone: days(daysGone(project)) })}
        />
      </div>
      <p className={styles.saved}>
        <b>{euros(savedCents, locale)}</b> <span className={styles.period}>{copy.saved}</span>{' '}
        <span>{fill(copy.hours, { count: integer(hours, locale) })}</span>
      </p>
    </li>
  )
}

function Total({ projects, copy, locale }: Pick<CaseProps, 'copy' | 'locale'> & { projects: readonly Project[] }) {
  const sums = projects.map(sumOf)
  const hours = sums.reduce((total, sum) => total + sum.hours, 0)
  const savedCents = sums.reduce((total, sum) => total + sum.savedCents, 0)
  return (
    <p className={styles.total}>
      <span>{fill(copy.total, { hours: integer(hours, locale) })}</span>{' '}
      <b>
        {euros(savedCents, locale)} <small>{copy.saved}</small>
      </b>
    </p>
  )
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}
