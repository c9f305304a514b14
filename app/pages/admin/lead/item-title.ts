/** What an entry of a lead's story is called. */
import { offer } from '#app/content/offer.ts'
import { byWhom } from '#app/domain/desk/by-whom.ts'
import type { BookingItem, StoryItem } from '#app/domain/lead/lead-story.ts'
import type { IconName } from '../parts/icons.tsx'
import { kindNames } from '../parts/kind-names.ts'

export function itemTitle(item: StoryItem): string {
  switch (item.kind) {
    case 'message':
      return 'Message from the contact form'
    case 'report':
      return 'Report saved in the calculator, with consent'
    case 'checklist':
      return 'Checklist mailed, with consent'
    case 'booking':
      return bookingTitle(item)
    case 'gone':
      return `${kindNames[item.was]}, deleted at the end of its term`
    case 'reply':
      return item.withdrawn ? `Reply by ${writerOf(item)}, stopped before it left` : `Reply by ${writerOf(item)}`
    case 'note':
      return `Note by ${writerOf(item)}, not shown to the lead`
    case 'change':
      return `${item.summary.charAt(0).toUpperCase()}${item.summary.slice(1)}, by ${byWhom(item.by, item.summary)}`
  }
}

export function itemIcon(item: StoryItem): IconName {
  if (item.kind === 'gone') return item.was
  if (item.kind === 'reply') return 'answered'
  if (item.kind === 'change') return 'tick'
  return item.kind
}

function bookingTitle({ change, by, event }: BookingItem): string {
  const what = event === 'intro-call-30-minutes' ? `introduction call, ${offer.introCall.minutes} minutes` : 'workshop'
  if (change === 'booked') return `Booked: ${what}`
  return `${change === 'moved' ? 'Moved' : 'Cancelled'} by ${by === 'staff' ? 'us' : 'the lead'}: ${what}`
}

/** Of what is never written but by a person. */
function writerOf({ by }: { by: string | null }): string {
  return by ?? 'somebody who left'
}
