/** The ways around the wait: call, write, take a place in the calendar, or come by. */
import type { ReactNode } from 'react'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import type { ContactCopy } from './copy.ts'
import { directLinks } from './direct-links.ts'
import styles from './reach.module.css'

export function Reach({ copy, locale }: { copy: ContactCopy; locale: Locale }) {
  const { side, company } = copy
  const { street, postcode, city } = company.address
  const { call, whatsapp, email } = directLinks(copy)
  return (
    <dl className={styles.reach}>
      <Way name={call.label}>
        <dd>
          <a className={styles.direct} href={call.href}>
            {call.shown}
          </a>
        </dd>
        <dd>
          <a className="link" href={whatsapp.href}>
            {whatsapp.shown}
          </a>
        </dd>
      </Way>
      <Way name={email.label}>
        <dd>
          <a className={styles.direct} href={email.href}>
            {email.shown}
          </a>
        </dd>
      </Way>
      <Way name={side.plan}>
        <dd>
          <a className="link" href={pathTo('bookIntroCall', locale)}>
            {side.introCall}
          </a>
        </dd>
        <dd>
          <a className="link" href={pathTo('bookWorkshop', locale)}>
            {side.workshop}
          </a>
        </dd>
      </Way>
      <Way name={side.office}>
        <dd>{company.offices}</dd>
        <dd>{company.hours.long}</dd>
        <dd>{`${street}, ${postcode.replaceAll(' ', '\u00a0')} ${city}`}</dd>
      </Way>
    </dl>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className="label">{name}</dt>
      {children}
    </div>
  )
}
