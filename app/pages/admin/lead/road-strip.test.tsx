/** What the drawing of a lead's road says in words. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Waiting } from '#app/domain/lead/lead-road.server.ts'
import { type LeadStrip, stripOf } from '#app/domain/lead/lead-strip.server.ts'
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
  const now = '2026-11-20T10:05:00.000Z'
  const strip = stripOf(road, [], now)
  if (!strip) throw new Error('nothing to draw')
  const file = { road, story: [], late: false, lead: { waiting_since: null }, now } as unknown as LeadPageData
  const shown = shownOf(file, strip)
  for (const said of [summary, mark, alt]) expect(shown).toMatch(said)
  expect(shown).not.toMatch(unsaid)
})

it.each([
  ['open', true, true],
  ['open', false, false],
  ['spam', true, false],
] as const)('does not say that nobody waits of a lead that is %s, held: %s: %s', (status, held, told) => {
  const road = { steps: [], waiting: undefined, dead: undefined }
  const now = '2026-11-20T10:05:00.000Z'
  const file = {
    road,
    story: [],
    late: false,
    lead: { status, waiting_since: null },
    held,
    now,
  } as unknown as LeadPageData
  const shown = shownOf(file, { days: [], marks: [], waits: [] })
  expect([shown.includes('message is held'), shown.includes('Nobody waits')]).toEqual([told, !told])
})

function shownOf(file: LeadPageData, strip: LeadStrip): string {
  return renderToStaticMarkup(<RoadStrip file={file} strip={strip} />).replace(/class="[^"]*"/g, '')
}
