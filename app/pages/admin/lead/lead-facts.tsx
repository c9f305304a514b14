/** What we hold about the lead at a glance, whose it is, and the notes that only staff see. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { dialled } from '#app/domain/lead/dialled.ts'
import { counted } from '#app/formats.ts'
import { MailAddress } from '#app/ui/mail-address/mail-address.tsx'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { languageNames } from '../parts/language-names.ts'
import { mailto } from '../parts/mailto.ts'
import { statusNames } from '../parts/status-names.ts'
import type { LeadAnswer } from './act-on-lead.server.ts'
import styles from './lead-facts.module.css'
import { NoteForm } from './note-form.tsx'
import { OwnerForm } from './owner-form.tsx'
import type { LeadPageData } from './read-page.server.ts'

interface LeadFactsProps {
  file: LeadPageData
  /** A note that was refused. */
  noted: Extract<LeadAnswer, { about: 'note' }> | undefined
}

export function LeadFacts({ file, noted }: LeadFactsProps) {
  const { lead, source, late, arrived } = file
  const campaign = [source.utm_source, source.utm_medium].filter(Boolean).join(' / ')
  const lastNote = file.story.findLast((item) => item.kind === 'note')
  return (
    <aside className={styles.facts} aria-label="Facts">
      <Box title="Lead">
        <Fact name="Status">
          <Icon name={lead.status} /> {statusNames[lead.status]}
          {late ? <b className="waste">, late</b> : null}
        </Fact>
        <Fact name="Owner">
          <OwnerForm file={file} />
        </Fact>
        <Fact name="Mail">
          <a href={mailto(lead.email)}>
            <MailAddress address={lead.email} />
          </a>
        </Fact>
        {lead.phone ? (
          <Fact name="Phone">
            <a href={`tel:${dialled(lead.phone)}`}>{lead.phone}</a>
          </Fact>
        ) : null}
        {lead.company ? <Fact name="Company">{lead.company}</Fact> : null}
        <Fact name="Language">{languageNames[lead.locale]}</Fact>
        <Fact name="First seen">{deskTime(lead.first_at, { year: true })}</Fact>
        <Fact name="Sent us">{sent(arrived)}</Fact>
      </Box>
      <Box title="Came from">
        <Fact name="Source">{campaign || 'Direct, or not known'}</Fact>
        {source.utm_campaign ? <Fact name="Campaign">{source.utm_campaign}</Fact> : null}
        {source.utm_term ? <Fact name="Term">{source.utm_term}</Fact> : null}
        {source.utm_content ? <Fact name="Content">{source.utm_content}</Fact> : null}
        {source.page ? <Fact name="Page before">{source.page}</Fact> : null}
      </Box>
      <NoteForm leadId={lead.id} last={lastNote} noted={noted} key={lead.id} />
      <Form method="post" action="/admin/privacy">
        <input type="hidden" name="email" value={lead.email} />
        <button className={desk.tool} type="submit" name="do" value="find">
          Everything held on this address
        </button>
      </Form>
    </aside>
  )
}

function sent({ message, report, booking, checklist }: LeadPageData['arrived']): string {
  const parts = [
    [message, 'message'],
    [report, 'report'],
    [booking, 'booking'],
    [checklist, 'checklist'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => counted(count, name))
    .join(', ')
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={desk.box}>
      <h2>{title}</h2>
      <dl className={desk.facts}>{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
