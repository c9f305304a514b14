/** What the visitor is told of why. */
import desk from '../parts/desk.module.css'
import { languageNames } from '../parts/language-names.ts'
import { longestMailReason } from './change-limits.ts'

export const reasonFieldId = 'change-reason'

interface ReasonFieldProps {
  locale: 'en' | 'nl'
  value: string
  onChange: (text: string) => void
}

export function ReasonField({ locale, value, onChange }: ReasonFieldProps) {
  return (
    <div className={desk.field}>
      <label htmlFor={reasonFieldId}>Why, for the mail, in {languageNames[locale]} (may be left empty)</label>
      <textarea
        className={desk.input}
        id={reasonFieldId}
        name="reason"
        lang={locale}
        rows={3}
        maxLength={longestMailReason}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
