/** What the figures say of those who wait. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Replies } from './replies.tsx'

const figures = { leads: 4, replied: 1, kept: 1, late: 0, median: { of: 1, middle: undefined } }

it.each([0, 1, 2])('of %i who wait it says for what: others wait for a later reply', (waiting) => {
  const shown = renderToStaticMarkup(<Replies {...figures} waiting={waiting} />)
  expect(shown).toMatch(/\bwaits? for a first reply\.$/)
})
