/**
 * Offers in a form what the visitor told in another one: fills in its fields once, while all are empty, says so, and takes
 * it back on request. Without a script, or when nothing was told, there is nothing to see. Rendered only where the server
 * has not kept something typed, which is then all there is to say.
 */
import { useEffect, useState } from 'react'
import { forgetDetails, recallDetails, type VisitorDetails } from '#app/browser/visitor-details.ts'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { clock } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import styles from './filled-in.module.css'

type Detail = 'name' | 'email' | 'company' | 'phone'

interface FilledInProps {
  /** Ids of the form's fields, by what they ask for. */
  fields: Readonly<Partial<Record<Detail, string>>>
  words: Content<'bookingPlace'>['filledIn']
  locale: Locale
}

export function FilledIn({ fields, words, locale }: FilledInProps) {
  const [filled, setFilled] = useState<Filled>()
  // Once: what is typed or emptied afterwards is the visitor's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields do not change while the form stands
  useEffect(() => setFilled(fillEmpty(fields)), [])
  if (!filled) return null

  function empty(): void {
    for (const [field, value] of filled?.values ?? []) if (field.value === value) field.value = ''
    forgetDetails()
    setFilled(undefined)
    filled?.values[0]?.[0].focus()
  }

  const { from, at } = filled.details
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <p className={styles.note}>
      {fill(words[from], { time: clock(new Date(at), locale, zone) })}{' '}
      <button className={styles.empty} type="button" onClick={empty}>
        {words.empty}
      </button>
    </p>
  )
}

interface Filled {
  details: VisitorDetails
  values: readonly (readonly [field: HTMLInputElement, value: string])[]
}

/**
 * Undefined when nothing is known, or the visitor was there first: a script comes late on a slow line, and what it set
 * under somebody's hands would be typed on to.
 */
function fillEmpty(fields: FilledInProps['fields']): Filled | undefined {
  const details = recallDetails()
  if (!details) return undefined
  const known = (Object.keys(fields) as Detail[]).flatMap((name) => {
    const field = document.getElementById(fields[name] ?? '')
    return field instanceof HTMLInputElement ? [[field, details[name] ?? ''] as const] : []
  })
  if (known.some(([field]) => field.value || field === document.activeElement)) return undefined
  const values = known.filter(([, value]) => value)
  for (const [field, value] of values) field.value = value
  return values.length > 0 ? { details, values } : undefined
}
