/** The three plans as a stair: each holds the one before it. The headline stands in the room above the first steps. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from './plans.module.css'

type PlansCopy = Content<'home'>['plans']
type Plan = PlansCopy['list'][number]

/** The plan that the site steers to: it has the primary action. */
const mainPlan: Plan['id'] = 'growth'

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
      <a className={plan.id === mainPlan ? 'btn' : 'btn quiet'} href={pathTo(plan.to, locale)}>
        {plan.button}
      </a>
    </article>
  )
}
