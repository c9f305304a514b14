import { expect, test } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { listArticles } from '#app/domain/blog/articles.server.ts'
import { locales } from '#app/locales.ts'
import { waitsOf } from './waits-of.ts'

const words = { said: '{days}, {minutes}', units: { day: 'd', days: 'days' } }

function processOf(id: string) {
  const process = content('processes', 'en').find((one) => one.id === id)
  if (!process) throw new Error(`no process ${id}`)
  return process
}

test('says the figures that the map adds up to', () => {
  expect(waitsOf(processOf('approval-limit'), words, 'en').said).toBe('4.3\u00a0days, 23')
})

test.each(locales)('places the rungs one behind the other, from 0 to 100 (%s)', (locale) => {
  for (const process of content('processes', locale)) {
    const { rungs } = waitsOf(process, words, locale)
    expect(rungs).toHaveLength(process.steps.length)
    let end = 0
    for (const { start, wait, work } of rungs) {
      expect(start).toBeCloseTo(end, 1)
      end = start + wait + work
    }
    expect(end).toBeCloseTo(100, 1)
  }
})

test('writes the days of a wait that has room for them, and no others', () => {
  const { rungs } = waitsOf(processOf('approval-limit'), words, 'en')
  expect(rungs.flatMap(({ days }) => days ?? [])).toEqual(['0.8 d', '1.9 d', '0.8 d'])
})

test.each(locales)('finds the process of every article that says it draws one (%s)', (locale) => {
  const drawn = listArticles(locale, '9999-12-31').flatMap(({ map }) => map ?? [])
  expect(drawn).toContain('approval-limit')
  expect(content('processes', locale).map(({ id }) => id)).toEqual(expect.arrayContaining(drawn))
})
