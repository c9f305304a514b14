/** Processes for property tests: 2 to 12 steps, any names of up to 40 characters, up to two loops, no mercy. */
import fc from 'fast-check'
import type { FutureStep, Process, ProcessStep } from '#app/content/processes/process.ts'
import type { MapWords } from '#app/ui/value-stream-map/map-words.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEGMWÉéëï0123456789-,.&']
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 24 })

/** Words with spaces between, no longer than `most`. */
export function arbitraryText(most: number): fc.Arbitrary<string> {
  return fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' ').slice(0, most).trim() || 'x')
}

/** What visitors type: alike, in one unbroken word, in capitals, in signs of several parts, in letters of other fonts. */
const typedText = fc.oneof(
  { weight: 4, arbitrary: arbitraryText(40) },
  fc.constantFrom(
    'Same again',
    'W'.repeat(40),
    'Qualitätsüberprüfungsausschussmitglied',
    '👩‍👩‍👧‍👦🇳🇱👍🏽'.repeat(5),
    'Проверка счетов-фактур поставщиков',
    '請求書の承認と支払い処理を行う部署の担当者',
  ),
)

const days = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  fc.constantFrom(0, 0.02, 0.1, 250),
)
const work = {
  name: typedText,
  who: typedText,
  with: arbitraryText(30),
  minutes: fc.integer({ min: 0, max: 96_000 }).map((hundredths) => hundredths / 100),
  waitDays: days,
}

const futureStep: fc.Arbitrary<FutureStep> = fc.record(
  { ...work, bySoftware: fc.boolean(), note: arbitraryText(60), cause: arbitraryText(40) },
  { requiredKeys: ['name', 'who', 'with', 'minutes', 'waitDays', 'bySoftware'] },
)

const step: fc.Arbitrary<ProcessStep> = fc.record({
  ...work,
  cause: fc.oneof(fc.constant(''), arbitraryText(40)),
  becomes: fc.option(futureStep, { nil: null }),
})

export const arbitraryProcess: fc.Arbitrary<Process> = fc
  .array(step, { minLength: 2, maxLength: 12 })
  .chain((steps) => {
    const index = fc.nat({ max: steps.length - 1 })
    const loop = fc.record({ from: index, to: index, label: arbitraryText(60) }).filter(({ from, to }) => from !== to)
    const redlines = fc.uniqueArray(fc.record({ at: index, text: arbitraryText(60) }), {
      maxLength: 3,
      selector: ({ at }) => at,
    })
    return fc.record(
      {
        id: fc.constant('any'),
        title: arbitraryText(40),
        from: arbitraryText(14),
        steps: fc.constant(steps),
        loops: fc.array(loop, { maxLength: 2 }),
        redlines: redlines.map((all) => all.toSorted((a, b) => a.at - b.at)),
        system: fc.record(
          { name: arbitraryText(30), at: index, usedThenBy: fc.uniqueArray(index), isNew: fc.constant(true) },
          { requiredKeys: ['name', 'at'] },
        ),
        futureNote: arbitraryText(60),
        minutesPerDay: fc.integer({ min: 60, max: 24 * 60 }),
      },
      { requiredKeys: ['id', 'title', 'from', 'steps', 'loops', 'redlines'] },
    )
  })

export const anyWords: MapWords = {
  day: 'd',
  minute: 'min',
  days: 'days',
  cycleTime: 'C/T',
  leadTime: 'Lead time',
  processTime: 'Process time',
  shorter: 'shorter',
  removed: 'removed',
  states: { legend: 'State', current: 'Current', future: 'Future' },
  key: {
    waiting: 'piles up, waiting',
    byPerson: 'by a person',
    bySoftware: 'by software',
    rework: 'sent back',
    cycleTime: 'minutes of work',
  },
  table: {
    summary: 'As a table',
    step: 'Step',
    who: 'Who',
    with: 'With',
    waiting: 'Waiting',
    work: 'Work',
    remark: 'Remark',
    from: 'from: {name}',
    system: 'system: {name}',
    total: 'Total',
  },
}
