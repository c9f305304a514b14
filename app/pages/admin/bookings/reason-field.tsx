/** What the visitor is told of why. */
import desk from '../parts/desk.module.css'
import { languageNames } from '../parts/language-names.ts'
import { longestMailReason } from './change-limits.ts'

export function ReasonField({ locale, value }: { locale: 'en' | 'nl'; value: string }) {
  return (
    <div className={desk.field}>
      <label htmlFor="change-reason">Why, for the mail, in {languageNames[locale]} (may be left empty)</label>
      <textarea
        className={desk.input}
        id="change-reason"
        name="reason"
        lang={locale}
        rows={3}
        maxLength={longestMailReason}
        defaultValue={value}
      />
    </div>
  )
}
