import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { spanInWords } from './span.ts'

function span(minutes: number, locale: Locale = 'en'): string {
  return spanInWords(minutes, content('bookingManage', locale).spans, { daysFrom: 48, write: String })
}

it.each([
  [30, '30 minutes', '30 minuten'],
  [60, '1 hour', '1 uur'],
  [90, '90 minutes', '90 minuten'],
  [120, '2 hours', '2 uur'],
  [23.5 * 60, '23.5 hours', '23,5 uur'],
  [47.5 * 60, '47.5 hours', '47,5 uur'],
  [48 * 60, '2 days', '2 dagen'],
])('tells %d minutes as %s, and in Dutch', (minutes, english, dutch) => {
  expect(span(minutes)).toBe(english)
  expect(span(minutes, 'nl')).toBe(dutch)
})

it('tells one day as one', () => {
  const { spans } = content('bookingManage', 'en')
  expect(spanInWords(24 * 60, spans, { daysFrom: 24, write: String })).toBe('1 day')
})
