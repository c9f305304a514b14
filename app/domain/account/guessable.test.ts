import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable.ts'
import { knownWords } from './known-words.ts'
import { passwordIssue } from './password-policy.server.ts'

describe('a password that is tried first', () => {
  it.each([
    'password1234',
    'Password1234!',
    'P@ssw0rd1234',
    'passwordpassword',
    'wachtwoord123',
    'Welkom2026!!',
    'W3lk0m2026!!',
    'qwertyuiop12',
    'qwerty123456',
    '1qaz2wsx3edc',
    '1q2w3e4r5t6y',
    'asdfghjkl123',
    '123456789012',
    '012345678910',
    '111111111111',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '121212121212',
    'abcdefghijkl',
    'iloveyou1234',
    'ikhouvanjou1!',
    'manchesterunited',
    'feyenoord1908',
    'administrator',
    'changeme2026!',
    'sinterklaas12',
    '!!!!password!!!!',
    'studentstudent',
  ])('%s', (password) => {
    expect(isGuessable(password)).toBe(true)
  })
})

describe('a password of its own', () => {
  it.each([
    'paard batterij nietje correct',
    'correct horse battery staple',
    'correcthorsebatterystaple',
    'vier-gewone-woorden-hier',
    'zeven fietsen op de stoep',
    'x7#kQ9!vLm2$pR',
    'd8f3b1c97e2a',
    'Tr0ubadour&3lephant',
  ])('%s', (password) => {
    expect(isGuessable(password)).toBe(false)
  })
})

it('knows every word of its list with the endings that people give it: far more than three thousand', () => {
  const endings = [
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '123456',
    '!',
    '!!',
    '1!',
    '123!',
    '2024',
    '2025',
    '2026',
    '2026!',
    '007',
  ]
  const made = [...knownWords]
    .flatMap((word) => [...endings.map((ending) => word + ending), word + word])
    .filter((password) => password.length >= 12)
  expect(new Set(made).size).toBeGreaterThan(3000)
  expect(made.filter((password) => !isGuessable(password))).toEqual([])
})

it('takes name and address for known words', () => {
  const own = ['Marieke Oosterhuis', 'm.oosterhuis@bakkerijdevries.example']
  expect(passwordIssue('Oosterhuis1234', own)).toBe('password.known')
  expect(passwordIssue('bakkerijdevries!', own)).toBe('password.known')
  expect(passwordIssue('Oosterhuis1234', [])).toBeUndefined()
})

it('counts characters as people do', () => {
  expect(passwordIssue('🚲🚲🌷🧀🏠🚂🎩🐟🥐🌍🎻', [])).toBe('password.short')
  expect(passwordIssue('🚲🌷🧀🏠🚂🎩🐟🥐🌍🎻🪁🧩', [])).toBeUndefined()
})

it('never trips, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => typeof isGuessable(text) === 'boolean'),
  )
})
