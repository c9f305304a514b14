/** Who is named in the story of a lead. */
import { expect, it } from 'vitest'
import { waitsAgain } from '#app/domain/lead/lead-story.ts'
import { itemTitle } from './item-title.ts'

const nobody = { key: 'item', at: '2026-11-25T09:00:00.000Z', by: null }

const change = (summary: string) =>
  ({ ...nobody, kind: 'change', summary, waitingSince: nobody.at, answers: false, spam: undefined }) as const

it('what the site did by itself is not credited to a person', () => {
  expect(itemTitle(change(waitsAgain))).toBe('Waits again: the reply was not delivered, by the site')
  // Staff who did so by hand stand under the same words in older lines.
  expect(itemTitle({ ...change(waitsAgain), by: 'Anna de Vries' })).toMatch(/, by Anna de Vries$/)
})

it('what somebody may have done who left, or the command line, leaves it open who it was', () => {
  expect(itemTitle(change('set to won'))).toBe('Set to won, by the site, the command line, or somebody who left')
})

it('a note is always of a person', () => {
  expect(itemTitle({ ...nobody, kind: 'note', text: 'Belt morgen.' })).not.toMatch(/site/)
})
