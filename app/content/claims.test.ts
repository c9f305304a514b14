/** No sentence of the site, articles included, promises another figure than content/offer.ts. */
import { describe, expect, it } from 'vitest'
import { euros } from '#app/formats.ts'
import { articleTexts } from '#tests/support/article-texts.ts'
import { copyTexts } from '#tests/support/copy-texts.ts'
import { contentSources } from './index.server.ts'
import { offer } from './offer.ts'

const sentences = [...copyTexts(contentSources), ...articleTexts()].flatMap(({ path, locale, text }) =>
  text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/(?<!€)\u00a0/g, ' ')
    .split(/(?<=[.:;?])\s+/)
    .map((sentence) => ({ path, locale, sentence })),
)

interface Claim {
  readonly name: string
  /** Sentences that speak of it. */
  readonly about: RegExp
  /** Every figure of this form in such a sentence ... */
  readonly figure: RegExp
  /** ... is one of these. */
  readonly may: readonly (number | string)[]
}

const amount = /€\u00a0?[\d.,]*\d/g
const inBoth = (cents: number) => [euros(cents, 'en'), euros(cents, 'nl')]
const { workshop, growth, guaranteedSavingsCents, payback, audit, manualWorkRemoved } = offer

const claims: readonly Claim[] = [
  {
    name: 'what the workshop costs',
    about: /\b(workshop)\b(?=.*(?:costs?|price|kost|prijs|fixed|vast)\b)/i,
    figure: amount,
    may: [workshop.priceCents, growth.priceCents, guaranteedSavingsCents].flatMap(inBoth),
  },
  {
    name: 'what the workshop costs with the build',
    about: /\b(?:with the build|build included|we build for|met bouw|inclusief bouw|wij bouwen voor)\b/i,
    figure: amount,
    may: [workshop.priceCents, growth.priceCents].flatMap(inBoth),
  },
  {
    name: 'what is guaranteed, or looked for',
    about: /guarantee|garant|gegarandeerd|we look for|wij zoeken/i,
    figure: amount,
    may: [guaranteedSavingsCents, workshop.priceCents, growth.priceCents, payback.savingsFor90DaysCents].flatMap(
      inBoth,
    ),
  },
  {
    name: 'how long the audit takes',
    about: /\baudit\b|procesaudit/i,
    figure: /\b(\d+|two|three|four|twee|drie|vier)(?= (?:hours|uur)\b)/gi,
    may: [audit.hours.to, 'three', 'drie'],
  },
  {
    name: 'how long the workshop takes',
    about: /\bworkshop\b(?!.*\baudit)/i,
    figure: /\b(\d+|two|three|four|five|six|twee|drie|vier|vijf|zes)(?=[ -](?:hours?|uur)\b)/gi,
    may: [workshop.hours, workshop.sessionHours, offer.replyHours, 'four', 'two', 'vier', 'twee'],
  },
  {
    name: 'how long support lasts',
    about: /days of support|dagen ondersteuning/i,
    figure: /\d+(?= (?:days of support|dagen ondersteuning))/g,
    may: [offer.supportDays],
  },
  {
    name: 'when results come',
    about: /(?:results?|resultaat) in\b/i,
    figure: /\d+(?= (?:days|dagen)\b)/g,
    may: [offer.resultDays.from, offer.resultDays.to],
  },
  {
    name: 'how much manual work goes',
    about: /\d+(?:–| to | tot )\d+(?:%| per cent| procent)/,
    figure: /\d+(?=(?:%| per cent| procent))/g,
    may: [manualWorkRemoved.fromPercent, manualWorkRemoved.toPercent, 62],
  },
  {
    name: 'how soon we reply',
    about: /within \d+ hours|binnen \d+ uur/i,
    // 72 hours is the term of the law for a data breach.
    figure: /(?<=within |binnen )\d+(?= (?:hours|uur))/gi,
    may: [offer.replyHours, 72],
  },
]

describe.each(claims)('$name', ({ about, figure, may }) => {
  const speaking = sentences.filter(({ sentence }) => about.test(sentence) && figure.test(reset(figure, sentence)))

  it('is said somewhere, in both languages', () => {
    expect(new Set(speaking.map(({ locale }) => locale))).toEqual(new Set(['en', 'nl']))
  })

  it('is the same everywhere', () => {
    const allowed = new Set(may.map((value) => String(value).toLowerCase()))
    const others = speaking.filter(({ sentence }) =>
      [...sentence.matchAll(figure)].some(([found]) => !allowed.has(found.toLowerCase())),
    )
    expect(others).toEqual([])
  })
})

/** A global expression remembers where it stopped. */
function reset(expression: RegExp, text: string): string {
  expression.lastIndex = 0
  return text
}
