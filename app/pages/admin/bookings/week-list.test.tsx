/** What the list of a week says of reminders. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { ListRow, WeekShown } from './show-calendar.server.ts'
import { WeekList } from './week-list.tsx'

const at = '2026-11-03T09:00:00.000Z'

it.each([
  ['sent', { status: 'sent', at }, true, /^sent Tue 3 Nov 10:00$/],
  [
    'promised, but not delivered: then is when it was promised',
    { status: 'dead', at },
    true,
    /promised Tue 3 Nov 10:00$/,
  ],
  ['none, of a session to come', undefined, false, /^none$/],
  ['not known any more, of a session that is over: its copy may be deleted', undefined, true, /^–$/],
] as const)('%s', (_, reminder, over, said) => {
  const row = { booked: call, reminder, over } satisfies ListRow
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <WeekList rows={[row]} week={{ week: '2026-W45' } as WeekShown} openBooking={undefined} />
    </MemoryRouter>,
  )
  expect(/data-label="Reminder">(.*?)<\/td>/.exec(shown)?.[1]).toMatch(said)
})

const call = {
  number: 7,
  revision: 0,
  session: { start: '2026-11-04T09:00:00.000Z', end: '2026-11-04T09:30:00.000Z' },
  part: undefined,
  name: 'Noor Bakker',
  company: undefined,
  event: 'intro-call-30-minutes',
  way: 'phone',
  address: undefined,
  from: 60,
  to: 90,
} as const
