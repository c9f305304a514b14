/** The three plans as a stair: each holds the one before it. The headline stands in the room above the first steps. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from './plans.module.css'
import { StretchSign } from './stretch.tsx'

type PlansCopy = Content<'home'>['plans']
type Plan = PlansCopy['list'][number]

/** The plan that the site steers to: it has the primary action. */
const mainPlan: Plan['id'] = 'growth'

/** The processes that run when a plan is done. Each: where its boxes start, in per cent. */
const runningLines: Record<Plan['id'], number[][]> = {
  starter: [],
  growth: [[12, 40, 68]],
  enterprise: [
    [20, 52],
    [8, 34, 66],
    [28, 60],
  ],
}

export function Plans({ copy, locale }: { copy: PlansCopy; locale: Locale }) {
  return (
    <div className={styles.plans} id="pricing">
      <div className={styles.words}>
        <h3>{copy.headline}</h3>
        <p>{copy.smallPrint}</p>
      </div>
      {copy.list.map((plan) => (
        <PlanStep key={plan.id} plan={plan} locale={locale} />
      ))}
    </div>
  )
}

function PlanStep({ plan, locale }: { plan: Plan; locale: Locale }) {
  return (
    <article className={`${styles.plan} ${styles[plan.id]}`} aria-labelledby={`plan-${plan.id}`}>
      <h4 id={`plan-${plan.id}`}>
        {plan.name} <span>{plan.subtitle}</span>
      </h4>
      <p className={styles.price}>{plan.price}</p>
      <p>{plan.text}</p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Running lines={runningLines[plan.id] ?? []} />
      <a className={plan.id === mainPlan ? 'btn' : 'btn quiet'} href={pathTo(plan.to, locale)}>
        {plan.button}
      </a>
    </article>
  )
}

/** Drawn in the room that a step has left, as high as that is. */
function Running({ lines }: { lines: number[][] }) {
  if (lines.length === 0) return null
  return (
    <svg className={styles.running} width="100%" aria-hidden="true">
      {lines.map((boxes, index) => (
        <svg key={boxes[0]} y={`${((index + 0.5) / lines.length) * 100}%`} overflow="visible" aria-hidden="true">
          <line x2="100%" />
          <StretchSign at={[100, 0]}>
            <path d="M0 0l-18-9v18z" />
          </StretchSign>
          {boxes.map((x) => (
            <rect key={x} x={`${x}%`} y="-11" width="16%" height="22" />
          ))}
        </svg>
      ))}
    </svg>
  )
}
