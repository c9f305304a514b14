import { describe, expect, it } from 'vitest'
import { locales } from '#app/locales.ts'
import { content } from './index.server.ts'
import { offer } from './offer.ts'

const count = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe.each(locales)('titles in %s', (locale) => {
  const pages = Object.entries(content('titles', locale))

  it('fit: 48 characters for a title, 160 for a description', () => {
    const long = pages.filter(([, { title, description }]) => count(title) > 48 || count(description) > 160)
    expect(long).toEqual([])
  })

  it('promise a reply on working days only', () => {
    const promising = pages.filter(([, { description }]) => description.includes(`${offer.replyHours} `))
    const always = promising.filter(([, { description }]) => !/on working days|op werkdagen/i.test(description))
    expect(promising).not.toEqual([])
    expect(always).toEqual([])
  })

  it('tell the pages apart', () => {
    const titles = pages.map(([, { title }]) => title)
    expect(titles).toHaveLength(new Set(titles).size)
  })
})
