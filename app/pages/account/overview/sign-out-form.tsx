/** Signing out is a post: a link would do it for every machine that follows links. */
import styles from './sign-out-form.module.css'

interface SignOutFormProps {
  label: string
  action: string
  small?: boolean
}

export function SignOutForm({ label, action, small }: SignOutFormProps) {
  return (
    <form className={small ? undefined : styles.form} method="post" action={action}>
      <button className={`btn quiet ${styles.button} ${small ? styles.small : ''}`} type="submit">
        {label}
      </button>
    </form>
  )
}
