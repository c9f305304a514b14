/**
 * The calculator: a form that draws what is typed in it. Without a script it is a plain GET form that the server
 * answers; with one every key is answered at once. Both draw the same.
 */
import { type MouseEvent, type SubmitEvent, useDeferredValue, useMemo } from 'react'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { calculate, isEmpty } from '#app/domain/roi/calculate.ts'
import { readStepEdit } from '#app/domain/roi/edit-steps.ts'
import { controlNames } from '#app/domain/roi/typed-sheet.ts'
import type { RoiProcess } from '#app/domain/roi/usual-sheet.ts'
import { pathTo } from '#app/paths.ts'
import { useAnnouncement } from '#app/ui/announcement/use-announcement.ts'
import { useFocusOnChange } from '#app/ui/field/use-focus-on-change.ts'
import { useSecondPress } from '#app/use-second-press.ts'
import { AnswerPart, loadAnswer } from './answer-part.tsx'
import styles from './calculator.module.css'
import { fieldsOf } from './fields.ts'
import { OldFigures } from './old-figures.tsx'
import type { OpenedSheet } from './open-sheet.server.ts'
import { processOf } from './process-of.ts'
import { ProcessSection } from './process-section.tsx'
import { Refused } from './refused.tsx'
import type { PostedSave } from './save-receipt.ts'
import { SaveSection } from './save-section.tsx'
import { sheetId } from './save-typed-script.ts'
import { StepsSection } from './steps-section.tsx'
import { leftInWords, staleInWords, totalsInWords, undoInWords, undoneInWords } from './totals-in-words.ts'
import { useAnswerScript } from './use-answer-script.ts'
import { useLeave } from './use-leave.ts'
import { useSheet } from './use-sheet.ts'
import type { Words } from './words.ts'
import { WorkingSection } from './working-section.tsx'

interface CalculatorProps {
  opened: OpenedSheet
  processes: readonly RoiProcess[]
  words: Words
  hidden: HiddenValues
  posted: PostedSave | undefined
}

export function Calculator({ opened, processes, words, hidden, posted }: CalculatorProps) {
  const { copy, labels, locale } = words
  const { state, change, form } = useSheet(opened, processes)
  const fields = fieldsOf(state, change, words)
  const answer = useMemo(() => calculate(state.sheet), [state.sheet])
  // The large drawings may come a moment after the key; the list and its totals may not.
  const drawn = useDeferredValue(state.sheet)
  const drawnAnswer = useMemo(() => calculate(drawn), [drawn])
  // Letters run on: while nothing is filled in, the answer is one section instead of four.
  const letters = isEmpty(drawnAnswer) ? { working: 'D', save: 'E' } : { working: 'G', save: 'H' }
  const isOld = useAnswerScript(state.sheet)
  const { announcement } = totalsInWords(answer, words)
  const done = undoInWords(state.undo, state.typed, words) || undoneInWords(state.undone, words)
  const news = [done, announcement, leftInWords(state, words), staleInWords(state, words), isOld && copy.old.figures]
  const said = useAnnouncement(news.filter(Boolean).join(' '))
  const summary = useFocusOnChange<HTMLElement>(state.refused)
  const isSecondPress = useSecondPress()
  const onBlur = useLeave((field) => change({ change: 'leave', field }))

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const button = event.nativeEvent.submitter as HTMLButtonElement | null
    const edit = button?.name === controlNames.edit ? readStepEdit(button.value) : undefined
    change(edit ? { change: 'edit', edit } : { change: 'work out' })
  }

  /** The next step has moved up under the pointer, and Undo knows of one. */
  function onClick(event: MouseEvent<HTMLFormElement>): void {
    const button = (event.target as Element).closest('button')
    if (button && readStepEdit(button.value)?.edit === 'remove' && isSecondPress(event)) event.preventDefault()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: whoever presses a button by key clicks it too */}
      <form
        className={styles.form}
        id={sheetId}
        method="get"
        action={pathTo('calculator', locale)}
        noValidate
        data-drawn={state.address === 'as it is' ? undefined : ''}
        ref={form}
        onSubmit={onSubmit}
        onClick={onClick}
        // A change is at hand: the script for it may be here before it.
        onPointerEnter={loadAnswer}
        onFocus={loadAnswer}
        onBlur={onBlur}
      >
        {/* What Enter presses: the first button of a form. Without it that would be one that changes the list. */}
        <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true">
          {copy.totals.workOut}
        </button>
        <input type="hidden" name={controlNames.notation} value={state.typed.notation} />
        {/* Off, or Firefox puts the number of an earlier sheet back on reload. */}
        <input type="hidden" name={controlNames.timesBefore} value={state.typed.timesPerMonth} autoComplete="off" />
        <Refused state={state} words={words} ref={summary} />
        <ProcessSection
          typed={state.typed}
          fields={fields}
          processes={processes}
          words={words}
          onPick={(id) => change({ change: 'pick', process: processOf(id, processes) })}
        />
        <StepsSection
          state={state}
          answer={answer}
          fields={fields}
          words={words}
          onUndo={() => change({ change: 'undo' })}
        />
        {isOld ? <OldFigures words={copy} /> : null}
        <AnswerPart sheet={drawn} words={words} />
        <WorkingSection letter={letters.working} sheet={drawn} answer={drawnAnswer} fields={fields} words={words} />
      </form>
      <SaveSection
        letter={letters.save}
        copy={copy.save}
        words={labels}
        locale={locale}
        typed={state.typed}
        issues={state.issues.length}
        hidden={hidden}
        posted={posted}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
