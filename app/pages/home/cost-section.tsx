/** B: what waiting costs. The drawing above to scale, the loss in figures, and the three places it sits in. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { BreakableAmount } from '#app/ui/breakable-amount.tsx'
import { Fold } from '#app/ui/fold/fold.tsx'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { ToScale } from '#app/ui/to-scale/to-scale.tsx'
import styles from './cost-section.module.css'

type CostsCopy = Content<'home'>['costs']

interface CostSectionProps {
  copy: CostsCopy
  at: SheetPlace
  drawing: Content<'invoiceApproval'>
  words: Content<'labels'>['map']
  locale: Locale
}

export function CostSection({ copy, at, drawing, words, locale }: CostSectionProps) {
  return (
    <SheetSection id="cost" at={at} name={copy.section} step={7} waste>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <div className={styles.toScale}>
        <ToScale process={drawing} words={words} copy={copy.toScale} locale={locale} />
      </div>
      <Figures copy={copy.figures} />
      <div className={styles.causes}>
        <Problems problems={copy.problems} />
        <div className={styles.calculator}>
          <p>{copy.calculator.text}</p>
          <a className="btn quiet" href={pathTo('calculator', locale)}>
            {copy.calculator.link}
          </a>
        </div>
      </div>
    </SheetSection>
  )
}

function Figures({ copy }: { copy: CostsCopy['figures'] }) {
  return (
    <div className={styles.figures}>
      <p className={styles.total}>
        <strong>
          <BreakableAmount amount={copy.lostPerMonth.figure} />
        </strong>{' '}
        <span>{copy.lostPerMonth.text}</span>
      </p>
      <p className={styles.count}>{copy.lostPerMonth.count}</p>
      <p className={styles.part}>
        <strong>{copy.lostPerWeek.figure}</strong> <b>{copy.lostPerWeek.text}</b> <span>{copy.lostPerWeek.count}</span>
      </p>
      <p className={styles.part}>
        <strong>{copy.slower.figure}</strong> <b>{copy.slower.text}</b> <span>{copy.slower.count}</span>
      </p>
    </div>
  )
}

function Problems({ problems }: { problems: CostsCopy['problems'] }) {
  return (
    <ol className={styles.problems}>
      {problems.map((problem, index) => (
        <li key={problem.title}>
          <svg viewBox="0 0 30 28" aria-hidden="true">
            <path d="M15 2L28.5 26H1.5Z" />
            <text x="15" y="22.5">
              {index + 1}
            </text>
          </svg>
          <Fold id={`problem-${index + 1}`} until="tablet" title={<h3>{problem.title}</h3>}>
            <p>{problem.text}</p>
          </Fold>
        </li>
      ))}
    </ol>
  )
}
