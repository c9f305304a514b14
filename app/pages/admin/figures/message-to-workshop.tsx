/** The same ladder in time: how long it takes from the first message to the workshop, as the middle of the last year. */
import { offer } from '#app/content/offer.ts'
import { officeMinutes } from '#app/domain/booking/office-minutes.ts'
import { fewestForMedian, type Median } from '#app/domain/visits/median.ts'
import type { LeadTimes } from '#app/domain/visits/read-lead-times.server.ts'
import { counted, decimal, integer } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { hoursAndMinutes } from '../parts/desk-time.ts'
import { SectionHead } from './section-head.tsx'
import { Stream, type StreamGap } from './stream.tsx'

export function MessageToWorkshop({ messages, toReply, replyToBooking, toWorkshop, messageToBooking }: LeadTimes) {
  const most = Math.max(...[toReply, replyToBooking, toWorkshop].map(({ middle = 0 }) => middle), 1)
  const gap = (median: Median, many: string): StreamGap => ({
    upper: median.middle === undefined ? '?' : officeTime(median.middle),
    words: median.middle === undefined ? tooFew(median) : `median of ${integer(median.of, 'en')} ${many}`,
    weight: (median.middle ?? 0) / most,
    unknown: median.middle === undefined,
  })
  return (
    <section>
      <SectionHead title="From message to workshop">
        Medians of the last 12 months, in the hours that the office is open.
      </SectionHead>
      <Stream
        steps={[
          {
            title: 'Message',
            facts: [['Who', 'Visitor']],
            lower: `${integer(messages, 'en')} ${messages === 1 ? 'message' : 'messages'}`,
          },
          {
            title: 'First reply',
            facts: [
              ['Who', 'Desk'],
              ['Due', `${offer.replyOfficeHours} office h`],
            ],
            lower: counted(toReply.of, 'reply', 'replies'),
          },
          { title: 'Booking', facts: [['Who', 'Visitor']], lower: `${messageToBooking.of} booked after a message` },
          {
            title: 'Workshop',
            facts: [
              ['Who', 'Visitor and we'],
              ['Takes', `${offer.workshop.hours} hours`],
            ],
            lower: counted(toWorkshop.of, 'workshop'),
          },
        ]}
        gaps={[gap(toReply, 'replies'), gap(replyToBooking, 'who booked'), gap(toWorkshop, 'workshops')]}
      />
      <div className={desk.pager}>
        <p>
          From the first message to a booking, with a reply or without:{' '}
          {messageToBooking.middle === undefined
            ? tooFew(messageToBooking)
            : `${officeTime(messageToBooking.middle)}, the median of ${messageToBooking.of}`}
          . Each wait has its own people, so the waits do not add up.
        </p>
      </div>
    </section>
  )
}

/** 5:10 office hours; from a day on 1.8 office days. */
export function officeTime(minutes: number): string {
  if (minutes < officeMinutes) return `${hoursAndMinutes(minutes)} office hours`
  return `${decimal(minutes / officeMinutes, 1, 'en')} office days`
}

function tooFew({ of }: Median): string {
  return `too few to say: ${of} of ${fewestForMedian}`
}
