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
  const others = [saving.least.share, saving.most.share]
  const percents = {
    marked: apartFrom(others, markedShare, locale),
    counted: percentage(saving.marked.share, 0, locale),
    percent: apartFrom(others, saving.marked.share, locale),
  }
  const marked = markedShare > saving.marked.share ? shares.markedAbove : shares.marked
  const rows: ShareRow[] = [
    { key: 'marked', label: fill(marked, percents), saving: saving.marked },
    { key: 'least', label: shares.least, saving: saving.least },
    { key: 'most', label: shares.most, saving: saving.most },
  ]
  return rows.toSorted((a, b) => a.saving.share - b.saving.share)
}

/** In whole per cents, or with the decimals that it takes not to look like another row that it is not. */
function apartFrom(others: readonly number[], share: number, locale: Locale): string {
  const alike = (decimals: number) =>
    others.some(
      (other) => other !== share && percentage(other, decimals, locale) === percentage(share, decimals, locale),
    )
  return percentage(share, [0, 1, 2].find((decimals) => !alike(decimals)) ?? 0, locale)
}
