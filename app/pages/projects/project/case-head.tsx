/** The head of a case: days before, the way there, days after; then what it was like, and the facts. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { decimal, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { lessWorkPercent } from '../sum.ts'
import styles from './case-head.module.css'
import { Straightening } from './straightening.tsx'

type PageCopy = Content<'projectsPage'>['page']

interface CaseHeadProps {
  copy: PageCopy
  project: Project
  /** Says that the case is made up, as long as it is. */
  sample: string | undefined
  locale: Locale
}

export function CaseHead({ copy, project, sample, locale }: CaseHeadProps) {
  const { trail } = copy
  const steps = [{ label: trail.projects, href: pathTo('projects', locale) }, { label: project.name }]
  return (
    <>
      <SheetHead
        small
        headline={project.headline}
        above={<Breadcrumb label={trail.label} steps={steps} />}
        drawn={<Figures copy={copy} project={project} locale={locale} />}
      >
        <p className="lede">{project.intro}</p>
        {sample ? <p className={`label ${styles.sample}`}>{sample}</p> : null}
      </SheetHead>
      <Facts copy={copy.facts} project={project} locale={locale} />
    </>
  )
}

function Figures({ copy, project, locale }: Pick<CaseHeadProps, 'copy' | 'project' | 'locale'>) {
  const { daysBefore, daysAfter } = project.drawn
  return (
    <div className={styles.figures}>
      <p className={styles.before}>
        <strong>{decimal(daysBefore, 1, locale)}</strong> <span>{fill(copy.before, { span: project.span })}</span>
      </p>
      <div className={styles.way}>
        <Straightening process={project.process} />
      </div>
      <p className={styles.after}>
        <strong>{decimal(daysAfter, 1, locale)}</strong> <span>{copy.after}</span>
      </p>
    </div>
  )
}

interface FactsProps {
  copy: PageCopy['facts']
  project: Project
  locale: Locale
}

function Facts({ copy, project, locale }: FactsProps) {
  const { client, trade, casesPerYear, unit } = project
  const facts = [
    { term: copy.client, fact: `${client.name}, ${trade}` },
    { term: copy.size, fact: fill(copy.people, { count: integer(client.people, locale) }) },
    { term: copy.year, fact: String(client.year) },
    { term: copy.volume, fact: `${integer(casesPerYear, locale)} ${unit.many}` },
    { term: copy.work, fact: fill(copy.less, { percent: integer(lessWorkPercent(project), locale) }) },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
