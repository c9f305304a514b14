/** A note to remember something by; it stands in the story, where only staff read it. */
import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { longestNote } from '#app/domain/lead/reply-input.ts'
import { integer } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { sendOnKeys } from '../parts/send-on-keys.ts'
import { Wrong } from '../parts/wrong.tsx'
import type { LeadAnswer } from './act-on-lead.server.ts'
import styles from './lead-facts.module.css'

export function NoteForm({ noted }: { noted: Extract<LeadAnswer, { about: 'note' }> | undefined }) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  return (
    <section className={`${desk.box} ${styles.note}`}>
      <h2>Note</h2>
      <Form className={desk.pad} method="post" preventScrollReset onKeyDown={(event) => sendOnKeys(event, add.current)}>
        <div className={`${desk.field} ${styles.wide}`}>
          <label htmlFor={id}>
            Add a note, seen by staff only <Key>N</Key>
          </label>
          <textarea
            className={desk.input}
            id={id}
            name="note"
            rows={3}
            defaultValue={noted?.text ?? ''}
            aria-invalid={noted ? true : undefined}
            aria-describedby={noted ? `${id}-wrong` : undefined}
            aria-keyshortcuts="N"
            data-key="n"
          />
          {noted ? (
            <Wrong id={`${id}-wrong`}>
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
