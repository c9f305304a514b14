/** The message did not go through: why, that the text is still there, and the ways around this form. */
import type { Ref } from 'react'
import { fillCounted } from '#app/content/fill.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import styles from './contact-form.module.css'
import type { ContactCopy } from './copy.ts'
import { directLinks } from './direct-links.ts'
import type { FormWords, Refusal } from './refusal.ts'

interface FailureNoticeProps {
  copy: ContactCopy
  words: FormWords['formErrors']
  locale: Locale
  refusal: Refusal
  ref: Ref<HTMLElement>
}

export function FailureNotice({ copy, words, locale, refusal, ref }: FailureNoticeProps) {
  const titleId = 'contact-failure'
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
      <h3 className={styles.failureTitle} id={titleId}>
        <ErrorMark />
        {copy.failure.headline}
      </h3>
      {linesOf(refusal, copy.failure, words, locale).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className={styles.ways}>
        {Object.values(directLinks(copy)).map(({ label, shown, href }) => (
          <li key={href}>
            {label ? <span className={styles.way}>{label} </span> : null}
            <a className={styles.wayLink} href={href}>
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
  refusal: Refusal,
  { text, kept }: ContactCopy['failure'],
  words: FormWords['formErrors'],
  locale: Locale,
): string[] {
  switch (refusal.reason) {
    case 'too_many':
      // Not "please try again": it would be refused again.
      return [fillCounted(words.tooMany, refusal.minutes, { count: integer(refusal.minutes, locale) }), kept]
    case 'down':
      return [words.down, `${text} ${kept}`]
    case 'offline':
      return [words.offline, text]
    default:
      return [text, kept]
  }
}
