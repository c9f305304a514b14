/** The ways to reach us without the plan. */
import type { BookingCopy } from './copy.ts'
import styles from './reach.module.css'

export function Reach({ copy }: { copy: BookingCopy['form']['reach'] }) {
  return (
    <ul className={styles.ways}>
      {waysOf(copy).map(({ label, shown, href }) => (
        <li key={href}>
          <span className={styles.label}>{label}</span> <a href={href}>{shown}</a>
        </li>
      ))}
    </ul>
  )
}

export function waysOf({ call, email, phone, address }: BookingCopy['form']['reach']) {
  return [
    { label: call, shown: phone.shown, href: `tel:${phone.number}` },
    { label: email, shown: address, href: `mailto:${address}` },
  ]
}
