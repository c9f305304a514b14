/** What a mail says, and what came with it; or why that is not shown. */
import type { ReadMail } from '#app/domain/outbox/read-mail.server.ts'
import desk from '../parts/desk.module.css'
import styles from './mail-pane.module.css'

export function Letter({ mail }: { mail: ReadMail }) {
  const { content, purpose, id, language } = mail
  if (purpose.forItsReaderOnly) {
    return (
      <p className={styles.hidden}>
        It holds a link that is somebody’s key: not shown. Only its recipient can open the account with it.
      </p>
    )
  }
  if (!content) return <p className={styles.hidden}>What is stored is no mail, and cannot be shown.</p>
  const source = `/admin/outbox/${id}/mail`
  return (
    <>
      <div className={desk.row}>
        {/* A document of its own, in which nothing runs and nothing is loaded. */}
        <a className={desk.tool} href={`${source}?as=html`} target="_blank" rel="noreferrer">
          As HTML, in a new tab
        </a>
        <a className={desk.tool} href={source} download>
          As a file (.eml)
        </a>
      </div>
      {content.calendar ? (
        <section className={desk.box}>
          <h3>Attached</h3>
          <ul className={styles.files}>
            {content.calendar.files.map(({ name }) => (
              <li key={name}>{`${name}, calendar, ${methods[content.calendar?.method ?? 'PUBLISH']}`}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles.note}>Secret addresses in it are shown as ••••.</p>
      <div className={styles.letter} lang={language} dir="auto">
        {content.text}
      </div>
    </>
  )
}

const methods = { REQUEST: 'to accept', CANCEL: 'cancelled', PUBLISH: 'to keep' } as const
