/** The road of a period in which nobody came, and of one in which somebody did. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RoadToContact } from './road-to-contact.tsx'

const nobody = {
  visits: 0,
  opened: 0,
  days: 7,
  calculator: { fromOutside: 0, fromInside: 0, reports: 0 },
  contact: { form: 0, booking: 0, fromCalculator: 0 },
  replies: {
    leads: 0,
    firstBy: { message: 0, booking: 0, report: 0, checklist: 0, gone: 0 },
    replied: 0,
    kept: 0,
    broken: 0,
    waiting: 0,
    late: 0,
    settled: 0,
    median: { of: 0, middle: undefined },
  },
}

it('says in one line that nobody came', () => {
  const shown = renderToStaticMarkup(<RoadToContact {...nobody} />)
  expect(shown).toContain('Nobody came in this period.')
  expect(shown).not.toContain('are lost')
})

it('draws the road once somebody came, also by another way than a page', () => {
  const replies = { ...nobody.replies, leads: 1, replied: 1 }
  for (const somebody of [{ visits: 2, opened: 2 }, { replies }]) {
    const shown = renderToStaticMarkup(<RoadToContact {...nobody} {...somebody} />)
    expect(shown).toContain('First reply')
    expect(shown).not.toContain('Nobody came')
  }
})
