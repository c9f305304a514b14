/** A sheet of the calculator as a process to be drawn: by the value stream map, its table and the to-scale figure. */
import { fill } from '#app/content/fill.ts'
import type { FutureStep, Process, ProcessStep } from '#app/content/processes/process.ts'
import type { CountedStep, RoiAnswer } from '#app/domain/roi/calculate.ts'
import { writeNumber } from '#app/domain/roi/read-number.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'

/** What the drawing says that nobody typed. */
export interface DrawnWords {
  /** What a process without a name is called. */
  processName: string
  /** Who does what nobody was named for. */
  someone: string
  /** Where the work comes from. */
  start: string
  /** What a step without a name is called; `{number}` counts from 1. */
  stepName: string
  /** `{count}` is how often. */
  timesAMonth: string
  /** Who does what no person does any more. */
  software: string
}

interface DrawnProcessInput {
  sheet: RoiSheet
  answer: RoiAnswer
  words: DrawnWords
  locale: Locale
}

export function drawnProcess({ sheet, answer, words, locale }: DrawnProcessInput): Process {
  return {
    id: 'roi',
    title: sheet.name || words.processName,
    minutesPerDay: sheet.assumptions.hoursPerDay * 60,
    from: words.start,
    steps: answer.steps.map((step, index) => drawnStep(step, index, words, locale)),
    loops: [],
    redlines: [],
  }
}

function drawnStep(step: CountedStep, index: number, words: DrawnWords, locale: Locale): ProcessStep {
  const now = {
    name: step.name || fill(words.stepName, { number: String(index + 1) }),
    who: step.who || words.someone,
    with: fill(words.timesAMonth, { count: writeNumber(step.timesPerMonth, locale) }),
  }
  return {
    ...now,
    minutes: step.minutes,
    waitDays: step.waitDays,
    cause: '',
    becomes: step.becomes === 'gone' ? null : drawnAfter(now, step, words),
  }
}

function drawnAfter(
  now: Pick<FutureStep, 'name' | 'who' | 'with'>,
  { becomes, after }: CountedStep,
  words: DrawnWords,
): FutureStep {
  const bySoftware = becomes === 'software'
  return {
    ...now,
    who: bySoftware ? words.software : now.who,
    minutes: after.minutes,
    waitDays: after.waitDays,
    bySoftware,
  }
}
