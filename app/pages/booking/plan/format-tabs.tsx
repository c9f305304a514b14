/** Four hours in one go or on two days: two links. */
import type { BookingFormat } from '#app/content/booking-rules.ts'
import type { Locale } from '#app/locales.ts'
import { addressOf } from '../address.ts'
import type { BookingCopy } from '../copy.ts'
import styles from './format-tabs.module.css'

interface FormatTabsProps {
  copy: BookingCopy['formats']
  locale: Locale
  format: BookingFormat
}

export function FormatTabs({ copy, locale, format }: FormatTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={copy.label}>
      {(['one', 'two'] as const).map((each) => (
        <a
          key={each}
          href={`${addressOf('automation-strategy-workshop', locale, { format: each })}#plan`}
          aria-current={each === format ? 'true' : undefined}
        >
          <b>{copy[each].name}</b> <span>{copy[each].text}</span>
        </a>
      ))}
    </nav>
  )
}
