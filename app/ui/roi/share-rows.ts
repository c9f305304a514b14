/** The three shares of the work that are compared, in their order; as marked before what it is equal to. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { RoiAnswer, Saving } from '#app/domain/roi/calculate.ts'
import type { Locale } from '#app/locales.ts'
import { percentage } from './figures.ts'

export interface ShareRow {
  key: 'least' | 'marked' | 'most'
  label: string
  saving: Saving
}

interface ShareRowsInput {
  answer: RoiAnswer
  words: Content<'roi'>
  locale: Locale
}

export function shareRows({ answer, words, locale }: ShareRowsInput): ShareRow[] {
  const { saving, markedShare } = answer
  const { shares } = words
  const percents = {
    marked: percentage(markedShare, 0, locale),
    counted: percentage(saving.marked.share, 0, locale),
    percent: percentage(saving.marked.share, 0, locale),
  }
  const marked = markedShare > saving.marked.share ? shares.markedAbove : shares.marked
  const rows: ShareRow[] = [
    { key: 'marked', label: fill(marked, percents), saving: saving.marked },
    { key: 'least', label: shares.least, saving: saving.least },
    { key: 'most', label: shares.most, saving: saving.most },
  ]
  return rows.toSorted((a, b) => a.saving.share - b.saving.share)
}
