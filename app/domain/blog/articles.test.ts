/** What every article of ours keeps to, beyond what the build checks. */
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#app/locales.ts'
import { readSitePosts } from '#app/site-posts.server.ts'
import { runningWords } from '#tests/support/article-texts.ts'
import { categories } from './article.ts'

const posts = readSitePosts()
const cases = posts.flatMap((post) => locales.map((locale) => ({ post, locale, name: `${post.slug} ${locale}` })))

const elements = ({ post, locale }: { post: (typeof posts)[number]; locale: Locale }, tagName: string) =>
  post.texts[locale].body.children.filter((node) => node.type === 'element' && node.tagName === tagName)

describe.each(cases)('$name', (one) => {
  const text = one.post.texts[one.locale]

  it('has 900 words or more to read', () => {
    expect(runningWords(text.body)).toBeGreaterThanOrEqual(900)
  })

  it('says what it says in three points, and has one worked example as a table', () => {
    const [short] = elements(one, 'in-short')
    expect(JSON.stringify(short).match(/"tagName":"li"/g)).toHaveLength(3)
    const examples = elements(one, 'example')
    expect(examples).toHaveLength(1)
    expect(JSON.stringify(examples)).toContain('"tagName":"table"')
  })

  it('leads on to other pages of the site', () => {
    expect(JSON.stringify(text.body).match(/"href":"\//g)?.length ?? 0).toBeGreaterThanOrEqual(2)
  })
})

it('says the same in both languages, section for section and source for source', () => {
  for (const { texts } of posts) {
    expect(texts.nl.sections).toHaveLength(texts.en.sections.length)
    expect(texts.nl.sources.map(({ id }) => id).sort()).toEqual(texts.en.sources.map(({ id }) => id).sort())
  }
})

it('has something in each category', () => {
  const count = (category: string) => posts.filter((post) => post.category === category).length
  expect(categories.map(count).filter((articles) => articles < 2)).toEqual([])
})
