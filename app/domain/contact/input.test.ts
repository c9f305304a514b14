import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkContact, contactInput, contactLimits, lengthOf, type TypedContact } from './input.ts'

const valid: TypedContact = {
  name: 'Anna de Vries',
  email: 'anna@example.nl',
  company: '',
  message: 'Our invoices wait for one signature.',
}

function codesFor(change: Partial<TypedContact>): string[] {
  const checked = checkContact({ ...valid, ...change })
  return 'issues' in checked ? checked.issues.map(({ code }) => code) : []
}

function inputOf(change: Partial<TypedContact>) {
  const checked = checkContact({ ...valid, ...change })
  if ('issues' in checked) throw new Error(JSON.stringify(checked.issues))
  return checked.input
}

describe('the limits', () => {
  it.each<[Partial<TypedContact>, string[]]>([
    [{}, []],
    [{ name: '' }, ['name.short']],
    [{ name: '  A  ' }, ['name.short']],
    [{ name: 'Al' }, []],
    [{ name: 'a'.repeat(100) }, []],
    [{ name: 'a'.repeat(101) }, ['name.long']],
    [{ email: ' ' }, ['email.empty']],
    [{ email: 'anna' }, ['email.form']],
    [{ email: 'anna@example' }, ['email.form']],
    [{ email: `${'a'.repeat(242)}@example.com` }, []],
    [{ email: `${'a'.repeat(243)}@example.com` }, ['email.long']],
    [{ company: 'a'.repeat(150) }, []],
    [{ company: 'a'.repeat(151) }, ['company.long']],
    [{ message: ' too short ' }, ['message.short']],
    [{ message: '0123456789' }, []],
    [{ message: 'a'.repeat(5000) }, []],
    [{ message: 'a'.repeat(5001) }, ['message.long']],
    [{ name: '', email: '', message: '' }, ['name.short', 'email.empty', 'message.short']],
  ])('%j gives %j', (change, codes) => {
    expect(codesFor(change)).toEqual(codes)
  })

  it('count code points, not the halves that make up an emoji', () => {
    expect(codesFor({ name: '😀' })).toEqual(['name.short'])
    expect(codesFor({ name: '😀'.repeat(100) })).toEqual([])
  })

  it('name every field that a client left out', () => {
    const parsed = contactInput.safeParse({})
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['name.short', 'email.empty', 'message.short'])
  })
})

describe('an e-mail address', () => {
  it.each([
    'a@b.nl',
    'a.b+c@sub.example.co.uk',
    'o_neil-9@example.museum',
    'jörg@müller.example',
    'x@xn--bcher-kva.xn--p1ai',
  ])('%s can be answered', (email) => expect(codesFor({ email })).toEqual([]))
  it.each([
    '@b.nl',
    'a@',
    'a@b.n',
    'a@b..nl',
    'a@b.nl,c@d.nl',
    'a@b@c.nl',
    'a b@c.nl',
    '<a@b.nl>',
    '"a"@b.nl',
    'a@[127.0.0.1]',
    'a@b.nl;c@d.nl',
    'a@b.123',
    'a\u00ADb@c.nl',
    'ab@c\u200D.nl',
  ])('%s cannot', (email) => expect(codesFor({ email })).toEqual(['email.form']))

  it('is judged in no time, however hostile', () => {
    const started = performance.now()
    codesFor({ email: `a@${'a.'.repeat(30_000)}` })
    codesFor({ email: `a@${'-'.repeat(250)}` })
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('tidying', () => {
  it('leaves one line in a name, whatever was pasted', () => {
    expect(inputOf({ name: ' Anna\r\nBcc: all@example.com\t de  Vries\u0000 ' }).name).toBe(
      'Anna Bcc: all@example.com de Vries',
    )
  })

  it('keeps the lines of a message and only those', () => {
    expect(inputOf({ message: '\r\none\r\n\ttwo\rthree\u2028four\u0007\n' }).message).toBe('one\n\ttwo\nthree\nfour')
  })

  it('composes accents and takes out marks that reverse the text', () => {
    expect(inputOf({ name: 'Rene\u0301 \u202Eevil' }).name).toBe('René evil')
  })

  it('takes out spaces without a width, and keeps what joins an emoji or a word', () => {
    expect(inputOf({ name: 'Anna\u200B\u2060 👩‍👩‍👧 می‌خواهم', email: 'anna@b.nl\u200B' })).toMatchObject({
      name: 'Anna 👩‍👩‍👧 می‌خواهم',
      email: 'anna@b.nl',
    })
  })

  it.each(['\u200E\u200F\u200D', '\u3164\u3164', ' \u00AD \u00AD ', '\uFE0F\u2800\u{E0041}'])(
    'makes nothing of a name in which nothing can be seen (%j)',
    (name) => expect(codesFor({ name })).toEqual(['name.short']),
  )

  it('makes an empty company no company', () => {
    expect(inputOf({ company: '  ' }).company).toBeUndefined()
  })

  /** Half an emoji: what a careless cut leaves. */
  const brokenText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), brokenText)

  it('never throws, and what it lets through passes again unchanged', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (name, email, company, message) => {
        const checked = checkContact({ name, email, company, message })
        if ('issues' in checked) return
        const again = checkContact({ ...checked.input, company: checked.input.company ?? '' })
        expect(again).toEqual(checked)
      }),
    )
  })

  it('lets nothing through that could end a header or break a database', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, message) => {
        const checked = checkContact({ ...valid, name: `Anna ${name}`, message: `${valid.message}${message}` })
        if ('issues' in checked) return
        expect(checked.input.name).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(checked.input.message).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u)
      }),
    )
  })

  it('counts what it keeps', () => {
    fc.assert(
      fc.property(anyText, (message) => {
        const length = lengthOf('message', message)
        const expected =
          length < contactLimits.message.min
            ? ['message.short']
            : length > contactLimits.message.max
              ? ['message.long']
              : []
        expect(codesFor({ message })).toEqual(expected)
      }),
    )
  })
})
