/** What stands on record about an account. */
import type { ReactNode } from 'react'
import type { Content } from '#app/content/index.server.ts'
import type { AccountRecord } from '#app/domain/account/account-page.server.ts'
import { integer, longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { MailAddress } from '#app/ui/mail-address/mail-address.tsx'
import styles from './record-slip.module.css'

interface RecordSlipProps {
  copy: Content<'account'>['overview']['record']
  record: AccountRecord
  locale: Locale
}

export function RecordSlip({ copy, record, locale }: RecordSlipProps) {
  const { method } = copy
  const methods = [...record.methods.map((name) => method[name]), method.link]
  return (
    <section className={styles.slip} aria-labelledby="record">
      <h3 className={styles.caption} id="record">
        {copy.caption}
      </h3>
      <dl>
        <Row name={copy.email}>
          <MailAddress address={record.email} />
        </Row>
        <Row name={copy.made}>{longDate(new Date(record.createdAt), locale)}</Row>
        <Row name={copy.methods}>{methods.join(', ')}</Row>
        <Row name={copy.checklist}>
          <a href={pathTo('checklist', locale)}>{copy.openChecklist}</a>
        </Row>
        <Row name={copy.signIns}>{integer(record.signIns, locale)}</Row>
      </dl>
      <p className={styles.foot}>
        <a className="link" href={pathTo('resetPassword', locale)}>
          {record.methods.includes('password') ? copy.password : copy.setPassword}
        </a>
      </p>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
