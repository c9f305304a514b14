/** A note to remember something by; it stands in the story, where only staff read it. */
import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { longestNote } from '#app/domain/lead/reply-input.ts'
import { tidyText } from '#app/domain/typed-text.ts'
import { integer } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { sendOnKeys } from '../parts/send-on-keys.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useFocusRefused } from '../parts/use-focus-refused.ts'
import { Wrong } from '../parts/wrong.tsx'
import type { LeadAnswer } from './act-on-lead.server.ts'
import styles from './lead-facts.module.css'

interface NoteFormProps {
  leadId: number
  /** The last one that stands. */
  last: { readonly key: string; readonly text: string } | undefined
  noted: Extract<LeadAnswer, { about: 'note' }> | undefined
}

export function NoteForm({ leadId, last, noted }: NoteFormProps) {
  const fieldId = useId()
  const wrongId = useId()
  const form = useFocusRefused(noted)
  const add = useRef<HTMLButtonElement>(null)
  const [{ text }, setTyped] = useDraft({
    of: `note-${leadId}`,
    start: { text: noted?.text ?? '' },
    field: fieldId,
    isStored: (draft) => tidyText(draft.text) === last?.text,
    round: last?.key,
  })
  return (
    <section className={`${desk.box} ${styles.note}`}>
      <h2>Note</h2>
      <Form
        ref={form}
        className={desk.pad}
        method="post"
        preventScrollReset
        onKeyDown={(event) => sendOnKeys(event, add.current)}
      >
        <div className={`${desk.field} ${styles.wide}`}>
          <label htmlFor={fieldId}>
            Add a note, seen by staff only <Key>N</Key>
          </label>
          <textarea
            className={desk.input}
            id={fieldId}
            name="note"
            rows={3}
            value={text}
            onChange={(event) => setTyped({ text: event.currentTarget.value })}
            aria-invalid={noted ? true : undefined}
            aria-describedby={noted ? wrongId : undefined}
            aria-keyshortcuts="N"
            data-key="n"
          />
          {noted ? (
            <Wrong id={wrongId}>
              {noted.fault === 'empty'
                ? 'A note needs a word.'
                : `A note has at most ${integer(longestNote, 'en')} characters.`}
            </Wrong>
          ) : null}
        </div>
        <button className={desk.tool} type="submit" name="do" value="note" ref={add} aria-keyshortcuts="Control+Enter">
          Add note
          <Key>Ctrl Enter</Key>
        </button>
      </Form>
    </section>
  )
}
