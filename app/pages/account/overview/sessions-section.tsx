/** Where the account is signed in, as copies of a drawing in circulation: each can be recalled. */
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { AccountSession } from '#app/domain/account/sessions.server.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Note } from '#app/ui/note/note.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import { OfAccount } from './of-account.tsx'
import { SessionRow } from './session-row.tsx'
import styles from './sessions-section.module.css'

interface SessionsSectionProps {
  copy: Content<'account'>['overview']
  locale: Locale
  userId: string
  sessions: readonly AccountSession[]
  reading: string
  recalled: boolean
}

export function SessionsSection({ copy, locale, userId, sessions, reading, recalled }: SessionsSectionProps) {
  const { sessions: words, signOut } = copy
  const { columns } = words
  return (
    <SheetSection id="copies" at={{ letter: 'C', reading }} name={words.section} step={5}>
      <h2 className={styles.headline}>
        {fillCounted(words.headline, sessions.length, { count: integer(sessions.length, locale) })}
      </h2>
      {recalled ? <Note id="recalled" title={words.recalled} text={words.recalledText} tone="good" /> : null}
      <table className={styles.table} {...roles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <TableHead columns={[columns.device, columns.since, columns.seen, columns.recall]} />
        <tbody {...roles.group}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              copy={words}
              signOut={signOut}
              userId={userId}
              session={session}
              locale={locale}
            />
          ))}
        </tbody>
      </table>
      {sessions.length > 1 ? (
        <form className={styles.others} method="post" action={pathTo('account', locale)}>
          <OfAccount userId={userId} />
          <button className={`btn quiet ${styles.plain}`} type="submit" name="do" value="recall-others">
            {words.recallOthers}
          </button>
          <p className={styles.stranger}>{words.stranger}</p>
        </form>
      ) : null}
    </SheetSection>
  )
}
