/** How whoever booked is reached. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BookingFacts } from './booking-facts.tsx'
import type { BookingShown } from './show-booking.server.ts'

it('dials a number without the nought of its trunk', () => {
  const booking = {
    number: 7,
    event: 'intro-call-30-minutes',
    way: 'phone',
    sessions: [],
    locale: 'nl',
    name: 'Marieke de Wit',
    email: 'marieke@dewit.example',
    phone: '+31 (0)6 12345678',
  }
  const shown = { booking, state: 'coming', leadId: undefined } as unknown as BookingShown
  expect(renderToStaticMarkup(<BookingFacts shown={shown} />)).toContain('href="tel:+31612345678"')
})
