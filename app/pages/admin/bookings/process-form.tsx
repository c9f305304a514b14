/** Corrects the process that a workshop is to draw, which its visitor names by mail or phone once it is booked. */
import { Form, Link } from 'react-router'
import { processOf } from '#app/domain/booking/booking-process.ts'
import { tidyText } from '#app/domain/typed-text.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { languageNames } from '../parts/language-names.ts'
import { useDraft } from '../parts/use-draft.ts'
import styles from './pane.module.css'
import type { ProcessRefused } from './receive-process.server.ts'
import type { BookingShown } from './show-booking.server.ts'

interface ProcessFormProps {
  shown: BookingShown
  refused: ProcessRefused | undefined
  back: string
}

/** What is wrong stands above the form. */
export const processWrongId = 'process-wrong'

const fieldId = 'process'

export function ProcessForm({ shown: { booking, revision }, refused, back }: ProcessFormProps) {
  const { number, locale } = booking
  const named = processOf(booking) ?? ''
  const [{ text }, setTyped] = useDraft({
    of: `process-${number}`,
    start: { named, text: refused?.typed ?? named },
    field: fieldId,
    // What was typed over another one is done with, whoever stored it.
    isStored: (kept) => kept.named !== named || tidyText(kept.text) === named,
  })
  return (
    <Form className={styles.change} method="post" preventScrollReset>
      <h3>Process of booking no. {number}</h3>
      <div className={desk.field}>
        <label htmlFor={fieldId}>Which process, in {languageNames[locale]}</label>
        <textarea
          className={desk.input}
          id={fieldId}
          name="process"
          lang={locale}
          dir="auto"
          rows={3}
          value={text}
          onChange={(event) => setTyped({ named, text: event.currentTarget.value })}
          aria-invalid={refused?.status === 422 || undefined}
          aria-describedby={`process-hint${refused ? ` ${processWrongId}` : ''}`}
        />
        <p className={desk.second} id="process-hint">
          The page of the booking and reminders still to go will name this one. No mail goes out about it, and Undo does
          not take it back.
        </p>
      </div>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="shown" value={named} />
      <div className={desk.row}>
        <button className={desk.primary} type="submit" name="intent" value="process">
          Store this process
        </button>
        <Link className={desk.tool} to={back} data-key="Escape" aria-keyshortcuts="Escape" preventScrollReset>
          Back <Key>Esc</Key>
        </Link>
      </div>
    </Form>
  )
}
