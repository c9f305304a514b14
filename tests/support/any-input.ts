/** What nobody types and programs send: each has broken some site once. Texts, and how a form carries them. */
import fc from 'fast-check'

/** Nothing that comes from one of these may be found where only our own names stand. */
export const planted = 'x-planted'

const sql = [
  "' or '1'='1",
  "'; drop table lead; --",
  "') union select * from auth_user --",
  '%',
  '_',
  '%%_%',
  '\\',
  '"',
  '`',
]

/** A line end here would be a line of its own in a mail, in an answer's head, in a calendar file or in a CSV. */
const lineEnds = [
  `a\r\n${planted}: 1`,
  `a\nBcc: ${planted}@example.com`,
  `a\rSet-Cookie: ${planted}=1`,
  `a\u2028${planted}: 1`,
  `a\u0085${planted}: 1`,
  `END:VEVENT\r\nSUMMARY:${planted}`,
  `=cmd|'/c calc'!A1`,
]

const markup = [
  `<script>${planted}</script>`,
  `"><img src=x onerror=${planted}>`,
  `javascript:${planted}`,
  '</script>',
  '{{7*7}}',
  ']]>',
]

/** PostgreSQL keeps no NUL and no half of a character. */
const broken = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\ufffe',
  '\u202etxt.exe',
  '\u200b',
  '\u0300',
  '😀'.repeat(60),
]

/** Past 32 bits, past 53, in other notations. */
const numbers = [
  '0',
  '-1',
  '1',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  ' 1 ',
  '999999999',
  '2147483647',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '1'.repeat(400),
  'NaN',
  'Infinity',
  '1,000',
  '1.1,1',
]

const moments = [
  '2026-02-30',
  '2026-12-03',
  '9999-12-31',
  '0000-00-00',
  '2099-12',
  '9999-12',
  '9999-W52',
  '2026-W53',
  '2026-W00',
  '1000-W01',
  '2026-11-24T10:00:00.000Z',
  '2026-02-30T10:00:00.000Z',
  '2099-12-31T23:59:00.000Z',
  '24:00',
  '23:59',
]

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true', '[object Object]']

const places = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/admin',
  '/admin?\r\nx',
  '/admin?→',
  '../../etc/passwd',
  'file:///etc/passwd',
]

const long = [
  'a'.repeat(300),
  'é'.repeat(6_000),
  ' '.repeat(5_000),
  `${'a.'.repeat(4_000)}@b.c`,
  `a@${'b-'.repeat(4_000)}`,
  '\n'.repeat(5_000),
  `/${'a'.repeat(20_000)}/b`,
  `/${'a/'.repeat(10_000)}b`,
  '\u0300\u0316'.repeat(10_000),
]

/** What one database refuses and the other takes. */
const refused = ['\u0000', 'a\u0000b', '2147483648', '9007199254740993', '99999999999999999999', '\ud800']

const kinds = [[''], sql, lineEnds, markup, broken, numbers, moments, names, places, long]

/** One of them, any characters at all, halves of pairs included, or some of these in a row. */
export function anyText(): fc.Arbitrary<string> {
  const units = fc.array(fc.nat(0xffff), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes))
  const one = fc.oneof(
    { weight: 4, arbitrary: fc.oneof(...kinds.map((texts) => fc.constantFrom(...texts))) },
    { weight: 2, arbitrary: fc.constantFrom(...refused) },
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    units,
  )
  return fc.oneof(
    { weight: 3, arbitrary: one },
    fc.array(one, { minLength: 2, maxLength: 3 }).map((some) => some.join('')),
  )
}

/** Any value that JSON can say, the names that objects inherit among its keys. */
export function anyJson(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })),
      fc.oneof(anyText(), fc.jsonValue()),
    ),
  )
}
