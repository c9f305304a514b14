/** What the ladder of the office says it counts. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessageToWorkshop } from './message-to-workshop.tsx'

const none = { of: 0, middle: undefined }
const times = { messages: 3, toReply: none, replyToBooking: none, toWorkshop: none, messageToBooking: none }

it.each([0, 1, 2])('%i of those who wrote first have booked: bookings without a message are counted above', (of) => {
  const shown = renderToStaticMarkup(<MessageToWorkshop {...times} messageToBooking={{ of, middle: undefined }} />)
  expect(shown).toContain(`>${of} booked after a message<`)
})
