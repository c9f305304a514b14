/** What a report says first, made from its figures: heading, title, the three figures. For the page and for the PDF. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { writeNumber } from '#app/domain/roi/read-number.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { daysAsNumber, euros } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { percentage } from './figures.ts'
import { daysInWords } from './in-words.ts'
import { hoursOfCost } from './working-lines.ts'

interface ReportWordsInput {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Pick<Content<'roi'>, 'units'>
  copy: Content<'report'>
  locale: Locale
}

export interface ReportFigure {
  label: string
  amount: string
  /** What it comes from. */
  note: string
  /** Lost, or won. */
  tone: 'waste' | 'flow'
}

export interface ReportWords {
  /** Of the process. */
  name: string
  /** `47 minutes of work takes 12.4 days.` */
  headline: string
  /** `Invoice approval: 47 minutes, 12.4 days` */
  title: string
  figures: ReportFigure[]
}

export function reportWords({ sheet, answer, words, copy, locale }: ReportWordsInput): ReportWords {
  const { head } = copy
  const hours = hoursOfCost(sheet, answer, locale)
  const days = (count: number) => daysInWords(count, words.units.days, locale)
  const name = sheet.name || copy.untitled
  const parts = {
    minutes: fillCounted(head.minutes, hundredths(answer.now.workMinutes), {
      count: writeNumber(answer.now.workMinutes, locale),
    }),
    days: days(answer.now.leadDays),
  }
  return {
    name,
    headline: fill(headlineFor(answer.now, head.headlines), parts),
    title: fill(head.title, { name, ...parts }),
    figures: [
      {
        label: head.figures.cost.label,
        amount: euros(answer.cost.centsPerYear, locale),
        note: fill(head.figures.cost.note, {
          hours: fillCounted(words.units.hours, hours === '1' ? 1 : answer.work.hoursPerYear, { count: hours }),
          rate: euros(sheet.hourlyCostCents, locale, { cents: true }),
        }),
        tone: 'waste',
      },
      {
        label: head.figures.saving.label,
        amount: euros(answer.saving.marked.centsPerYear, locale),
        note: fill(head.figures.saving.note, { share: percentage(answer.saving.marked.share, 1, locale) }),
        tone: 'flow',
      },
      {
        label: head.figures.after.label,
        amount: days(answer.after.leadDays),
        note: fill(head.figures.after.note, { days: daysAsNumber(answer.now.leadDays, locale) }),
        tone: 'flow',
      },
    ],
  }
}

/** The token of an address as the number of a sheet, which people read aloud: `R7KQ 2M9X VD4T H8WC 5NJP 3BYE 6S`. */
export function groupToken(token: string): string {
  return token.replaceAll(/.{4}(?=.)/g, '$& ')
}

function headlineFor(
  { workMinutes, waitDays }: RoiAnswer['now'],
  headlines: Content<'report'>['head']['headlines'],
): string {
  if (workMinutes === 0) return waitDays === 0 ? headlines.empty : headlines.nobodyWorks
  if (waitDays === 0) return headlines.nothingWaits
  return headlines.takes
}

function hundredths(count: number): number {
  return Math.round(count * 100) / 100
}
