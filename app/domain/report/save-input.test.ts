import { describe, expect, it } from 'vitest'
import { checkSave, readSaveForm, type TypedSave } from './save-input.ts'

const nothing: TypedSave = { owner: '', email: '', consent: false }

const codesOf = (typed: Partial<TypedSave>) =>
  checkSave({ ...nothing, ...typed }).issues.map(({ field, code }) => [field, code])

describe('what comes with a saved sheet', () => {
  it('may be nothing at all', () => {
    expect(checkSave(nothing)).toEqual({ input: { owner: undefined, email: undefined, consent: false }, issues: [] })
  })

  it('is tidied', () => {
    const { input } = checkSave({ owner: '  De\tWit \u202E& Zn ', email: ' anna@example.nl\n', consent: true })
    expect(input).toEqual({ owner: 'De Wit & Zn', email: 'anna@example.nl', consent: true })
  })

  it.each([
    [{ owner: 'x'.repeat(61) }, ['owner', 'owner.long']],
    [{ owner: 'Win at https://x.example' }, ['owner', 'owner.link']],
    [{ owner: 'www.x.example' }, ['owner', 'owner.link']],
    [{ email: 'anna' }, ['email', 'email.form']],
    [{ email: `${'a'.repeat(250)}@x.nl` }, ['email', 'email.long']],
    [{ consent: true }, ['email', 'email.missing']],
  ])('is refused as %j', (typed, issue) => expect(codesOf(typed)).toEqual([issue]))

  it.each([{ owner: '👩‍🔧'.repeat(12) }, { owner: 'Bol.com' }, { email: 'anna@example.nl' }])(
    'is fine as %j',
    (typed) => expect(codesOf(typed)).toEqual([]),
  )
})

it('reads a form, and makes nothing of what is not text', () => {
  const form = new FormData()
  form.append('owner', new File([], 'x'))
  form.append('consent', 'on')
  form.append('key', 'too wild a key')
  form.append('sheet', 'num=en')
  expect(readSaveForm(form)).toEqual({
    typed: { owner: '', email: '', consent: true },
    sheet: 'num=en',
    key: undefined,
    token: '',
    trap: '',
    source: null,
  })
})
