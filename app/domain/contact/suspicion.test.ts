import { describe, expect, it } from 'vitest'
import { type Evidence, suspicionsOf } from './suspicion.ts'

const input = { name: 'Anna', email: 'anna@example.nl', message: 'Our invoices wait for one signature.' }
const person: Evidence = { input, trap: '', token: { ageSeconds: 40 } }

describe('a person', () => {
  it.each<[string, Partial<Evidence>]>([
    ['who writes for a minute', {}],
    ['who pastes a text after three seconds', { token: { ageSeconds: 3 } }],
    ['whose form was made before the clock was set back', { token: { ageSeconds: 0, clockWentBack: true } }],
    ['who left the tab open over the weekend', { token: { ageSeconds: 4 * 86_400 } }],
    ['who shows three pages', { input: { ...input, message: 'See https://a.nl, www.b.nl and http://c.nl please' } }],
    ['who pastes three addresses whole', { input: { ...input, message: 'See https://www.a.nl '.repeat(3) } }],
  ])('%s is not suspect', (_, change) => {
    expect(suspicionsOf({ ...person, ...change })).toEqual([])
  })
})

describe('a program', () => {
  it.each<[string, Partial<Evidence>, string[]]>([
    ['fills in what people do not see', { trap: 'x' }, ['trap']],
    ['sends no token', { token: { invalid: 'missing' } }, ['token.missing']],
    ['makes one up', { token: { invalid: 'forged' } }, ['token.invalid']],
    ['is fast', { token: { ageSeconds: 2 } }, ['too_fast']],
    ['sends a form it stored long ago', { token: { ageSeconds: 8 * 86_400 } }, ['too_old']],
    ['sends many links', { input: { ...input, message: 'https://a.nl '.repeat(4) } }, ['links']],
    ['sends as many with www', { input: { ...input, message: 'https://www.a.nl '.repeat(4) } }, ['links']],
    ['has a link for a name', { input: { ...input, name: 'Win at www.example.com' } }, ['links']],
    ['writes markup', { input: { ...input, message: 'cheap [url=x]here[/url]' } }, ['markup']],
    ['does all of it', { trap: 'x', token: { invalid: 'missing' } }, ['trap', 'token.missing']],
  ])('%s', (_, change, reasons) => {
    expect(suspicionsOf({ ...person, ...change })).toEqual(reasons)
  })
})
