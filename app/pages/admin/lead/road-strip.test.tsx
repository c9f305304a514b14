/** What the drawing of a lead's road says in words. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Waiting } from '#app/domain/lead/lead-road.server.ts'
import { stripOf } from '#app/domain/lead/lead-strip.server.ts'
import type { LeadPageData } from './read-page.server.ts'
import { RoadStrip } from './road-strip.tsx'

it.each([
  [true, /Answered after 0:12 of 8/, />Answered 11:17</, /, answered Tue 17 Nov 11:17/, /settled/i],
  [false, /Settled after 0:12 of 8/, />Settled 11:17</, /, settled Tue 17 Nov 11:17/, /answered/i],
])('answered: %s', (answered, summary, mark, alt, unsaid) => {
  const waiting: Waiting = {
    since: '2026-11-17T10:05:00.000Z',
    promise: '2026-11-18T10:05:00.000Z',
    until: '2026-11-17T10:17:00.000Z',
    answered,
    minutes: 12,
    lateMinutes: 0,
  }
  const road = { steps: [], waiting, dead: undefined }
  const strip = stripOf(road, [], '2026-11-20T10:05:00.000Z')
  if (!strip) throw new Error('nothing to draw')
  const file = { road, story: [], late: false, lead: { waiting_since: null } } as unknown as LeadPageData
  const shown = renderToStaticMarkup(<RoadStrip file={file} strip={strip} />).replace(/class="[^"]*"/g, '')
  for (const said of [summary, mark, alt]) expect(shown).toMatch(said)
  expect(shown).not.toMatch(unsaid)
})
