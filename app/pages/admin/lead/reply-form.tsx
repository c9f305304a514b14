/** The reply: a template or an empty sheet, and a text that is typed is never lost or replaced without asking. */
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { heldSeconds, replyLimits, type TypedReply } from '#app/domain/lead/reply-input.ts'
import { tidyText } from '#app/domain/typed-text.ts'
import { integer } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { languageNames } from '../parts/language-names.ts'
import { NoDefaultButton } from '../parts/no-default-button.tsx'
import { sendOnKeys } from '../parts/send-on-keys.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useFocusRefused } from '../parts/use-focus-refused.ts'
import { Wrong } from '../parts/wrong.tsx'
import type { LeadAnswer } from './act-on-lead.server.ts'
import { isOurs } from './is-ours.ts'
import type { LeadPageData } from './read-page.server.ts'
import styles from './reply-form.module.css'
import { TemplateQuestion } from './template-question.tsx'

interface ReplyFormProps {
  file: LeadPageData
  /** What a post left undone. */
  posted: Extract<LeadAnswer, { about: 'reply' | 'template' }> | undefined
}

export const replyFieldId = 'reply-text'

export function ReplyForm({ file, posted }: ReplyFormProps) {
  const { lead, templates, threadedUnder } = file
  const start = posted?.typed ?? file.start
  const [template, setTemplate] = useState(posted?.about === 'template' ? posted.template : (file.start.template ?? ''))
  const [asks, setAsks] = useState(posted?.about === 'template' && posted.ask)
  const [typed, setTyped] = useDraft<TypedReply>({
    of: `reply-${lead.id}`,
    start: { subject: start.subject, text: start.text },
    field: replyFieldId,
    isStored: ({ text }) => tidyText(text) === file.sentText,
    round: file.replyRound,
    onAnew: () => {
      setTemplate(file.start.template ?? '')
      setAsks(false)
    },
    onFound: ({ text }) => setAsks(file.start.template !== undefined && text !== file.start.text),
  })
  const send = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const chosen = templates.find(({ id }) => id === template)

  const choose = (id: string) => {
    setTemplate(id)
    const wanted = templates.find((one) => one.id === id)
    if (!wanted) return setAsks(false)
    if (isOurs(typed.text, templates)) fillIn(wanted.text)
    else setAsks(true)
  }
  const fillIn = (text: string) => {
    setTyped({ ...typed, text })
    setAsks(false)
  }
  const refused = posted?.about === 'reply' && posted.fault === 'issues' ? posted.issues : undefined
  const issues = refused ?? {}
  const form = useFocusRefused(refused)

  return (
    <Form
      ref={form}
      className={styles.reply}
      id="reply"
      method="post"
      aria-label="Reply"
      preventScrollReset
      onKeyDown={(event) => sendOnKeys(event, send.current)}
    >
      <NoDefaultButton />
      <input type="hidden" name="revision" value={lead.revision} />
      <input type="hidden" name="seen" value={file.seen} />
      <input type="hidden" name="key" value={file.formKey} />
      <div className={styles.line}>
        <label htmlFor="reply-template">Template</label>
        <div className={styles.template}>
          <select
            className={desk.input}
            id="reply-template"
            name="template"
            value={template}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">None</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}, in {languageNames[lead.locale]}
              </option>
            ))}
          </select>
          <noscript>
            <button className={desk.tool} type="submit" name="do" value="template">
              Use it
            </button>
          </noscript>
        </div>
      </div>
      {asks && chosen ? (
        <TemplateQuestion
          name={chosen.name}
          onReplace={() => {
            fillIn(chosen.text)
            field.current?.focus()
          }}
          onKeep={() => {
            setTemplate('')
            setAsks(false)
            field.current?.focus()
          }}
        />
      ) : null}
      <div className={styles.line}>
        <span>To</span>
        <span className={styles.to}>
          {lead.name ? (
            <>
              <bdi>{lead.name}</bdi>,{' '}
            </>
          ) : null}
          {lead.email}
        </span>
      </div>
      <div className={styles.line}>
        <label htmlFor="reply-subject">Subject</label>
        <div>
          <input
            className={desk.input}
            id="reply-subject"
            name="subject"
            lang={lead.locale}
            dir="auto"
            value={typed.subject}
            onChange={(event) => setTyped({ ...typed, subject: event.currentTarget.value })}
            aria-invalid={issues.subject ? true : undefined}
            aria-describedby={issues.subject ? 'reply-subject-wrong' : undefined}
          />
          {issues.subject ? <Wrong id="reply-subject-wrong">{wrongs[issues.subject]}</Wrong> : null}
        </div>
      </div>
      <div>
        <label className="visually-hidden" htmlFor={replyFieldId}>
          Message
        </label>
        <textarea
          className={desk.input}
          id={replyFieldId}
          ref={field}
          name="text"
          lang={lead.locale}
          dir="auto"
          rows={12}
          value={typed.text}
          onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
          aria-invalid={issues.text ? true : undefined}
          aria-describedby={issues.text ? 'reply-text-wrong' : undefined}
          aria-keyshortcuts="R"
          data-key="r"
        />
        {issues.text ? <Wrong id="reply-text-wrong">{wrongs[issues.text]}</Wrong> : null}
      </div>
      <div className={desk.row}>
        <button
          className={desk.primary}
          type="submit"
          name="do"
          value="reply"
          ref={send}
          aria-keyshortcuts="Control+Enter"
        >
          Send reply
          <Key>Ctrl Enter</Key>
        </button>
        <p className={styles.hint}>
          {`Leaves ${heldSeconds} seconds after you press Send; Undo stops it.`}{' '}
          {threadedUnder ? 'It stands under our last mail.' : null}
        </p>
      </div>
    </Form>
  )
}

const wrongs = {
  'subject.empty': 'A mail needs a subject.',
  'subject.long': `A subject has at most ${replyLimits.subject.most} characters.`,
  'text.short': `A reply has at least ${replyLimits.text.least} characters.`,
  'text.long': `A reply has at most ${integer(replyLimits.text.most, 'en')} characters.`,
  'text.gap': 'A gap of the template is left: fill in or take out each […].',
} as const
