/** Signing out is a post: a link would do it for every machine that follows links. */
import styles from './sign-out-form.module.css'

interface SignOutFormProps {
  label: string
  action: string
  small?: boolean
  /** Where to come back to after the next sign-in. */
  to?: string
}

export function SignOutForm({ label, action, small, to }: SignOutFormProps) {
  return (
    <form className={small ? undefined : styles.form} method="post" action={action}>
      {to ? <input type="hidden" name="to" value={to} autoComplete="off" /> : null}
      <button className={`btn quiet ${styles.button} ${small ? styles.small : ''}`} type="submit">
        {label}
      </button>
    </form>
  )
}
