import { expect, it } from 'vitest'
import { sessionWords } from './session-words.ts'

const session = { start: '2026-12-03T09:30:00.000Z', end: '2026-12-03T10:00:00.000Z' }

it('says when a session is, in Amsterdam', () => {
  expect(sessionWords(session, 'en')).toEqual({
    day: 'Thursday 3 December',
    date: 'Thursday 3 December 2026',
    starts: '10:30',
    ends: '11:00',
  })
  expect(sessionWords(session, 'nl')).toMatchObject({ day: 'donderdag 3 december', starts: '10.30' })
})

it('says it elsewhere too, where the clock differs then', () => {
  expect(sessionWords(session, 'en', 'Europe/London').elsewhere).toEqual({
    place: 'London',
    starts: '9:30',
    ends: '10:00',
  })
  expect(sessionWords(session, 'en', 'Europe/Brussels').elsewhere).toBeUndefined()
  // Algeria has no summer time: in winter its clocks say what ours say.
  expect(sessionWords(session, 'en', 'Africa/Algiers').elsewhere).toBeUndefined()
  const summer = { start: '2026-07-02T08:30:00.000Z', end: '2026-07-02T09:00:00.000Z' }
  expect(sessionWords(summer, 'en', 'Africa/Algiers').elsewhere).toMatchObject({ starts: '9:30' })
})

it('names the day there where it is another one, and the place as we call it', () => {
  const late = { start: '2026-12-03T15:30:00.000Z', end: '2026-12-03T16:00:00.000Z' }
  expect(sessionWords(late, 'en', 'Australia/Sydney').elsewhere).toEqual({
    place: 'Sydney',
    starts: 'Fri 2:30',
    ends: '3:00',
  })
  expect(sessionWords(late, 'nl', 'Europe/London', { 'Europe/London': 'Londen' }).elsewhere?.place).toBe('Londen')
})
