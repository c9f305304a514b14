/** What the domain of our mails should publish, as text to paste, beside what was found there. */
import { Form } from 'react-router'
import type { DnsRecord } from '#app/domain/launch/dns-records.ts'
import type { Checks } from '#app/domain/launch/last-checks.server.ts'
import type { DnsFinding } from '#app/domain/launch/look-up-dns.server.ts'
import desk from '../parts/desk.module.css'
import { Icon } from '../parts/icons.tsx'
import { Wrong } from '../parts/wrong.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './dns-section.module.css'
import { LaunchSection } from './launch-section.tsx'

interface DnsSectionProps {
  records: readonly DnsRecord[]
  checks: Checks | undefined
  open: number
  wrongSelector: string | undefined
}

export function DnsSection({ records, checks, open, wrongSelector }: DnsSectionProps) {
  const left = checks ? `${open} to mend` : 'not looked up yet'
  return (
    <LaunchSection
      id="dns"
      title={`DNS: ${open > 0 ? left : 'clear'}`}
      note="So that receivers believe that our mail is ours."
    >
      <ul className={styles.records}>
        {records.map((record) => (
          <Record key={record.key} record={record} finding={checks?.dns[record.key]} />
        ))}
      </ul>
      <Form method="post" action="/admin/launch" className={desk.pad} preventScrollReset noValidate>
        <div className={desk.field}>
          <label htmlFor="selector">DKIM selector, if your mail company gave you one</label>
          <div className={desk.row}>
            <input
              className={desk.input}
              id="selector"
              name="selector"
              defaultValue={wrongSelector ?? checks?.selector ?? ''}
              maxLength={63}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={wrongSelector === undefined ? undefined : true}
              aria-describedby={wrongSelector === undefined ? undefined : 'selector-wrong'}
            />
            <button className={desk.tool} type="submit" name="do" value="check">
              Look up
            </button>
          </div>
          {wrongSelector === undefined ? null : (
            <Wrong id="selector-wrong">
              A selector has letters, digits, dots and hyphens, such as mail or selector1.
            </Wrong>
          )}
        </div>
      </Form>
    </LaunchSection>
  )
}

function Record({ record, finding }: { record: DnsRecord; finding: DnsFinding | undefined }) {
  const { title, type, name, value, why, optional } = record
  return (
    <li>
      <h3>
        {finding ? <Sign finding={finding} optional={optional ?? false} /> : null} {title}
        {optional ? <span className={styles.optional}> optional</span> : null}
      </h3>
      <p>
        {finding ? <b className={styles.finding}>{finding.words} </b> : null}
        <span className={styles.why}>{why}</span>
      </p>
      {finding?.state === 'right' ? null : (
        <>
          <p className={styles.at}>
            {type} at <span>{name}</span>
          </p>
          <CopyText text={value} what={title} />
        </>
      )}
    </li>
  )
}

function Sign({ finding, optional }: { finding: DnsFinding; optional: boolean }) {
  if (finding.state === 'right') return <Icon name="tick" label="Right:" />
  if (finding.state === 'unknown' || optional) return <Icon name="find" />
  return <Icon name="fault" label="To mend:" />
}
