import { expect, it } from 'vitest'
import { tooManyWords } from './too-many-words.ts'

const words = {
  minutes: { one: 'one minute', other: '{count} minutes' },
  hours: '{count} hours',
}

it.each([
  [1, 'one minute'],
  [2, '2 minutes'],
  [60, '60 minutes'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [121, '3 hours'],
  [180, '3 hours'],
  [1180, '20 hours'],
  [1440, '24 hours'],
])('says of a wait of %i minutes: %s', (minutes, said) => {
  expect(tooManyWords(minutes, words, 'en')).toBe(said)
})
