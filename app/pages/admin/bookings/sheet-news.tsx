/** What was just done, or could not be taken back. */
import { Done } from '../parts/fault.tsx'
import { NotUndone } from '../parts/not-undone.tsx'
import { PostNews } from '../parts/post-news.tsx'
import type { News } from './address.ts'

const done: Readonly<Record<News, { title: string; text: string }>> = {
  moved: { title: 'Moved.', text: 'The mails are on their way, with the new time for the calendar.' },
  // Not that the time is free again: it may be blocked too.
  cancelled: { title: 'Cancelled.', text: 'The mails are on their way. The booking no longer takes up the time.' },
  // True also where it was named so before.
  corrected: {
    title: 'Process stored.',
    text: 'The page of the booking names it, and so do reminders that are still to go. No mail went out about it.',
  },
  blocked: { title: 'Blocked.', text: 'Nobody can book it. Undo stands in the line at the foot.' },
  // Undo at the foot would take something else back.
  already_blocked: { title: 'It was blocked already.', text: 'Nothing was changed: its reason stays as it was.' },
}

/** In the pane of what it was done to: on a phone that is all one sees, below the week. */
export function ChangeNews({ news }: { news: News | undefined }) {
  return news ? <Done title={done[news].title}>{done[news].text}</Done> : null
}

/** Undo stands on every sheet, and is about any change: an error that was settled as well as time that was blocked. */
export function SheetNews({ undo }: { undo: string | null }) {
  return (
    <PostNews>{undo === null ? null : <NotUndone>Time that was booked meanwhile stays booked.</NotUndone>}</PostNews>
  )
}
