import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { checkContact, contactLimits, type TypedContact } from '#app/domain/contact/input.ts'
import { wordIssues } from './refusal.ts'

const words = (locale: 'en' | 'nl') => content('labels', locale).fieldErrors

describe('wordIssues', () => {
  it('tells how long the message is and how long it may be, as the language writes numbers', () => {
    const typed = { name: 'Anna', email: 'a@b.nl', company: '', message: 'x'.repeat(5214) }
    const issues = [{ field: 'message', code: 'message.long' }] as const
    expect(wordIssues(issues, typed, words('en'), 'en').message).toContain('5,214')
    expect(wordIssues(issues, typed, words('nl'), 'nl').message).toContain('5.214')
    expect(wordIssues(issues, typed, words('nl'), 'nl').message).toContain('5.000')
  })

  it('leaves no place unfilled and no wrong field without words, whatever was typed', () => {
    const field = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: 'binary', minLength: contactLimits.email.max, maxLength: 400 }),
    )
    fc.assert(
      fc.property(fc.record({ name: field, email: field, company: field, message: field }), (typed: TypedContact) => {
        const checked = checkContact(typed)
        if (!('issues' in checked)) return
        for (const locale of ['en', 'nl'] as const) {
          const errors = wordIssues(checked.issues, typed, words(locale), locale)
          expect(Object.keys(errors)).toEqual(checked.issues.map((issue) => issue.field))
          for (const text of Object.values(errors)) expect(text).toMatch(/^[^{}]{10,}$/)
        }
      }),
    )
  })
})
