import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { exampleCall, exampleWorkshop } from '#tests/support/example-booking.ts'
import { moveHeadline } from './move-words.ts'

const sessionFrom = (start: string, end: string) => ({
  start: `2026-12-${start}:00.000Z`,
  end: `2026-12-${end}:00.000Z`,
})
const [first, second] = exampleWorkshop().sessions
if (!first || !second) throw new Error('the example has no two sessions')

const headline = (sessions: readonly (typeof first)[], booking = exampleWorkshop()) =>
  (['en', 'nl'] as const).map((locale) => moveHeadline(booking, sessions, content('bookingManage', locale), locale))

it('counts how many of two sessions get another time', () => {
  const later = sessionFrom('18T12:00', '18T14:00')
  expect(headline([first, later])).toEqual(['One new time.', 'Eén nieuwe tijd.'])
  expect(headline([second, later])).toEqual(['One new time.', 'Eén nieuwe tijd.'])
  const earlier = sessionFrom('16T08:00', '16T10:00')
  expect(headline([earlier, later])).toEqual(['Two new times.', 'Twee nieuwe tijden.'])
})

it('says of one session how far it moves', () => {
  const dayLater = sessionFrom('04T09:30', '04T10:00')
  expect(headline([dayLater], exampleCall())).toEqual(['Twenty-four hours later.', 'Dat is vierentwintig uur later.'])
  const halfPast = sessionFrom('03T12:00', '03T12:30')
  expect(headline([halfPast], exampleCall())).toEqual([
    'Two and a half hours later.',
    'Dat is twee en een half uur later.',
  ])
})
