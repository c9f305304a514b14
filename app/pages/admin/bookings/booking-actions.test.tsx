/** That the desk says why something is not offered. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { BookingActions } from './booking-actions.tsx'
import type { BookingShown } from './show-booking.server.ts'

it.each([
  [['move', 'cancel'], 'coming', undefined],
  [['cancel'], 'coming', undefined],
  [['move'], 'coming', /session 2/],
  [[], 'coming', /Both sessions/],
  [[], 'over', undefined],
  [[], 'cancelled', undefined],
] as const)('with %j to do of a booking that is %s', (offers, state, why) => {
  const shown = { booking: { number: 7 }, state, offers } as unknown as BookingShown
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <BookingActions shown={shown} week="2026-W49" close="/" />
    </MemoryRouter>,
  )
  const said = /<p[^>]*>(.*?)<\/p>/.exec(markup)?.[1]
  if (why) expect(said).toMatch(why)
  else expect(said).toBeUndefined()
})
