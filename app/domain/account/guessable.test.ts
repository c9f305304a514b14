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
    'thunder marlboro Snoopy 12',
    'gouden-fiets-zonder-bel',
  ])('%s', (password) => {
    expect(isGuessable(password)).toBe(false)
  })
})

describe('the list', () => {
  const words = [...knownWords]
  const letters = words.filter((word) => !/\d/.test(word))
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const until12 = (start: string, more: string) =>
    start + more.repeat(Math.ceil(Math.max(0, 12 - start.length) / more.length))
  const disguised = (word: string) => word.replace(/[aeiost]/g, (letter) => disguises[letter] ?? letter)
  const disguises: Readonly<Record<string, string>> = { a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' }

  it('has more than three thousand entries of six letters or more', () => {
    expect(words.filter((word) => word.length >= 6).length).toBeGreaterThan(3000)
  })

  it.each([
    ['again and again', words.map((word) => until12(word, word))],
    ['with a capital and digits', words.map((word) => until12(capital(word), '123456789'))],
    ['with a year', words.map((word) => until12(`${word}2026`, '!'))],
    ['with a number and a sign', words.map((word) => until12(`${word}07`, '!'))],
    ['behind digits', words.map((word) => until12(`123${word}`, '1234'))],
    ['disguised, with digits', letters.map((word) => until12(disguised(word), '12345678'))],
    ['with ones for its l’s', letters.map((word) => until12(word.replaceAll('l', '1'), '12345678'))],
  ])('is refused whole, %s', (_, made) => {
    expect(new Set(made).size).toBeGreaterThan(3000)
    expect(made.filter((password) => !isGuessable(password))).toEqual([])
  })

  it('costs next to nothing, also for the longest password that we take', () => {
    const longest = 'p4ssw0rd'.repeat(16)
    const started = performance.now()
    for (let n = 0; n < 1000; n += 1) isGuessable(longest)
    expect((performance.now() - started) / 1000).toBeLessThan(5)
  })
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
