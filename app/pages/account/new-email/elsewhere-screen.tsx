/** The link works, but not for whoever has opened it: nobody is signed in here, or somebody else is. The line is cut. */
import type { Content } from '#app/content/index.server.ts'
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from '../parts/one-button.module.css'

interface ElsewhereScreenProps {
  copy: Content<'account'>['newEmail']['elsewhere']
  locale: Locale
  who: 'visitor' | 'other'
}

export function ElsewhereScreen({ copy, locale, who }: ElsewhereScreenProps) {
  const { headline, signIn, signOut, why, notYou } = copy
  return (
    <div className={styles.screen}>
      <h1 className={styles.headline}>{headline}</h1>
      {who === 'visitor' ? (
        <p className={`${styles.line} ${styles.cut}`}>
          <a className={`btn ${styles.button}`} href={pathTo('signIn', locale)}>
            {signIn}
          </a>
        </p>
      ) : (
        <form className={`${styles.line} ${styles.cut}`} method="post" action={pathInLocale('/sign-out', locale)}>
          <button className={`btn ${styles.button}`} type="submit">
            {signOut}
          </button>
        </form>
      )}
      {[{ title: why.title, text: why[who] }, notYou].map(({ title, text }) => (
        <div className={styles.reason} key={title}>
          <h2 className={styles.question}>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}
