/** Who is named in the story of a lead. */
import { expect, it } from 'vitest'
import { itemTitle } from './item-title.ts'

const nobody = { key: 'item', at: '2026-11-25T09:00:00.000Z', by: null }

it('what the site did by itself is not credited to a person', () => {
  const summary = 'waits again: the reply was not delivered'
  const change = {
    ...nobody,
    kind: 'change',
    summary,
    waitingSince: nobody.at,
    answers: false,
    spam: undefined,
  } as const
  expect(itemTitle(change)).toMatch(/^Waits again.*, by the site/)
})

it('a note is always of a person', () => {
  expect(itemTitle({ ...nobody, kind: 'note', text: 'Belt morgen.' })).not.toMatch(/site/)
})
