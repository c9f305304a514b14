import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneWord, typedAddress, typedPhone, wordsOfLead } from './lead-words.ts'

it.each([
  ['06 12 34 56 78', '0612345678'],
  ['06-12345678', '0612345678'],
  ['+31 6 12345678', '0612345678'],
  ['+31 (0)6 12 34 56 78', '0612345678'],
  ['(+31) 6.1234.5678', '0612345678'],
  ['0031 20 123 45 67', '0201234567'],
  ['(020) 123 45 67', '0201234567'],
  ['tel. 020/1234567', '0201234567'],
  ['31612345678', '0612345678'],
  ['+32 475 12 34 56', '32475123456'],
  ['+32 (0)475 12 34 56', '32475123456'],
  ['0032475123456', '32475123456'],
])('the number %s is the word %s', (written, word) => {
  expect(phoneWord(written)).toBe(word)
})

it('a number is found by how it begins, with or without the code of the country, wherever the signs stand', () => {
  const national = fc.stringMatching(/^[1-9]\d{8}$/)
  const signs = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011'), { minLength: 9, maxLength: 9 })
  const begins = fc.constantFrom('0', '+31', '0031', '+31 (0)', '(0)')
  fc.assert(
    fc.property(national, signs, begins, fc.integer({ min: 5, max: 9 }), (number, between, begin, length) => {
      const typed = begin + [...number.slice(0, length)].map((digit, at) => `${between[at]}${digit}`).join('')
      expect(phoneWord(`0${number}`).startsWith(typedPhone(typed) ?? 'none')).toBe(true)
    }),
  )
})

it.each(['', '+', '2040', '06 12', '+31', '0031 6 12', 'Studio 2040 BV', 'Studio 2010-2020', '4 of 5 in 2026'])(
  '%j is no number that is looked for',
  (typed) => {
    expect(typedPhone(typed)).toBeUndefined()
  },
)

it.each([
  '\u202a+31 6 12345678\u202c',
  'tel:+31612345678',
  '06 12345678 De Wit',
  '06\u221212345678',
  '\uff0b31612345678',
  'De Wit 31612345678',
  'Studio 54 06-12345678',
  'De Wit 06-1234-5678',
  'A4 0612345678',
  'De Wit 06-12345678 24/7',
  'Studio 54 +31 6 12345678',
  'Studio 54 (06) 123 45 678',
  'De Wit +31 06 12345678',
])('what was copied as %j is the number in it', (typed) => {
  expect(typedPhone(typed)).toBe('0612345678')
})

it.each([
  'anna@bakker.nl',
  'Anna Bakker <anna@bakker.nl>',
  '"Bakker, Anna" <anna@bakker.nl>',
  '<anna@bakker.nl>',
  "'anna@bakker.nl'",
  'mailto:anna@bakker.nl',
  'mailto:anna@bakker.nl?subject=Audit',
  'anna@bakker.nl;',
  'anna@bakker.nl, jan@bakker.nl',
  'Anna (anna@bakker.nl).',
  'Mail anna@bakker.nl.',
  '\u202aanna@bakker.nl\u202c',
  'Anna @ Bakker: anna@bakker.nl',
  '“anna@bakker.nl”',
  '‘anna@bakker.nl’',
  '„anna@bakker.nl”',
  '| anna@bakker.nl |',
  'Mail anna@bakker.nl...',
])('what was copied as %j is the address in it', (typed) => {
  expect(typedAddress(typed)).toBe('anna@bakker.nl')
})

it.each([
  ["o'brien+audit@mail.bakker-zn.nl", "o'brien+audit@mail.bakker-zn.nl"],
  ['anna@', 'anna@'],
  ['info@mu\u0308ller.nl', 'info@m\u00fcller.nl'],
  ['anna@उदाहरण.example', 'anna@उदाहरण.example'],
  ['anna@bak', 'anna@bak'],
  ['@bakker.nl', undefined],
  ['Anna Bakker', undefined],
])('of %j the address, or how it begins, is %j', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})

it.each([
  ['Jan 612 345 678', '612345678'],
  ['tel 1234567', '1234567'],
  ['Rossi +39 06 1234 5678', '390612345678'],
  ['Rossi 0039 02 1234 5678', '390212345678'],
])('beside a name a number of another country counts too: %s', (typed, word) => {
  expect(typedPhone(typed)).toBe(word)
})

it('a lead has its number as one word among the others, each once', () => {
  const lead = { name: 'Tom 0612345678', company: null, email: 'tom@brouwer.example', phone: '+31 6 12345678' }
  expect(wordsOfLead(lead)).toEqual(['tom', '0612345678', 'brouwer', 'example'])
})
