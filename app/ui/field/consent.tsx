/** The tick that lets us write to somebody, and what happens without it. */
import styles from './consent.module.css'

interface ConsentProps {
  name: string
  defaultChecked: boolean | undefined
  copy: {
    consent: string
    withoutConsent: string
    /** A sentence with a link in it. */
    privacy: { before: string; link: string; after: string }
  }
  /** Of the privacy statement. */
  privacyHref: string
}

export function Consent({ name, defaultChecked, copy, privacyHref }: ConsentProps) {
  const { consent, withoutConsent, privacy } = copy
  return (
    <div className={styles.consent}>
      <label className={styles.tick}>
        <input type="checkbox" name={name} defaultChecked={defaultChecked} />
        <span>{consent}</span>
      </label>
      <p className={styles.note}>
        {withoutConsent} {privacy.before}
        <a href={privacyHref}>{privacy.link}</a>
        {privacy.after}
      </p>
    </div>
  )
}
