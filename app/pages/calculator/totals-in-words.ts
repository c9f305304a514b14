/** The totals of a sheet as the page writes and says them. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { fieldName, type TypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { daysAsNumber, euros, integer, shortest } from '#app/formats.ts'
import { daysInWords, hoursInWords } from '#app/ui/roi/in-words.ts'
import { errorInWords, fieldError } from './field-errors.ts'
import type { SheetState, Undo } from './sheet-state.ts'
import type { Words } from './words.ts'

export function totalsInWords({ now, after, work, cost, saving }: RoiAnswer, { copy, roi, locale }: Words) {
  const { totals } = copy
  const figures = {
    now: whole(daysInWords(now.leadDays, roi.units.days, locale)),
    later: whole(daysInWords(after.leadDays, roi.units.days, locale)),
    cost: euros(cost.centsPerYear, locale),
    saving: euros(saving.marked.centsPerYear, locale),
  }
  return {
    waiting: `${daysAsNumber(now.waitDays, locale)}\u00a0${roi.units.day}`,
    work: `${shortest(now.workMinutes, 2, locale)} ${roi.units.minute}`,
    workPerMonth: hoursInWords(work.hoursPerMonth, roi.units.hours, locale),
    leadNow: figures.now,
    leadAfter: figures.later,
    costs: fill(totals.costs, { amount: figures.cost }),
    saves: fill(totals.saves, { amount: figures.saving }),
    announcement: fill(totals.announcement, figures),
  }
}

/** A figure stays with its unit. */
function whole(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** Which of its faults a sheet shows: those of fields that were left. */
export function shownIssues({ issues, marked }: Pick<SheetState, 'issues' | 'marked'>) {
  return issues.filter(({ place }) => marked.includes(fieldName(place)))
}

/** The fault of the field that was left last, as its line says it. Empty when it is right. */
export function leftInWords({ left }: Pick<SheetState, 'left'>, words: Words): string {
  return left ? errorInWords(fieldError(left.issue, left.typed, words)) : ''
}

/** Whether the answer is older than the fields. Empty when it is not. */
export function staleInWords(state: Pick<SheetState, 'issues' | 'marked'>, { copy, locale }: Words): string {
  const count = shownIssues(state).length
  return count > 0 ? fillCounted(copy.errors.stale, count, { count: integer(count, locale) }) : ''
}

/** Empty when there is nothing to undo. */
export function undoInWords(undo: SheetState['undo'], typed: TypedSheet, { copy, roi }: Words): string {
  if (!undo) return ''
  const { done } = undo
  switch (done.what) {
    case 'picked':
      return typed.name ? fill(copy.undo.picked, { name: typed.name }) : copy.undo.emptied
    case 'removed':
      return fill(copy.undo.removed, removedStep(done, roi))
    case 'moved':
      return fill(copy.undo.moved, movedStep(done))
  }
}

/** Empty when nothing was just undone. */
export function undoneInWords(done: SheetState['undone'], { copy, roi }: Words): string {
  const { undone } = copy.undo
  switch (done?.what) {
    case undefined:
      return ''
    case 'picked':
      return undone.picked
    case 'removed':
      return fill(undone.removed, removedStep(done, roi))
    case 'moved':
      return fill(undone.moved, movedStep(done))
  }
}

type Done<What> = Extract<Undo['done'], { what: What }>

function removedStep({ step, name }: Done<'removed'>, { stepName }: Words['roi']) {
  const number = String(step + 1)
  return { number, name: name.trim() || fill(stepName, { number }) }
}

function movedStep({ from, to }: Done<'moved'>) {
  return { number: String(from + 1), to: String(to + 1) }
}
