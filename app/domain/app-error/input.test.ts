import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appErrorInput } from './input.ts'

describe('a crash report', () => {
  it('loses what could be personal', () => {
    const report = {
      message: 'no answer from https://site.example/contact?email=anna@example.nl for anna@example.nl',
      stack: 'Error: x\n at f (https://site.example/assets/a.js?v=1:10:20)',
      path: '/nl/contact?name=Anna#x',
    }
    expect(appErrorInput.parse(report)).toEqual({
      message: 'no answer from https://site.example/contact for [e-mail]',
      stack: 'Error: x\n at f (https://site.example/assets/a.js:10:20)',
      path: '/nl/contact',
    })
  })

  it('loses the query of each address, also where they follow each other', () => {
    const clean = (message: string) => appErrorInput.parse({ message, path: '/' }).message
    expect(clean('at http://a.example/x?y=1:12 (https://b.example/?q#z)')).toBe(
      'at http://a.example/x:12 (https://b.example/)',
    )
    expect(clean('http://a?b:http://c?d')).toBe('http://a')
    expect(clean('at https://a.example/b?at=2026-11-27T09:00:00.000Z&name=Anna#x:3:14')).toBe(
      'at https://a.example/b:3:14',
    )
    expect(clean('what? nothing')).toBe('what? nothing')
  })

  it('loses the query of an address without a host, and no pattern that a message quotes', () => {
    const clean = (message: string) => appErrorInput.parse({ message, path: '/' }).message
    expect(clean('No routes matched location "/b/R7KQ2M9XVD4TH8WC5NJP3BYE6S?x=1#y" in f')).toBe(
      'No routes matched location "/b/[token] in f',
    )
    expect(clean('/?name=Anna&company=x')).toBe('/')
    expect(clean('/nl/contact?sent&name=Anna')).toBe('/nl/contact')
    expect(clean('/book/x+y?at=2026-11-27T09:00:00.000Z&name=Anna')).toBe('/book/x+y')
    expect(clean('(/nl/contact?name=Anna:12:3)')).toBe('(/nl/contact:12:3)')
    for (const kept of ['Invalid regular expression: /a?b(/: Unterminated group', 'Is 1/2 it? a=b', '/(?=a/: no'])
      expect(clean(kept)).toBe(kept)
  })

  it('loses an e-mail address that is percent-encoded', () => {
    const clean = (message: string) => appErrorInput.parse({ message, path: '/' }).message
    expect(clean('no /nl/anna%40example.nl, anna%2Bx%40mail.example.nl')).toBe('no /nl/[e-mail], [e-mail]')
    expect(clean('no /assets/%40scope/a.js')).toBe('no /assets/%40scope/a.js')
  })

  it('loses the address of a report, of which a script in its page tells', () => {
    const at = 'https://site.example/nl/w/R7KQ2M9XVD4TH8WC5NJP3BYE6S'
    const report = appErrorInput.parse({ message: `no ${at}`, stack: `Error: x\n at ${at}:3:14`, path: '/' })
    expect(report).toMatchObject({
      message: 'no https://site.example/nl/w/[token]',
      stack: 'Error: x\n at https://site.example/nl/w/[token]:3:14',
    })
  })

  it('holds nothing that turns the words beside it around', () => {
    const turned = 'TypeError\u202E: x\u2066\n\tat f'
    expect(appErrorInput.parse({ message: turned, stack: turned, path: '/\u202Ea' })).toEqual({
      message: 'TypeError: x\n\tat f',
      stack: 'TypeError: x\n\tat f',
      path: '/a',
    })
  })

  it('is cut rather than refused', () => {
    const report = appErrorInput.parse({
      message: 'x'.repeat(9000),
      stack: 'y'.repeat(9000),
      path: `/${'z'.repeat(9000)}`,
    })
    expect([report.message.length, report.stack?.length, report.path.length]).toEqual([500, 4000, 200])
  })

  it.each([{}, null, [], { message: '', path: '/' }, { message: 'x', path: 'contact' }, { message: 1, path: '/' }])(
    'is refused as %j',
    (body) => expect(appErrorInput.safeParse(body).success).toBe(false),
  )

  it('never holds what a database refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (message) => {
        expect(appErrorInput.parse({ message, path: '/' }).message).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u)
      }),
    )
  })
})
