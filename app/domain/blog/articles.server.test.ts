import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { locales } from '#app/locales.ts'
import { findArticle, listArticles } from './articles.server.ts'

const [newest, second] = listArticles('en', '9999-12-31')
if (!newest || !second) throw new Error('the site has fewer than two articles')
const dayBefore = new Date(Date.parse(newest.published) - 86_400_000).toISOString().slice(0, 10)

describe('an article of a day to come', () => {
  it('is in no list before that day, and first in it from then on', () => {
    expect(listArticles('en', dayBefore)[0]?.slug).toBe(second.slug)
    expect(listArticles('nl', dayBefore).map(({ slug }) => slug)).not.toContain(newest.slug)
    expect(listArticles('en', newest.published)[0]?.slug).toBe(newest.slug)
  })

  it('is found by no search and at no address', async () => {
    expect(listArticles('en', dayBefore, newest.title).map(({ slug }) => slug)).not.toContain(newest.slug)
    expect(await findArticle(newest.slug, 'en', dayBefore)).toBeUndefined()
    expect((await findArticle(newest.slug, 'nl', newest.published))?.slug).toBe(newest.slug)
  })
})

it('lists are in the language asked for, and carry no text of the articles', () => {
  const [english, dutch] = [listArticles('en', '9999-12-31'), listArticles('nl', '9999-12-31')]
  expect(english.map(({ slug }) => slug)).toEqual(dutch.map(({ slug }) => slug))
  expect(english[0]?.title).not.toBe(dutch[0]?.title)
  expect(JSON.stringify(english)).not.toContain('"words"')
})

it('an article comes with its text, its sections and its sources', async () => {
  const article = await findArticle(newest.slug, 'en', newest.published)
  expect(article?.sections.length).toBeGreaterThan(4)
  expect(article?.body.children.length).toBeGreaterThan(20)
  expect(article?.markdown).toContain(`# ${newest.title}`)
  expect(await findArticle('no-such-article', 'en', newest.published)).toBeUndefined()
})

it.each(locales)('each word that an empty search advises finds an article (%s)', (locale) => {
  const [, advised = ''] = /: .*, (?:such as|zoals) (.*)\.$/.exec(content('blog', locale).list.none.hint) ?? []
  const words = advised.split(/, | or | of /)
  expect(words).toHaveLength(3)
  expect(words.filter((word) => listArticles(locale, newest.published, word).length === 0)).toEqual([])
})
