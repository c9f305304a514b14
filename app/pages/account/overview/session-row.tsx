/** One device: its name, since when, and the button that signs it out. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { dateAndTime } from '#app/date-and-time.ts'
import type { AccountSession } from '#app/domain/account/sessions.server.ts'
import { longDate } from '#app/formats.ts'
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { roles } from '#app/ui/table-roles.ts'
import { unbroken } from '#app/unbroken.ts'
import { OfAccount } from './of-account.tsx'
import styles from './sessions-section.module.css'
import { SignOutForm } from './sign-out-form.tsx'

interface SessionRowProps {
  copy: Content<'account'>['overview']['sessions']
  signOut: string
  userId: string
  session: AccountSession
  locale: Locale
}

export function SessionRow({ copy, signOut, userId, session, locale }: SessionRowProps) {
  const { id, browser, system, createdAt, seenAt, current } = session
  const device = fill(copy.device, { browser: browser ?? copy.unknownBrowser, system: system ?? copy.unknownSystem })
  const since = dateAndTime(createdAt, locale)
  return (
    <tr className={current ? styles.current : undefined} {...roles.row}>
      <th scope="row" {...roles.rowHead}>
        {current ? fill(copy.thisOne, { device }) : device}
      </th>
      <td data-head={copy.columns.since} {...roles.cell}>
        {unbroken(since)}
      </td>
      <td data-head={copy.columns.seen} {...roles.cell}>
        {current ? copy.now : unbroken(longDate(new Date(seenAt), locale))}
      </td>
      <td {...roles.cell}>
        {current ? (
          <SignOutForm label={signOut} action={pathInLocale('/sign-out', locale)} small />
        ) : (
          <form method="post" action={pathTo('account', locale)}>
            <OfAccount userId={userId} />
            <input type="hidden" name="session" value={id} autoComplete="off" />
            <button
              className={`btn quiet ${styles.plain} ${styles.small}`}
              type="submit"
              name="do"
              value="recall"
              aria-label={fill(copy.recallOne, { device, date: since })}
            >
              {copy.recall}
            </button>
          </form>
        )}
      </td>
    </tr>
  )
}
