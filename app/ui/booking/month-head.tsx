/** The name of the month, the second time scale, and the months before and after. */
import { Link } from 'react-router'
import type { Content } from '#app/content/index.server.ts'
import type { PlanDay, PlanMonth } from '#app/domain/booking/plan.ts'
import { monthAndYear } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import styles from './month-head.module.css'
import type { PlanAddresses } from './month-plan.tsx'
import { ZoneForm } from './zone-form.tsx'

interface MonthHeadProps {
  plan: PlanMonth
  open: PlanDay | undefined
  zone: string | undefined
  words: Content<'booking'>['plan']
  locale: Locale
  addresses: PlanAddresses
}

export function MonthHead({ plan, open, zone, words, locale, addresses }: MonthHeadProps) {
  const noon = new Date(`${open?.day ?? `${plan.month}-15`}T11:00:00Z`)
  return (
    <div className={styles.head}>
      <h2 className={styles.name} aria-live="polite">
        {monthAndYear(plan.month, locale)}
      </h2>
      {/* A workshop is where both of us are: there is one clock. */}
      {plan.event === 'intro-call-30-minutes' ? (
        <ZoneForm {...addresses.zone} zone={zone} at={noon} words={words.zone} locale={locale} />
      ) : null}
      <nav className={styles.months} aria-label={words.months}>
        {(['previous', 'next'] as const).map((which) => {
          const month = plan[which]
          return month === undefined ? (
            <span key={which} aria-hidden="true">
              {monthAndYear(neighbour(plan.month, which === 'previous' ? -1 : 1), locale)}
            </span>
          ) : (
            <Link key={which} to={addresses.month(month)} preventScrollReset discover="none" rel="nofollow">
              {monthAndYear(month, locale)}
            </Link>
          )
        })}
      </nav>
    </div>
  )
}

function neighbour(month: string, by: 1 | -1): string {
  const date = new Date(`${month}-15T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}
