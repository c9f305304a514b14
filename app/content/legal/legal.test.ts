/** The legal texts hold together, and say what the code does. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signUp } from '../account/sign-up.ts'
import { titles } from '../titles.ts'
import { accessibility } from './accessibility.ts'
import { cookies, languageCookieDays } from './cookies.ts'
import { legalWords } from './note.ts'
import { privacy } from './privacy.ts'
import { retention } from './retention.ts'
import { terms } from './terms.ts'

const sheets = { privacy, terms, cookies, accessibility }

describe.each(Object.entries(sheets))('%s', (_, { notes, lastChanged }) => {
  it('uses only places that stand for something', () => {
    const used = [...JSON.stringify(notes).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    expect(used.filter((name) => !Object.hasOwn(legalWords.places, name))).toEqual([])
  })

  it('has notes that links can tell apart, and a date', () => {
    const ids = notes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Date(lastChanged).toISOString().slice(0, 10)).toBe(lastChanged)
  })
})

describe('the terms of keeping', () => {
  const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

  it('of the cookie is that of the code that sets it', () => {
    expect(source('browser/preferences.ts')).toContain(`const languageMaxAge = ${languageCookieDays} * 24 * 60 * 60\n`)
  })

  it('say in words what they count', () => {
    for (const { days, term } of Object.values(retention.kinds)) {
      const [, number = '', unit = ''] = /^(\d+) (days|months|years) /.exec(term.en) ?? []
      const length = { days: 1, months: 365 / 12, years: 365 }[unit] ?? 0
      expect(days).toBe(Math.round(Number(number) * length))
      expect(term.nl.startsWith(`${number} `)).toBe(true)
    }
  })
})

describe('an address that opens something', () => {
  it('is said to stand in our copies of mails, besides as a code', () => {
    const texts = privacy.notes.flatMap(({ paragraphs }) => paragraphs)
    const english = texts.filter(({ en }) => /^Whoever has .*\ba code\b/.test(en)).map(({ en }) => en)
    const dutch = texts.filter(({ nl }) => /^Wie .*\been code\b/.test(nl)).map(({ nl }) => nl)
    for (const list of [english, dutch]) expect(list).toHaveLength(2)
    expect(english.filter((text) => !text.includes('copies of mails'))).toEqual([])
    expect(dutch.filter((text) => !text.includes('kopieën van mails'))).toEqual([])
  })
})

describe('the log of accounts', () => {
  it('is said to hold attempts and requests too, also of who has no account', () => {
    const texts = privacy.notes.flatMap(({ paragraphs }) => paragraphs)
    expect(texts.some(({ en }) => /refused password.*request for a link.*code.*without an account/.test(en))).toBe(true)
    expect(texts.some(({ nl }) => /wachtwoord.*geweigerd.*link.*aangevraagd.*code.*zonder account/.test(nl))).toBe(true)
    const rows = [retention.kinds.accountEvent.what, ...signUp.parts.list.map(({ what }) => what)]
    expect(rows.filter(({ en, nl }) => /attempts/.test(en) && /pogingen/.test(nl))).toHaveLength(2)
  })
})

describe('what leaves the browser', () => {
  it('names whoever a link of ours leads to with something of yours', () => {
    const others = privacy.notes.find(({ id }) => id === 'others')?.paragraphs ?? []
    expect(others.some(({ en }) => /WhatsApp.*Google Calendar.*Outlook/.test(en))).toBe(true)
    expect(others.some(({ nl }) => /WhatsApp.*Google Agenda.*Outlook/.test(nl))).toBe(true)
  })

  it('names the ticks, which an account, a mail and a PDF take along', () => {
    const sent = cookies.stored.list.find(({ name }) => name === 'checklist')?.sent
    expect(sent?.en).toMatch(/signed in.*mailed.*PDF/)
    expect(sent?.nl).toMatch(/ingelogd.*mailen.*pdf/)
    const { en, nl } = titles.checklist.description
    expect(en).not.toMatch(/browser/)
    expect(nl).not.toMatch(/browser/)
  })
})
