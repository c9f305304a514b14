/** How soon those who wrote to us first in a period had a reply. */
import type { ReplyFigures } from '#app/domain/visits/read-replies.server.ts'
import { counted, integer } from '#app/formats.ts'
import { officeTime } from './message-to-workshop.tsx'

/**
 * The promise first: it is what a figure here can cost. Only of those who first wrote in the period: others may wait for a
 * reply too.
 */
export function Replies({
  leads,
  replied,
  kept,
  waiting,
  late,
  median,
}: Pick<ReplyFigures, 'leads' | 'replied' | 'kept' | 'waiting' | 'late' | 'median'>) {
  if (leads === 0) return 'Nobody wrote to us for the first time in this period.'
  return (
    <>
      {median.middle === undefined ? (
        `Too few replies to say how long one takes: ${median.of}. `
      ) : (
        <>
          Median time to first reply <b>{officeTime(median.middle)}</b>.{' '}
        </>
      )}
      {replied > 0 ? (
        <>
          Of {counted(replied, 'reply', 'replies')} <b>{integer(kept, 'en')} kept the promise</b>.{' '}
        </>
      ) : null}
      {waiting > 0 ? (
        <>
          {`${counted(waiting, 'person waits', 'people wait')} for a first reply`}
          {late > 0 ? (
            <>
              , <b className="waste">{waiting === 1 ? 'too long' : `${integer(late, 'en')} of them too long`}</b>
            </>
          ) : null}
          .
        </>
      ) : (
        'Nobody who first wrote in this period waits for a first reply.'
      )}
    </>
  )
}
