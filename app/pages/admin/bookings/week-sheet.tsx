/** A week: drawn to scale, then as a list, and beside it what is opened. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { hoursAndMinutes } from '../parts/desk-time.ts'
import { Fault } from '../parts/fault.tsx'
import { Key } from '../parts/key.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { pathToSheet } from './address.ts'
import { BlockForm } from './block-form.tsx'
import { BlockPane } from './block-pane.tsx'
import { BookingPane, type ShownAnswer } from './booking-pane.tsx'
import type { SheetShown } from './open-sheet.server.ts'
import type { BlockRefused } from './receive-block.server.ts'
import { SheetNews } from './sheet-news.tsx'
import { SheetSteps } from './sheet-steps.tsx'
import { SheetViews } from './sheet-views.tsx'
import type { WeekShown } from './show-calendar.server.ts'
import type { Drawn } from './use-draw.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekList } from './week-list.tsx'
import styles from './week-sheet.module.css'
import type { WeekTotals } from './week-totals.ts'
import { daysWords } from './words.ts'

interface WeekSheetProps {
  week: WeekShown
  beside: Omit<SheetShown, 'calendar'> & { undo: string | null; feed: string }
  answer: BlockRefused | ShownAnswer | undefined
}

export function WeekSheet({ week, beside, answer }: WeekSheetProps) {
  const { key } = useLocation()
  const { booking, block } = beside
  // What could not be taken back is said alone.
  const news = beside.undo === null ? beside.done : undefined
  const first = week.days[0]?.day ?? week.today
  const last = week.days.at(-1)?.day ?? week.today
  const here = pathToSheet({ week: week.week })
  const refused = answer?.about === 'block' ? answer : undefined
  const refusals = useRefusals(refused)
  const { drawn, draw } = useDrawn(refusals)
  return (
    <>
      <PageHead
        title={`Week ${week.number}, ${daysWords(first, last, week.today.slice(0, 4))}`}
        actions={
          <>
            <SheetSteps
              before={{ name: weekName(week.before), to: pathToSheet({ week: week.before }) }}
              today={pathToSheet({})}
              next={{ name: weekName(week.next), to: pathToSheet({ week: week.next }) }}
            />
            <PlaceLink className={desk.tool} place="block-from" data-key="b" aria-keyshortcuts="B">
              Block time <Key>B</Key>
            </PlaceLink>
          </>
        }
      >
        <Totals {...week.totals} />
      </PageHead>
      <SheetViews current="week" week={week.week} month={week.month} />
      <SheetNews undo={beside.undo} />
      {booking === 'missing' ? <Fault title="There is no booking of that number." /> : null}
      <div className={desk.split}>
        <div>
          <WeekGrid
            week={week}
            openBooking={booking === 'missing' ? undefined : booking?.booking.number}
            openBlock={block?.id}
            drawn={drawn}
            onDraw={draw}
          />
          <div className={desk.pager}>
            <p>
              Solid box: booked. Hatched: blocked. Around a workshop half an hour is kept free. To block time,{' '}
              <span className={styles.drawing}>draw over it, or </span>fill in the form.
            </p>
            <a href={beside.feed}>Calendar to subscribe to</a>
          </div>
          <WeekList
            rows={week.list}
            week={week}
            openBooking={booking === 'missing' ? undefined : booking?.booking.number}
          />
        </div>
        <aside aria-label="Opened, and time to block">
          <div className={desk.pane}>
            {booking && booking !== 'missing' ? (
              <BookingPane
                shown={booking}
                week={week.week}
                news={news}
                answer={answer && answer.about !== 'block' ? answer : undefined}
                close={here}
              />
            ) : null}
            {block ? <BlockPane block={block} news={news} close={here} /> : null}
            <BlockForm
              // What was drawn or refused fills it in anew, and so does what is done with.
              key={drawn ? `${drawn.day} ${drawn.from} ${drawn.to}` : beside.done ? key : `${week.week} ${refusals}`}
              hours={week.hours}
              values={drawn ? undefined : refused?.values}
              wrong={drawn ? undefined : refused?.wrong}
              drawn={drawn}
              storedReason={block?.reason}
              day={first > week.today ? first : week.today <= last ? week.today : first}
            />
          </div>
        </aside>
      </div>
    </>
  )
}

/**
 * How many there were. The place of the sheet changes some time after its answer is shown, once the sheet was read anew:
 * what somebody types in between must not be filled in a second time.
 */
function useRefusals(refused: BlockRefused | undefined): number {
  const [seen, setSeen] = useState({ refused, count: 0 })
  const count = refused && refused !== seen.refused ? seen.count + 1 : seen.count
  if (refused !== seen.refused) setSeen({ refused, count })
  return count
}

/** What is drawn holds until the sheet goes on: to a refusal, or to another week. */
function useDrawn(refusals: number) {
  const at = `${useLocation().key} ${refusals}`
  const [state, setState] = useState<{ drawn: Drawn | undefined; at: string }>()
  return {
    drawn: state?.at === at ? state.drawn : undefined,
    draw: (drawn: Drawn | undefined) => setState({ drawn, at }),
  }
}

function Totals({ calls, workshops, parts, open, booked, blocked, free }: WeekTotals) {
  const inParts = parts > workshops ? ` in ${parts} parts` : ''
  return (
    <>
      <b>
        {calls + workshops === 0
          ? 'Nothing booked.'
          : `${counted(calls, 'introduction call')}, ${counted(workshops, 'workshop')}${inParts}.`}
      </b>{' '}
      {open === 0
        ? 'The office is closed all week.'
        : `Of ${open / 60} office hours ${hoursAndMinutes(booked)} are booked, ${hoursAndMinutes(blocked)} blocked, ${hoursAndMinutes(free)} free before buffers.`}
    </>
  )
}

/** `Week 47` of `2026-W47`. */
function weekName(week: string): string {
  return `Week ${Number(week.slice(6))}`
}
