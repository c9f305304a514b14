/** What was sent did not go through: why, that nothing typed is lost, and the ways around this form. Takes the focus. */
import type { Ref } from 'react'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import styles from './form-failure.module.css'
import type { SendRefusal } from './refusal.ts'
import { tooManyWords } from './too-many-words.ts'

interface FailureCopy {
  headline: string
  /** Try again, or reach us another way. */
  text: string
  /** What was typed is still there. */
  kept: string
}

interface FormFailureProps {
  refusal: SendRefusal
  copy: FailureCopy
  words: Content<'labels'>['formErrors']
  locale: Locale
  /** To reach us without the form; a label may be empty. */
  ways: readonly { label: string; shown: string; href: string }[]
  ref: Ref<HTMLElement>
}

export function FormFailure({ refusal, copy, words, locale, ways, ref }: FormFailureProps) {
  const titleId = 'form-failure'
  return (
    <section
      className={styles.failure}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the notice
      autoFocus
      data-failure={refusal.reason}
      ref={ref}
    >
      <h3 className={styles.title} id={titleId}>
        <ErrorMark />
        {copy.headline}
      </h3>
      {linesOf(refusal, copy, words, locale).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className={styles.ways}>
        {ways.map(({ label, shown, href }) => (
          <li key={href}>
            {label ? <span className={styles.way}>{label} </span> : null}
            <a className={styles.link} href={href}>
              {shown}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What happened, what to do, and that nothing is lost; each once. */
function linesOf(
  refusal: SendRefusal,
  { text, kept }: FailureCopy,
  words: FormFailureProps['words'],
  locale: Locale,
): string[] {
  switch (refusal.reason) {
    case 'too_many':
      // Not "please try again": it would be refused again.
      return [tooManyWords(refusal.minutes, words.tooMany, locale), kept]
    case 'down':
      return [words.down, `${text} ${kept}`]
    case 'offline':
      return [words.offline, text]
    case 'failed':
      return [text, kept]
  }
}
