import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readContactForm, readContactJson, readKey } from './read-contact.ts'

describe('a form post', () => {
  it('keeps what was typed to the letter', () => {
    const form = new FormData()
    form.set('name', '  Anna ')
    form.set('message', 'one\r\ntwo')
    form.set('key', 'b7e0c1f2-0000-4000-8000-000000000000')
    form.set('website', 'https://spam.example')
    expect(readContactForm(form)).toEqual({
      typed: { name: '  Anna ', email: '', company: '', message: 'one\r\ntwo' },
      key: 'b7e0c1f2-0000-4000-8000-000000000000',
      token: '',
      trap: 'https://spam.example',
      source: null,
    })
  })

  it('takes a file where text belongs for nothing', () => {
    const form = new FormData()
    form.set('name', new File(['x'], 'name.txt'))
    expect(readContactForm(form).typed.name).toBe('')
  })
})

describe('a JSON body', () => {
  it('is an object or nothing', () => {
    expect([null, 1, 'text', [], undefined].map(readContactJson)).toEqual(Array(5).fill(undefined))
  })

  it('is read whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const raw = readContactJson(body)
        if (raw) expect(Object.values(raw.typed).every((value) => typeof value === 'string')).toBe(true)
      }),
    )
  })

  it('does not take inherited names for fields', () => {
    expect(readContactJson(JSON.parse('{"__proto__": {"name": "Anna"}}'))?.typed.name).toBe('')
  })
})

describe('a key', () => {
  it.each(['short', 'a'.repeat(101), 'with space 123', 'line\nbreak12', 12345678, null, ''])('%j is none', (key) => {
    expect(readKey(key)).toBeUndefined()
  })
})
