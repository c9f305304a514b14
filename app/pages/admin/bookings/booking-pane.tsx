/** A booking, opened: what can be done about it, who it is, and what it went through. */
import { startsWords } from '#app/domain/booking/desk-words.ts'
import desk from '../parts/desk.module.css'
import { useDraft } from '../parts/use-draft.ts'
import { Wrong } from '../parts/wrong.tsx'
import { type News, pathToSheet } from './address.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingPast } from './booking-past.tsx'
import { CancelForm } from './cancel-form.tsx'
import { MoveForm } from './move-form.tsx'
import { MoveSure } from './move-sure.tsx'
import styles from './pane.module.css'
import { ProcessForm, processWrongId } from './process-form.tsx'
import { ReasonField, reasonFieldId } from './reason-field.tsx'
import type { ChangeAnswer } from './receive-change.server.ts'
import type { ProcessAnswer } from './receive-process.server.ts'
import { ChangeNews } from './sheet-news.tsx'
import type { BookingShown } from './show-booking.server.ts'
import { useOpened } from './use-opened.ts'

export type ShownAnswer = Exclude<ChangeAnswer | ProcessAnswer, { about: 'done' }>

interface BookingPaneProps {
  shown: BookingShown
  week: string
  /** Of what was just done to it. */
  news: News | undefined
  answer: ShownAnswer | undefined
  /** Where nothing is open. */
  close: string
}

export function BookingPane(pane: BookingPaneProps) {
  const { shown, week, news, answer } = pane
  const { doing, revision } = shown
  const { number, sessions, name, status } = shown.booking
  const heading = useOpened(`${number} ${doing} ${answer?.about}`)
  return (
    <section className={desk.box} id="opened">
      <h2 ref={heading} className={`${styles.head} ${status === 'cancelled' ? styles.void : ''}`} tabIndex={-1}>
        {startsWords(sessions)}, <bdi>{name}</bdi>
      </h2>
      <ChangeNews news={news} />
      {answer?.about === 'change' || answer?.about === 'process' ? (
        <div className={styles.wrong}>
          <Wrong id={processWrongId}>{answer.text}</Wrong>
          {/* Where its form is gone. */}
          {answer.about === 'process' && doing !== 'process' ? (
            <blockquote className={desk.quote} lang={shown.booking.locale} dir="auto">
              {answer.typed}
            </blockquote>
          ) : null}
        </div>
      ) : null}
      {/* A changed booking is looked at anew, and so is another thing that is done about it. */}
      {doing === 'process' ? (
        <ProcessForm
          key={`${number} ${revision}`}
          shown={shown}
          refused={answer?.about === 'process' ? answer : undefined}
          back={pathToSheet({ week, booking: number }, 'opened')}
        />
      ) : (
        <Doing
          key={`${number} ${revision} ${doing}`}
          {...pane}
          answer={answer?.about === 'process' ? undefined : answer}
        />
      )}
      <BookingFacts shown={shown} />
      <BookingPast shown={shown} />
    </section>
  )
}

interface DoingProps extends BookingPaneProps {
  answer: Exclude<ShownAnswer, { about: 'process' }> | undefined
}

function Doing({ shown, week, answer, close }: DoingProps) {
  const { booking, doing, revision } = shown
  // Of a booking there is one draft, and it is of one change: the reason of another would be told to the visitor.
  const draft = { doing: `${doing}`, revision: `${revision}` }
  const [{ text }, setTyped] = useDraft({
    of: `change-${booking.number}`,
    start: { ...draft, text: answer?.reason ?? '' },
    field: reasonFieldId,
    isStored: (kept) => kept.revision !== draft.revision || (doing !== undefined && kept.doing !== doing),
  })
  if (answer?.about === 'sure') return <MoveSure shown={shown} answer={answer} />
  const back = pathToSheet({ week, booking: booking.number }, 'opened')
  const reason = (
    <ReasonField locale={booking.locale} value={text} onChange={(typed) => setTyped({ ...draft, text: typed })} />
  )
  if (doing === 'move') {
    const near = answer?.about === 'change' ? answer.near : undefined
    // What was changed meanwhile is chosen anew.
    const chosen = answer?.about === 'again' && answer.revision !== revision ? undefined : answer?.starts
    return <MoveForm {...{ shown, week, near, chosen, reason, back }} />
  }
  if (doing === 'cancel') return <CancelForm shown={shown} reason={reason} back={back} />
  return <BookingActions shown={shown} week={week} close={close} />
}
