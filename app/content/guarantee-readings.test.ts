/** Either reading of the guarantee, with the whole site around it: one constant chooses, and nothing of the other is left. */
import { describe, expect, it } from 'vitest'
import { articleTexts } from '#tests/support/article-texts.ts'
import { contentByReading, readings } from '#tests/support/content-by-reading.ts'
import { type CopyText, copyTexts } from '#tests/support/copy-texts.ts'

/** What only a sentence about the guarantee says, in either reading. */
const wording =
  /guarant|garan[dt]|within reach|haalbaar|your money back|uw geld terug|workshop is free|workshop is gratis|or it is free|, of gratis|satisf|tevreden/i

/** Where the guarantee is named, and nothing is said of what it is. */
const named = [
  'titles.terms.title',
  'home.faq.list.0.question',
  'servicePage.price.links.terms',
  'workshop.guarantee.section',
  // Liability does not limit it, whatever it promises.
  'terms.notes.9.paragraphs.2',
  // What the AI Act asks of nobody.
  'posts/staff-use-a-chatbot',
]

describe.each([
  ['A', 'B'],
  ['B', 'A'],
] as const)('with reading %s', async (name, another) => {
  const [chosen, other] = [readings[name], readings[another]]
  const { contentSources } = await contentByReading(name)
  const site = [...copyTexts(contentSources), ...articleTexts()].filter(({ path }) => !path.startsWith('guarantee.'))

  it('is chosen', () => {
    expect(contentSources.guarantee).toBe(chosen)
  })

  it('has every sentence about the guarantee in one folder', () => {
    const own = copyTexts(chosen)
      .map(({ text }) => text)
      .sort((a, b) => b.length - a.length)
    const beside = ({ text }: CopyText) => own.reduce((rest, part) => rest.replaceAll(part, ''), text)
    const speaking = site.filter((said) => wording.test(beside(said)))
    expect(new Set(speaking.map(({ path }) => path))).toEqual(new Set(named))
  })

  it('says no sentence of the other', () => {
    const own = new Set(sentencesOf(chosen))
    const others = sentencesOf(other).filter((sentence) => !own.has(sentence))
    expect(others.length).toBeGreaterThan(40)
    expect(site.filter(({ text }) => others.some((sentence) => text.includes(sentence)))).toEqual([])
  })
})

it('reading B makes no amount a condition of anything', () => {
  const condition =
    /guarantee (?:starts|asks)|garantie begint|within reach|haalbaar|you reach|haalt|fall .* short|tekort|needed|nodig|(?:is|or) free|(?:is|of) gratis/i
  const conditional = (reading: object) => copyTexts(reading).filter(({ text }) => condition.test(text))
  expect(conditional(readings.A).length).toBeGreaterThan(20)
  expect(conditional(readings.B)).toEqual([])
})

it('both readings have the same places to fill', () => {
  const places = (reading: object) => new Set(copyTexts(reading).flatMap(({ text }) => text.match(/\{\w+\}/g) ?? []))
  expect(places(readings.B)).toEqual(places(readings.A))
})

/** Whole ones, of four words and more: "Yes", an amount and "a list of savings in euros a year" promise nothing. */
function sentencesOf(reading: object): string[] {
  return copyTexts(reading)
    .flatMap(({ text }) => text.split(/(?<=[.?])\s+/))
    .map((sentence) => sentence.replace(/[.?]$/, ''))
    .filter((sentence) => /^\p{Lu}/u.test(sentence) && sentence.split(/\s+/).length > 3)
}
