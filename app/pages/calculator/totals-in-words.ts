/** The totals of a sheet as the page writes and says them. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { TypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { decimal, euros, shortest } from '#app/formats.ts'
import type { SheetState } from './sheet-state.ts'
import type { Words } from './words.ts'

export function totalsInWords({ now, after, work, cost, saving }: RoiAnswer, { copy, roi, locale }: Words) {
  const { totals } = copy
  const figures = {
    now: daysInWords(now.leadDays),
    later: daysInWords(after.leadDays),
    cost: euros(cost.centsPerYear, locale),
    saving: euros(saving.marked.centsPerYear, locale),
  }
  return {
    waiting: `${decimal(now.waitDays, 1, locale)}\u00a0${roi.units.day}`,
    work: `${shortest(now.workMinutes, 2, locale)}\u00a0${roi.units.minute}`,
    workPerMonth: counted(roi.units.hours, work.hoursPerMonth),
    leadNow: figures.now,
    leadAfter: figures.later,
    costs: fill(totals.costs, { amount: figures.cost }),
    saves: fill(totals.saves, { amount: figures.saving }),
    announcement: fill(totals.announcement, figures),
  }

  function daysInWords(days: number): string {
    return counted(roi.units.days, days)
  }

  function counted(forms: { one: string; other: string }, value: number): string {
    const tenths = Math.round(value * 10) / 10
    return fillCounted(forms, tenths, { count: decimal(value, 1, locale) }).replaceAll(' ', '\u00a0')
  }
}

/** Empty when there is nothing to undo. */
export function undoInWords(undo: SheetState['undo'], typed: TypedSheet, { copy, roi }: Words): string {
  if (!undo) return ''
  const { done } = undo
  switch (done.what) {
    case 'picked':
      return fill(copy.undo.picked, { name: typed.name })
    case 'removed': {
      const number = String(done.step + 1)
      return fill(copy.undo.removed, { number, name: done.name.trim() || fill(roi.stepName, { number }) })
    }
    case 'moved':
      return fill(copy.undo.moved, { number: String(done.from + 1), to: String(done.to + 1) })
  }
}
