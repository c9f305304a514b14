/**
 * Whether a password is one of those that are tried first. Lists of the most used passwords are hardly any use from twelve
 * characters on: nearly all of theirs are shorter. The long ones that are used are made of the short ones, so this undoes
 * the making: one known word, perhaps several times, with runs (`1234`, `qwerty`), repeats, a year or signs around it.
 * That is millions of passwords. Two different words are left alone: four in a row do well.
 */
import { knownWords } from './known-words.ts'

/** `own`: words that are as good as known for this person. */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const words: Words = {
    has: (text) => knownWords.has(text) || own.includes(text),
    longest: Math.max(longestKnown, ...own.map((word) => word.length)),
  }
  const once = /^(.{3,}?)\1+$/su.exec(plain)?.[1] ?? plain
  return [plain, once].some((text) => isMadeOfOne(text, words))
}

interface Words {
  has(text: string): boolean
  longest: number
}

const longestKnown = Math.max(...[...knownWords].map((word) => word.length))

/** The most signs and digits beside word, run and repeat that make a password no better. */
const strayLimit = 4

function isMadeOfOne(text: string, words: Words): boolean {
  const spellings = [text, withoutDisguise(text, 'i'), withoutDisguise(text, 'l')]
  const found = new Set<string>()
  let stray = 0
  for (let at = 0; at < text.length; ) {
    const word = wordAt(spellings, at, words)
    const pattern = Math.max(runAt(text, at), repeatAt(text, at), yearAt(text, at))
    if (word !== undefined && word.length >= pattern) found.add(word)
    else if (pattern === 0 && /\p{L}/u.test(text[at] ?? '')) return false
    else if (pattern === 0) stray += 1
    at += Math.max(word?.length ?? 0, pattern, 1)
  }
  return found.size <= 1 && stray <= strayLimit
}

/** The longest that begins here, however it is spelled. */
function wordAt(spellings: readonly string[], at: number, words: Words): string | undefined {
  const room = (spellings[0] ?? '').length - at
  for (let length = Math.min(words.longest, room); length >= 3; length -= 1) {
    const candidates = spellings.map((text) => text.slice(at, at + length))
    const word = candidates.find((candidate) => words.has(candidate))
    if (word !== undefined) return word
  }
  return undefined
}

/** The alphabet, digits and the rows and slopes of keyboards, Dutch ones being American. */
const forward = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
  'qwertzuiop',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
]

const tracks = [...forward, ...forward.map((track) => [...track].reverse().join(''))]

/** How many characters from here on follow a track, in either direction; 0 for fewer than three. */
function runAt(text: string, at: number): number {
  let best = 0
  for (const track of tracks) {
    let length = 3
    if (!track.includes(text.slice(at, at + length)) || at + length > text.length) continue
    while (at + length < text.length && track.includes(text.slice(at, at + length + 1))) length += 1
    best = Math.max(best, length)
  }
  return best
}

/** How many characters from here on are one piece again and again: three times one, or twice up to four. */
function repeatAt(text: string, at: number): number {
  for (let size = 1; size <= 4; size += 1) {
    const piece = text.slice(at, at + size)
    let length = size
    while (text.startsWith(piece, at + length)) length += size
    if (length >= Math.max(3, 2 * size) && length > size) return length
  }
  return 0
}

function yearAt(text: string, at: number): number {
  return /^(?:19|20)\d\d/.test(text.slice(at, at + 4)) ? 4 : 0
}

/** Letters that are written as digits and signs, as everybody does. A `1` stands for two of them. As long as before. */
function withoutDisguise(text: string, one: 'i' | 'l'): string {
  return text.replace(/[013457@$!|]/g, (sign) => disguises[sign] ?? one)
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '|': 'l',
}
