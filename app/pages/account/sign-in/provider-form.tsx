/** One button to Google or Microsoft. Their marks are drawn in ink, like everything here. */
import type { OAuthProvider } from '#app/domain/account/oauth.server.ts'
import styles from './provider-form.module.css'

interface ProviderFormProps {
  provider: OAuthProvider
  label: string
  action: string
}

export function ProviderForm({ provider, label, action }: ProviderFormProps) {
  return (
    <form method="post" action={action}>
      <button className={styles.button} type="submit" name="way" value={provider}>
        <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
          {marks[provider]}
        </svg>
        {label}
      </button>
    </form>
  )
}

const marks = {
  google: <path fill="none" stroke="currentColor" strokeWidth="2.6" d="M16.2 5.1A7.6 7.6 0 1 0 17.6 10.2H10.4" />,
  microsoft: (
    <path fill="currentColor" d="M1 1h8.3v8.3H1zM10.7 1H19v8.3h-8.3zM1 10.7h8.3V19H1zM10.7 10.7H19V19h-8.3z" />
  ),
}
