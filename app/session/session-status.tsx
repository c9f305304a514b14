/** One line: signed in as whom, or the way to sign in. It changes as soon as any tab of this browser signs in or out. */
import type { Content } from '#app/content/index.server.ts'
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from './session-status.module.css'
import type { SessionUser } from './session-user.ts'
import { type Session, useSession } from './use-session.ts'

interface SessionStatusProps {
  copy: Content<'session'>
  locale: Locale
  /** What the server knew when it made the page. */
  initial?: SessionUser | null | undefined
}

export function SessionStatus({ copy, locale, initial }: SessionStatusProps) {
  const session = useSession(initial)
  return (
    <div className={styles.status} data-session={session.state}>
      <p role="status">{inWords(session, copy)}</p>
      {session.state === 'signed-out' ? <a href={pathTo('signIn', locale)}>{copy.signIn}</a> : null}
      {session.state === 'signed-in' ? (
        <>
          <a href={pathTo('account', locale)}>{copy.account}</a>
          <form method="post" action={pathInLocale('/sign-out', locale)}>
            <button className={styles.signOut} type="submit">
              {copy.signOut}
            </button>
          </form>
        </>
      ) : null}
    </div>
  )
}

function inWords(session: Session, copy: Content<'session'>): string {
  if (session.state === 'loading') return copy.loading
  if (session.state === 'signed-out') return copy.signedOut
  const { firstName = '', lastName = '', email } = session.user ?? {}
  const name = `${firstName} ${lastName}`.trim() || email
  return name ? `${copy.signedIn} ${name}` : copy.signedInBare
}
