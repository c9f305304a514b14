/** Chooses the second time scale: a form that asks for this page again. */
import type { Locale } from '#app/locales.ts'
import { minutesAhead } from '#app/zone-time.ts'
import styles from './zone-form.module.css'
import { optionOf, type ZoneWords } from './zone-words.ts'

interface ZoneFormProps {
  zone: string | undefined
  /** The moment whose differences are shown: they change with the seasons. */
  at: Date
  action: string
  /** What the address holds besides the zone. */
  fields: Readonly<Record<string, string>>
  words: ZoneWords
  locale: Locale
}

export function ZoneForm({ zone, at, action, fields, words, locale }: ZoneFormProps) {
  const listed = Object.keys(words.places)
  const zones = zone === undefined || listed.includes(zone) ? listed : [...listed, zone]
  return (
    <form className={styles.form} method="get" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="zone">{words.label}</label>
      <select className={styles.select} id="zone" name="zone" defaultValue={zone ?? ''} key={zone ?? ''}>
        <option value="">{words.none}</option>
        {zones
          .toSorted((a, b) => minutesAhead(at, a) - minutesAhead(at, b))
          .map((one) => (
            <option key={one} value={one}>
              {optionOf(one, at, words, locale)}
            </option>
          ))}
      </select>
      <button className={`btn quiet ${styles.show}`} type="submit">
        {words.show}
      </button>
    </form>
  )
}
