/** The sheet was not saved: which fields to mend, or what else is the matter. Takes the focus. */
import type { Ref } from 'react'
import { fillCounted } from '#app/content/fill.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import { fieldIds } from './save-field-ids.ts'
import type { SaveRefusal } from './save-receipt.ts'
import styles from './save-section.module.css'
import type { SaveCopy, SaveWords } from './save-section.tsx'

interface SaveProblemProps {
  copy: SaveCopy
  words: SaveWords['formErrors']
  locale: Locale
  refusal: SaveRefusal
  ref: Ref<HTMLElement>
}

export function SaveProblem({ copy, words, locale, refusal, ref }: SaveProblemProps) {
  const titleId = 'save-problem'
  const { email, phone } = copy.failure
  return (
    <section
      className={styles.problem}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the notice
      autoFocus
      data-refusal={refusal.reason}
      ref={ref}
    >
      <h3 className={styles.problemTitle} id={titleId}>
        <ErrorMark />
        {copy.failure.headline}
      </h3>
      {refusal.reason === 'invalid' ? (
        <ul>
          {(['sheet', 'owner', 'email'] as const).map((field) => {
            const error = refusal.errors[field]
            return error ? (
              <li key={field}>
                <a className={styles.problemLink} href={`#${placeOf[field]}`}>
                  <b>{field === 'sheet' ? copy.sheet : copy.form[field]}</b>: {error.text}
                </a>
              </li>
            ) : null
          })}
        </ul>
      ) : (
        <>
          {linesOf(refusal, copy.failure, words, locale).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.ways}>
            <a href={`mailto:${email}`}>{email}</a> <a href={`tel:${phone.number}`}>{phone.shown}</a>
          </p>
        </>
      )}
    </section>
  )
}

/** What to jump to. The sheet begins with its process. */
const placeOf = { sheet: 'process', ...fieldIds } as const

/** What happened, what to do, and that nothing is lost; each once. */
function linesOf(
  refusal: Exclude<SaveRefusal, { reason: 'invalid' }>,
  { text, kept }: SaveCopy['failure'],
  words: SaveWords['formErrors'],
  locale: Locale,
): string[] {
  switch (refusal.reason) {
    case 'too_many':
      // Not "please try again": it would be refused again.
      return [fillCounted(words.tooMany, refusal.minutes, { count: integer(refusal.minutes, locale) }), kept]
    case 'down':
      return [words.down, kept]
    case 'offline':
      return [words.offline]
    case 'failed':
      return [text, kept]
  }
}
