/** What the answer says about the guarantee, in words. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { euros } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { lessWritten } from './figures.ts'

interface VerdictProps {
  answer: RoiAnswer
  words: Content<'roi'>
  locale: Locale
}

export interface Verdict {
  headline: string
  /** Paragraphs. */
  lines: string[]
  withinReach: boolean
}

export function verdictOf({ answer, words, locale }: VerdictProps): Verdict {
  const { guarantee, saving, cost } = answer
  const { thresholdCents, withinReach } = guarantee
  const amounts = (saved: number) => ({
    saving: euros(saving.marked.centsPerYear, locale),
    threshold: euros(thresholdCents, locale),
    cost: euros(cost.centsPerYear, locale),
    most: euros(saving.most.centsPerYear, locale),
    // Never "€0 short".
    short: euros(Math.max(100, lessWritten(thresholdCents, saved)), locale),
  })
  const { within, out } = words.verdict

  if (withinReach) {
    const { least, marked } = saving
    const texts = [within.saving]
    // Where less than the least share is marked, that share says nothing.
    if (marked.share >= least.share) {
      texts.push(least.centsPerYear >= thresholdCents ? within.evenAtLeast : within.shortAtLeast)
    }
    return { headline: within.headline, lines: [fill(texts.join(' '), amounts(least.centsPerYear))], withinReach }
  }

  const text =
    cost.centsPerYear < thresholdCents
      ? out.tooSmall
      : `${out.tooLittle} ${saving.most.centsPerYear >= thresholdCents ? out.reachedAtMost : out.shortAtMost}`
  return {
    headline: out.headline,
    lines: [fill(text, amounts(saving.marked.centsPerYear)), out.audit],
    withinReach,
  }
}
